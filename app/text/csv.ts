/** Spreadsheets take a file for UTF-8 only when it begins with this; without it Excel garbles José. */
const BYTE_ORDER_MARK = "\ufeff";

/** Rows as CSV for spreadsheets. Every cell is quoted, and text that they would run as a formula gets an apostrophe in front. */
export function toCsv(columns: readonly string[], rows: readonly (readonly unknown[])[]) {
  return BYTE_ORDER_MARK + [columns, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/**
 * A formula may also follow any sign that a spreadsheet is told to split at: some locales split at semicolons, and people choose tabs.
 * Quotes don't help then, because they no longer stand at the edge of a cell. Full-width signs start formulas in some locales, and leading
 * blanks don't stop them.
 */
const FORMULA = /(?<=^|[,;|\t\n\v\f\r\u0085\u2028\u2029])(?=[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠])/gu;

function cell(value: unknown) {
  if (typeof value === "number") return `"${value}"`;
  const text = value instanceof Date ? value.toISOString() : String(value ?? "");
  return `"${text.replace(FORMULA, "'").replaceAll('"', '""')}"`;
}
