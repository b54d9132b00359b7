/** About three lines on a phone. */
const ROW_CHARACTERS = 120;

/** Whether a phone shows a table's rows as blocks. Short cells are meant to be compared, so those stay a table. */
export function isToldInBlocks(rows: string[][]) {
  const columns = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  return columns.reduce((sum, longest) => sum + longest, 0) > ROW_CHARACTERS;
}
