import { COLORS } from "../../app/design/colors.ts";
import type { Block, BlockOf } from "./blocks.ts";
import type { Document } from "./document.ts";
import { Drawing } from "./drawing.ts";
import { WRITE } from "./paper.ts";

const MARGIN = 43;

/** The first page as it prints. */
export function drawDocument({ title, lead, landscape = false, blocks }: Document) {
  const drawing = new Drawing(landscape);
  const width = drawing.width - 2 * MARGIN;
  drawing.words(title, MARGIN, MARGIN, 20);
  let y = MARGIN + 27;
  y += drawing.text(lead, MARGIN, y, { width, size: 10 }) + 8;
  for (const block of blocks) {
    if (block.kind === "break") break;
    y += drawBlock(drawing, block, y, width);
  }
  return drawing;
}

/** Returns how tall the block is. */
function drawBlock(drawing: Drawing, block: Block, y: number, width: number): number {
  switch (block.kind) {
    case "heading":
      return 9 + drawing.text(block.text, MARGIN, y + 9, { width, size: 12, color: COLORS.ink }) + 3;
    case "text":
      return drawing.text(block.text, MARGIN, y, { width, size: block.big ? 12 : 10 }) + 5;
    case "quote":
      return drawQuote(drawing, block, y, width);
    case "fields":
      return drawFields(drawing, block, y, width);
    case "box": {
      const height = block.lines * 17 + (block.hint ? 26 : 16);
      drawing.area(MARGIN, y, width, height, WRITE);
      drawing.frame(MARGIN, y, width, height);
      drawing.text(block.label, MARGIN + 5, y + 3, { width, size: 10.5, color: COLORS.ink });
      if (block.hint) drawing.text(block.hint, MARGIN + 5, y + 17, { width: width - 10, size: 8.5 });
      return height + 11;
    }
    case "checks":
      return drawChecks(drawing, block, y, width);
    case "table":
      return drawTable(drawing, block, y, width);
    case "signatures":
      for (const [i, label] of block.labels.entries()) {
        const share = width / block.labels.length;
        drawing.area(MARGIN + i * share, y + 34, share - 12, 1, COLORS.ash);
        drawing.text(label, MARGIN + i * share, y + 38, { width: share - 12, size: 8.5 });
      }
      return 50;
    case "rule":
      drawing.area(MARGIN, y + 4, width, 1, COLORS.ash);
      return 9;
    case "break":
      return 0;
  }
}

function drawQuote(drawing: Drawing, { title, lines, big }: BlockOf<"quote">, y: number, width: number) {
  let down = title ? 5 + drawing.text(title, MARGIN, y + 5, { width, size: 10.5, color: COLORS.ink }) : 0;
  const start = down;
  for (const line of lines) down += drawing.text(line, MARGIN + 8, y + down, { width: width - 12, size: big ? 11.5 : 10 }) + 3;
  drawing.area(MARGIN, y + start, 3, down - start, COLORS.hivis);
  return down + 6;
}

function drawFields(drawing: Drawing, { labels, columns = 2 }: BlockOf<"fields">, y: number, width: number) {
  const share = width / columns;
  for (const [i, label] of labels.entries()) {
    const [x, top] = [MARGIN + (i % columns) * share, y + Math.floor(i / columns) * 24];
    drawing.text(label, x + 4, top + 5, { width: share * 0.38, size: 9.5, color: COLORS.ink });
    drawing.area(x + share * 0.4, top, share * 0.58, 22, WRITE);
    drawing.area(x + share * 0.4, top + 22, share * 0.58, 1, COLORS.ash);
  }
  return Math.ceil(labels.length / columns) * 24 + 8;
}

function drawChecks(drawing: Drawing, { items, answer }: BlockOf<"checks">, y: number, width: number) {
  let down = 0;
  for (const item of items) {
    drawing.frame(MARGIN + 5, y + down + 4, 7, 7);
    const room = answer ? width * 0.5 : width - 30;
    const tall = drawing.text(item, MARGIN + 22, y + down + 2, { width: room, size: 10 });
    if (answer) drawing.area(MARGIN + width * 0.58, y + down + 18, width * 0.42, 1, COLORS.ash);
    down += Math.max(tall + 4, answer ? 24 : 18);
  }
  return down + 6;
}

function drawTable(drawing: Drawing, { head, rows, widths, rowHeight = 20, fills = [] }: BlockOf<"table">, y: number, width: number) {
  const sum = widths.reduce((total, share) => total + share, 0);
  const sizes = widths.map((share) => (share / sum) * width);
  drawing.area(MARGIN, y, width, 17, COLORS.night);
  let down = 17;
  let x = MARGIN;
  for (const [i, label] of head.entries()) {
    drawing.text(label, x + 5, y + 3, { width: (sizes[i] ?? 0) - 8, size: 9.5, color: COLORS.paper });
    x += sizes[i] ?? 0;
  }
  for (const [r, row] of rows.entries()) {
    const lines = row.map((text, i) => Math.ceil((text.length * 4.75) / Math.max(1, (sizes[i] ?? 0) - 9)));
    const height = Math.max(rowHeight, Math.max(...lines) * 12 + 5) + 2;
    x = MARGIN;
    for (const [i, text] of row.entries()) {
      const size = sizes[i] ?? 0;
      if (i === 0 && fills[r]) drawing.area(x, y + down, size, height, fills[r]);
      else if (text === "") drawing.area(x, y + down, size, height, WRITE);
      drawing.frame(x, y + down, size, height);
      if (text) drawing.text(text, x + 5, y + down + 4, { width: size - 9, size: 9.5 });
      x += size;
    }
    down += height;
  }
  return down + 10;
}
