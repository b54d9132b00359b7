/** Rows as CSV that spreadsheets open. A text that they would run as a formula gets an apostrophe before it. */
export function toCsv(columns: readonly string[], rows: readonly (readonly unknown[])[]) {
  return [columns, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** Full-width signs count as formulas in some locales, and others cut a line at semicolons, so a formula may also follow one. */
const FORMULA = /(^|;)(?=\s*[=+\-@\t\r＝＋－＠])/g;

function cell(value: unknown) {
  const text = value instanceof Date ? value.toISOString() : String(value ?? "");
  const safe = text.replace(FORMULA, "$1'");
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
