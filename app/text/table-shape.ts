/** About three lines on a phone. */
const ROW_CHARACTERS = 120;
/** Four columns leave each about ten characters a line, and a row's name some more. */
const MANY = { columns: 4, name: 45, cell: 32, row: 100 };
/** A phone has no room to wrap the cells of five. As they stand, each with its air, they fit 360 px up to this. */
const WIDE = { columns: 5, air: 2, row: 50, cell: 18 };

/** Whether a phone shows a table's rows as blocks. Short cells are meant to be compared, so those stay a table as long as they fit. */
export function isToldInBlocks(rows: string[][], headings: string[] = []) {
  const longest = longestCells(rows);
  const [name = 0, ...cells] = longest;
  const row = sum(longest);
  const isMany = longest.length >= MANY.columns;
  if (isMany && (row > MANY.row || name > MANY.name || cells.some((cell) => cell > MANY.cell))) return true;
  return row > ROW_CHARACTERS || (longest.length >= WIDE.columns && sum(unwrapped(rows, headings)) > WIDE.row);
}

/** What each column takes if only names and headings wrap. */
function unwrapped(rows: string[][], headings: string[]) {
  const names = rows.map(([name = ""]) => name);
  return longestCells(rows).map((cell, i) => {
    const words = [headings[i] ?? "", ...(i === 0 ? names : [])].flatMap((text) => text.split(" "));
    return WIDE.air + Math.max(i === 0 ? 0 : cell, ...words.map((word) => word.length));
  });
}

/** Whether a block has room for a row's cells beside each other: five columns or more of a word or a figure each. */
export function isWide(rows: string[][]) {
  const [, ...cells] = longestCells(rows);
  return cells.length + 1 >= WIDE.columns && cells.every((cell) => cell <= WIDE.cell);
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

function longestCells(rows: string[][]) {
  return rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
}

function sum(numbers: number[]) {
  return numbers.reduce((total, each) => total + each, 0);
}
