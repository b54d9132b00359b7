/** About three lines of a phone. */
const ROW_CHARACTERS = 120;

/** Whether a phone tells a table's rows as blocks: short cells are there to be compared, so they stay a table. */
export function isToldInBlocks(rows: string[][]) {
  const columns = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  return columns.reduce((sum, longest) => sum + longest, 0) > ROW_CHARACTERS;
}
