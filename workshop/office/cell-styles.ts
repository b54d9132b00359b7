import type { CellStyle } from "hucre";
import { COLORS } from "../../app/design/colors.ts";
import { FONT, hex, INK, INPUT, STONE, TOTAL } from "./paper.ts";

/** What a cell looks like, as words: "input money example". */
export type Look = string;

/** The last two characters leave the width of a bracket between a number and the cell's edge. */
const FORMATS: Record<string, string> = {
  money: '"$"#,##0.00_)',
  dollars: '"$"#,##0_)',
  number: "General_)",
  tenths: "#,##0.0_)",
  whole: "#,##0_)",
  hours: "0.00_)",
  percent: "0%_)",
  tenthPercent: "0.0%_)",
  date: "mmm d, yyyy_)",
  /** A date where sixteen columns have to fit. */
  short: "m/d/yy_)",
  /** Thu 1, as the look-ahead writes it. */
  day: "ddd d_)",
  time: "h:mm AM/PM_)",
  thousandth: "0.000_)",
};

const side = { style: "thin", color: { rgb: hex(COLORS.ash) } } as const;
const solid = (color: string) => ({ type: "pattern", pattern: "solid", fgColor: { rgb: hex(color) } }) as const;

export function styleOf(look: Look): CellStyle {
  const words = new Set(look.split(" "));
  const has = (word: string) => words.has(word);
  const format = Object.keys(FORMATS).find(has);
  return {
    font: fontOf(has),
    ...(has("header") && { fill: solid(COLORS.night) }),
    ...(has("input") && { fill: solid(INPUT), border: { bottom: side, left: side, right: side, top: side } }),
    // What is written by hand on paper needs no ink under it.
    ...((has("computed") || has("write")) && { border: { bottom: side, left: side, right: side, top: side } }),
    ...(has("subtotal") && { border: { top: side } }),
    ...(has("total") && { fill: solid(TOTAL), border: { top: side } }),
    ...(format && { numFmt: FORMATS[format] ?? "General" }),
    alignment: alignmentOf(look, has),
  };
}

/** Numbers stand on the right, words on the left, unless the look says otherwise. */
export function sideOf(look: Look) {
  const words = look.split(" ");
  const said = (["left", "center", "right"] as const).find((side) => words.includes(side));
  return said ?? (words.some((word) => word in FORMATS) ? "right" : "left");
}

function alignmentOf(look: Look, has: (word: string) => boolean): CellStyle["alignment"] {
  const horizontal = sideOf(look);
  const isBoxed = ["header", "input", "write", "computed", "total"].some(has);
  return {
    vertical: has("top") ? "top" : "center",
    horizontal,
    wrapText: has("wrap"),
    indent: isBoxed && (horizontal === "left" || (has("header") && horizontal === "right")) ? 1 : 0,
  };
}

function fontOf(has: (word: string) => boolean): CellStyle["font"] {
  const size = has("title") ? 18 : has("total") ? 13 : has("note") ? 10 : has("small") ? 8 : 11;
  const color = has("header") ? COLORS.paper : has("note") || has("small") || has("example") ? STONE : INK;
  const bold = ["title", "header", "label", "subtotal", "total"].some(has);
  return { name: FONT, size, bold, italic: has("example"), color: { rgb: hex(color) } };
}
