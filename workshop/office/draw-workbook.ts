import { COLORS } from "../../app/design/colors.ts";
import { sideOf } from "./cell-styles.ts";
import { Drawing } from "./drawing.ts";
import { INPUT, TOTAL } from "./paper.ts";
import type { Workbook } from "./workbook.ts";
import type { Cell, Sheet } from "./worksheet.ts";

const MARGIN = 36;
/** How wide a character of a column's width is, in points. */
const CHARACTER = 5.8;

/** The first sheet as it prints: fitted to the paper's width. */
export function drawWorkbook({ sheets }: Workbook) {
  const [sheet] = sheets as [Sheet];
  const drawing = new Drawing(sheet.landscape);
  const total = sheet.widths.reduce((sum, width) => sum + width, 0) * CHARACTER;
  const tall = sheet.rows.reduce((sum, { height }) => sum + height, 0);
  const room = drawing.height - 2 * MARGIN;
  const scale = Math.min((drawing.width - 2 * MARGIN) / total, sheet.pages === 1 ? room / tall : 2, 1.25);
  const start = (drawing.width - total * scale) / 2;
  let y = MARGIN;
  for (const [i, { cells, height }] of sheet.finished.entries()) {
    let x = start;
    for (const [j, cell] of cells.entries()) {
      const merge = sheet.merges.find(({ row, from, to }) => row === i + 1 && from <= j && j <= to);
      const columns = merge ? sheet.widths.slice(merge.from, merge.to + 1) : [sheet.widths[j] ?? 0];
      const width = columns.reduce((sum, each) => sum + each, 0) * CHARACTER * scale;
      if (!merge || merge.from === j) drawCell(drawing, cell, { x, y, width, height: height * scale, scale });
      x += (sheet.widths[j] ?? 0) * CHARACTER * scale;
    }
    y += height * scale;
  }
  return drawing;
}

type Place = { x: number; y: number; width: number; height: number; scale: number };

function drawCell(drawing: Drawing, { value, look = "" }: Cell, { x, y, width, height, scale }: Place) {
  const has = (word: string) => look.split(" ").includes(word);
  const fill = has("header") ? COLORS.night : has("input") ? INPUT : has("total") ? TOTAL : undefined;
  if (fill) drawing.area(x, y, width, height, fill);
  if (has("input") || has("computed") || has("write")) drawing.frame(x, y, width, height);
  if (value === null || value === undefined || value === "") return;
  if (has("title")) return drawing.words(String(value), x, y + 4 * scale, 18 * scale);
  const size = (has("small") ? 8 : 10) * scale;
  const text = value instanceof Date ? "Oct 1, 2026" : String(value).slice(0, 300);
  const shown = typeof value === "number" ? "12.34" : text;
  const color = has("header") ? COLORS.paper : has("label") || has("total") || has("subtotal") ? COLORS.ink : COLORS.fog;
  const length = Math.min(shown.length * size * 0.5, width - 8);
  const left = { left: x + 4, center: x + (width - length) / 2, right: x + width - length - 4 }[sideOf(look)];
  const lines = Math.max(1, Math.ceil((shown.length * size * 0.5) / Math.max(width - 8, 1)));
  drawing.text(shown, left, y + Math.max(0, (height - lines * size * 1.25) / 2), { width: Math.max(width - 8, size), size, color });
}
