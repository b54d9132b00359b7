import { TextRun } from "docx";
import { FONT, hex, INK } from "./paper.ts";

/** Words between two asterisks on each side are bold, as in the posts. */
export function runs(text: string, { size, bold = false, color = INK }: { size: number; bold?: boolean; color?: string }) {
  return text
    .split("**")
    .map((part, i) => new TextRun({ text: part, size: size * 2, bold: bold || i % 2 === 1, color: hex(color), font: FONT }));
}
