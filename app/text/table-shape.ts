/** About three lines on a phone. */
const ROW_CHARACTERS = 120;
/** Four columns leave each about ten characters a line, and a row's name some more. */
const MANY_COLUMNS = 4;
const [NAME_CHARACTERS, CELL_CHARACTERS] = [45, 32];

/** Whether a phone shows a table's rows as blocks. Short cells are meant to be compared, so those stay a table. */
export function isToldInBlocks(rows: string[][]) {
  const columns = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  if (columns.length >= MANY_COLUMNS && columns.some((longest, i) => longest > (i === 0 ? NAME_CHARACTERS : CELL_CHARACTERS))) return true;
  return columns.reduce((sum, longest) => sum + longest, 0) > ROW_CHARACTERS;
}

/** Which columns hold nothing but figures and gaps. Those line up on the right, under their heading. The first column names the rows. */
export function figureColumns(rows: string[][]) {
  const cells = (column: number) => rows.map((row) => row[column]?.trim() ?? "");
  return (
    rows[0]?.map(
      (_, i) => i > 0 && cells(i).every((cell) => cell === "" || FIGURE.test(cell)) && cells(i).some((cell) => /\d/.test(cell)),
    ) ?? []
  );
}

/** Whether a row's name needs its column's before it once it heads a block: 'Rank 0', but not 'Software Jobber'. */
export function areRowsNumbered(rows: string[][]) {
  return rows.every(([name = ""]) => FIGURE.test(name.trim()));
}

/** '$1,200', '-3', '40%', '5 hours'; a dash where there's none. */
const FIGURE = /^(?:[-–]|[-+−]?\$?\d[\d,.]*(?:\s?(?:%|x|h|min|hours?|minutes?|days?|weeks?))?)$/;
