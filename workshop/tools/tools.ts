import { json } from "../json.ts";
import { writeDocument } from "../office/document.ts";
import { drawDocument } from "../office/draw-document.ts";
import { drawWorkbook } from "../office/draw-workbook.ts";
import type { Drawing } from "../office/drawing.ts";
import { writeWorkbook } from "../office/workbook.ts";
import { LAYOUTS } from "./layouts.ts";

const COLUMNS = 6;
const STEP = 280;

/** The tools that visitors take away, the picture of each, and how large each file is. */
export async function tools(): Promise<Record<string, string | Uint8Array>> {
  const layouts = Object.entries(LAYOUTS).map(([name, make]) => ({ name, layout: make() }));
  const drawn = layouts.map(({ name, layout }) => ({
    name,
    drawing: layout.kind === "document" ? drawDocument(layout) : drawWorkbook(layout),
  }));
  const files = await Promise.all(
    layouts.map(
      async ({ name, layout }) => [name, layout.kind === "document" ? await writeDocument(layout) : await writeWorkbook(layout)] as const,
    ),
  );
  const facts = Object.fromEntries(files.map(([name, bytes], i) => [name, { bytes: bytes.length, picture: drawn[i]?.drawing.size }]));
  return {
    ...Object.fromEntries(files.map(([name, bytes]) => [`public/templates/${name}`, bytes])),
    "app/pages/tools/ui/tool-pictures.svg": sprite(drawn),
    "app/pages/tools/files.json": json(facts),
  };
}

/** All pictures in one file, since each of them alone would be a request. A page shows one by its name: tool-pictures.svg#name. */
function sprite(drawn: { name: string; drawing: Drawing }[]) {
  const parts = drawn.map(({ name, drawing }, i) => {
    const [x, y] = [(i % COLUMNS) * STEP, Math.floor(i / COLUMNS) * STEP];
    const { width, height } = drawing.size;
    return `<view id="${name}" viewBox="${x} ${y} ${width} ${height}"/>${drawing.group(x, y)}`;
  });
  const font = 'font-family="Arial,Helvetica,sans-serif" font-weight="700" font-size="6"';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${font}>\n${parts.join("\n")}\n</svg>\n`;
}
