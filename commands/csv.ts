/** Rows as CSV for spreadsheets. Text that they would run as a formula gets a leading apostrophe. */
export function toCsv(columns: readonly string[], rows: readonly (readonly unknown[])[]) {
  return [columns, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** Full-width signs start formulas in some locales, and other locales split lines at semicolons, so a formula may also follow a semicolon. */
const FORMULA = /(^|;)(?=\s*[=+\-@\t\r＝＋－＠])/g;

function cell(value: unknown) {
  const text = value instanceof Date ? value.toISOString() : String(value ?? "");
  const safe = text.replace(FORMULA, "$1'");
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
