/** Rows as CSV that spreadsheets open. A text that they would run as a formula gets an apostrophe before it. */
export function toCsv(columns: readonly string[], rows: readonly (readonly unknown[])[]) {
  return [columns, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(value: unknown) {
  const text = value instanceof Date ? value.toISOString() : String(value ?? "");
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
