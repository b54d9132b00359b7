import { printable } from "../text/line.ts";

/** Rows as aligned columns. Visitors' text can't move the cursor or reverse the line. */
export function formatTable(rows: readonly (readonly string[])[]) {
  const cells = rows.map((row) => row.map(plainCell));
  const widths = cells.reduce<number[]>((most, row) => row.map((cell, i) => Math.max(most[i] ?? 0, cell.length)), []);
  return cells
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

export function printTable(rows: readonly (readonly string[])[]) {
  if (rows.length > 0) console.log(formatTable(rows));
}

function plainCell(text: string) {
  return printable(text)
    .replace(/[\n\r\t]+/g, " ")
    .replace(/[\p{Cf}\u0080-\u009f]/gu, "");
}
