import {
  AlignmentType,
  BorderStyle,
  Footer,
  type IParagraphOptions,
  Document as OfficeDocument,
  Packer,
  PageBreak,
  PageOrientation,
  Paragraph,
  type Table,
} from "docx";
import { COLORS } from "../../app/design/colors.ts";
import type { Block } from "./blocks.ts";
import { boxOf, checksOf, fieldsOf, ruleOf, signaturesOf, tableOf } from "./document-tables.ts";
import { packAlike } from "./pack.ts";
import { FONT, FROM_LINE, hex, INK, LETTER, STONE } from "./paper.ts";
import { runs } from "./runs.ts";

export type Document = { kind: "document"; title: string; lead: string; landscape?: boolean; blocks: Block[] };

const TWIPS = 1440;
const MARGIN = 0.6;

/** The document as a .docx file. */
export async function writeDocument(document: Document) {
  const { title, lead, landscape = false } = document;
  const width = ((landscape ? LETTER.height : LETTER.width) - 2 * MARGIN) * TWIPS;
  const office = new OfficeDocument({
    title,
    creator: "Peakworks",
    lastModifiedBy: "Peakworks",
    styles: { default: { document: { run: { font: FONT, size: 20, color: hex(INK) } } } },
    sections: [
      {
        properties: {
          page: {
            // The library swaps the two when the page is landscape.
            size: {
              width: LETTER.width * TWIPS,
              height: LETTER.height * TWIPS,
              orientation: landscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
            },
            margin: { top: MARGIN * TWIPS, bottom: 0.7 * TWIPS, left: MARGIN * TWIPS, right: MARGIN * TWIPS, footer: 0.35 * TWIPS },
          },
        },
        footers: { default: new Footer({ children: [line(FROM_LINE, { size: 8, color: STONE })] }) },
        children: [
          line(title, { size: 20, bold: true, after: 2 }),
          line(lead, { size: 10, color: STONE, after: 8 }),
          ...document.blocks.flatMap((block) => officeBlock(block, width)),
        ],
      },
    ],
  });
  return packAlike(await Packer.toBuffer(office));
}

function officeBlock(block: Block, width: number): (Paragraph | Table)[] {
  switch (block.kind) {
    case "heading":
      return [line(block.text, { size: 12, bold: true, before: 9, after: 3, keep: true })];
    case "text":
      return [line(block.text, { size: block.big ? 12 : 10, color: block.quiet ? STONE : INK, after: 5 })];
    case "break":
      return [new Paragraph({ children: [new PageBreak()] })];
    case "quote":
      return [
        ...(block.title ? [line(block.title, { size: 10.5, bold: true, before: 5, after: 2, keep: true })] : []),
        ...block.lines.map((text) => quoted(text, block.big ? 11.5 : 10)),
        line("", { size: 4 }),
      ];
    case "fields":
      return [fieldsOf(block, width), line("", { size: 4 })];
    case "box":
      return [boxOf(block, width), line("", { size: 4 })];
    case "checks":
      return [checksOf(block, width), line("", { size: 4 })];
    case "table":
      return [tableOf(block, width), line("", { size: 4 })];
    case "signatures":
      return [signaturesOf(block, width)];
    case "rule":
      return [ruleOf()];
  }
}

type Look = { size: number; bold?: boolean; color?: string; before?: number; after?: number; keep?: boolean };

function line(text: string, { size, bold = false, color = INK, before = 0, after = 0, keep = false }: Look) {
  return new Paragraph({
    spacing: { before: before * 20, after: after * 20 },
    keepNext: keep,
    children: runs(text, { size, bold, color }),
  });
}

/** Something to copy word for word: a bar on its left, on a light ground. */
function quoted(text: string, size: number) {
  const options: IParagraphOptions = {
    alignment: AlignmentType.LEFT,
    indent: { left: 160, right: 80 },
    spacing: { before: 20, after: 40, line: 264 },
    keepLines: true,
    border: { left: { style: BorderStyle.SINGLE, size: 18, space: 8, color: hex(COLORS.hivis) } },
    children: runs(text, { size }),
  };
  return new Paragraph(options);
}
