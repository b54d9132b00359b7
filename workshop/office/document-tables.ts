import {
  BorderStyle,
  HeightRule,
  type ITableCellOptions,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlign,
  WidthType,
} from "docx";
import { COLORS } from "../../app/design/colors.ts";
import type { BlockOf } from "./blocks.ts";
import { hex, INK, STONE, WRITE } from "./paper.ts";
import { runs } from "./runs.ts";

const POINT = 20;
const NONE = { style: BorderStyle.NONE, size: 0, color: "auto" };
const THIN = { style: BorderStyle.SINGLE, size: 4, color: hex(COLORS.ash) };
const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE };
const UNDERLINED = { ...NO_BORDERS, bottom: THIN };
const BOXED = { top: THIN, bottom: THIN, left: THIN, right: THIN };

type Borders = NonNullable<ITableCellOptions["borders"]>;
type Look = { size?: number; bold?: boolean; color?: string; fill?: string | undefined; borders?: Borders };

export function fieldsOf({ labels, columns = 2 }: BlockOf<"fields">, width: number) {
  const share = width / columns;
  const labelWidth = Math.min(share * 0.4, 1750);
  const rows = Array.from({ length: Math.ceil(labels.length / columns) }, (_, i) => labels.slice(i * columns, (i + 1) * columns));
  const widths = Array.from({ length: columns }, () => [labelWidth, share - labelWidth]).flat();
  return table(
    widths,
    rows.map((row) => {
      const cells = row.flatMap((label) => [
        cell(label, labelWidth, { bold: true, size: 9.5, borders: NO_BORDERS }),
        cell("", share - labelWidth, { fill: WRITE, borders: UNDERLINED }),
      ]);
      while (cells.length < widths.length) cells.push(cell("", widths[cells.length] ?? 0, { borders: NO_BORDERS }));
      return tall(cells, 20);
    }),
  );
}

/** A labeled box with room to write. What belongs in it stands small under the label. */
export function boxOf({ label, hint, lines }: BlockOf<"box">, width: number) {
  const words = [new Paragraph({ children: runs(label, { size: 10.5, bold: true }) })];
  if (hint) words.push(new Paragraph({ children: runs(hint, { size: 8.5, color: STONE }) }));
  const inside = new TableCell({
    children: words,
    width: { size: width, type: WidthType.DXA },
    margins: MARGINS,
    shading: { fill: hex(WRITE) },
    borders: BOXED,
  });
  return table([width], [tall([inside], lines * 17 + (hint ? 26 : 16))]);
}

export function checksOf({ items, answer, numbered }: BlockOf<"checks">, width: number) {
  const mark = numbered ? 780 : 380;
  const answers = answer ? width * 0.42 : 0;
  const widths = [mark, width - mark - answers, ...(answer ? [answers] : [])];
  return table(
    widths,
    items.map((item, i) =>
      tall(
        [
          cell(numbered ? `☐ ${i + 1}` : "☐", mark, { size: 11, borders: NO_BORDERS }),
          cell(item, width - mark - answers, { size: 10, borders: NO_BORDERS }),
          ...(answer ? [cell("", answers, { fill: WRITE, borders: UNDERLINED })] : []),
        ],
        answer ? 22 : 16,
      ),
    ),
  );
}

export function tableOf({ head, rows, widths, rowHeight = 20, fills = [], example }: BlockOf<"table">, width: number) {
  const sum = widths.reduce((total, share) => total + share, 0);
  const sizes = widths.map((share) => (share / sum) * width);
  const header = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: head.map((text, i) =>
      cell(text, sizes[i] ?? 0, { bold: true, size: 9.5, color: COLORS.paper, fill: COLORS.night, borders: BOXED }),
    ),
  });
  const body = rows.map((row, r) =>
    tall(
      row.map((text, i) => {
        const isExample = example !== undefined && r < example;
        const fill = i === 0 && fills[r] ? fills[r] : text === "" ? WRITE : undefined;
        return cell(text, sizes[i] ?? 0, {
          size: 9.5,
          bold: i === 0 && fills[r] !== undefined,
          color: isExample ? STONE : INK,
          fill,
          borders: BOXED,
        });
      }),
      rowHeight,
    ),
  );
  return table(sizes, [header, ...body]);
}

/** Lines to sign on, with a gap between two. */
export function signaturesOf({ labels }: BlockOf<"signatures">, width: number) {
  const gap = 240;
  const share = (width - gap * (labels.length - 1)) / labels.length;
  const sizes = labels.flatMap((_, i) => (i === 0 ? [share] : [gap, share]));
  const row = (one: (label: string) => TableCell) =>
    labels.flatMap((label, i) => (i === 0 ? [one(label)] : [cell("", gap, { borders: NO_BORDERS }), one(label)]));
  return table(sizes, [
    tall(
      row(() => cell("", share, { borders: UNDERLINED })),
      34,
    ),
    tall(
      row((label) => cell(label, share, { size: 8.5, color: STONE, borders: NO_BORDERS })),
      12,
    ),
  ]);
}

export function ruleOf() {
  return new Paragraph({ spacing: { before: 60, after: 60 }, border: { bottom: { ...THIN, space: 1 } }, children: [] });
}

const MARGINS = { top: 40, bottom: 40, left: 90, right: 90 };

function table(columnWidths: number[], rows: TableRow[]) {
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: columnWidths.reduce((sum, each) => sum + each, 0), type: WidthType.DXA },
    columnWidths,
    rows,
  });
}

function tall(children: TableCell[], points: number) {
  return new TableRow({ children, cantSplit: true, height: { value: points * POINT, rule: HeightRule.ATLEAST } });
}

function cell(text: string, size: number, { size: points = 10, bold = false, color = INK, fill, borders = BOXED }: Look) {
  return new TableCell({
    children: text.split("\n").map((part) => new Paragraph({ children: runs(part, { size: points, bold, color }) })),
    width: { size, type: WidthType.DXA },
    verticalAlign: VerticalAlign.CENTER,
    margins: MARGINS,
    borders,
    ...(fill && { shading: { fill: hex(fill) } }),
  });
}
