import type { CellValue, DataValidation } from "hucre";
import { type Look, sideOf } from "./cell-styles.ts";
import { FROM_LINE } from "./paper.ts";

/** `formula` is what the cell computes and `value` its result, which viewers that can't calculate show. */
export type Cell = { value?: CellValue; formula?: string; look?: Look };
export type Row = { cells: Cell[]; height: number };

/** The cells of a row that is an example or empty. */
type ExampleCells = {
  input: (example?: CellValue, look?: Look) => Cell;
  computed: (formula: string, example: CellValue, look?: Look) => Cell;
};

type Options = { landscape?: boolean; pages?: number };

const HEIGHT = 17;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** One sheet, filled from the top down. Rows and columns are named as a spreadsheet names them: A1. */
export class Sheet {
  readonly name: string;
  /** In characters. */
  readonly widths: number[];
  readonly rows: Row[] = [];
  /** Cells of a row that are one: its number, and the first and the last column, counted from 0. */
  readonly merges: { row: number; from: number; to: number }[] = [];
  readonly validations: DataValidation[] = [];
  readonly landscape: boolean;
  /** How many sheets of paper tall it may be; 0 is as many as it takes. */
  readonly pages: number;
  /** The header row that's printed on every page. */
  repeated: number | undefined;

  constructor(name: string, widths: number[], { landscape = false, pages = 1 }: Options = {}) {
    this.name = name;
    this.widths = widths;
    this.landscape = landscape;
    this.pages = pages;
  }

  get next() {
    return this.rows.length + 1;
  }

  /** Title, what to do with it, and whose it is. */
  opening(title: string, note: string) {
    this.add([{ value: title, look: "title" }], 28);
    this.note(note);
    this.across(FROM_LINE, "small");
    this.gap();
  }

  /** Returns the number of the row. */
  add(cells: Cell[], height = this.#heightFor(cells)) {
    this.rows.push({ cells, height });
    return this.rows.length;
  }

  /** Rows to fill in. The first one is an example. */
  exampleRows(count: number, cells: (row: number, cells: ExampleCells) => Cell[], height?: number) {
    for (let i = 0; i < count; i++) this.add(cells(this.next, i === 0 ? SHOWN : EMPTY), height);
  }

  gap() {
    this.add([], 9);
  }

  note(text: string) {
    this.across(text, "note wrap top");
  }

  /** Text over the whole width. */
  across(text: string, look: Look) {
    const width = this.widths.reduce((sum, each) => sum + each, 0);
    const row = this.add(
      [{ value: text, look }],
      lines(text, look.includes("note") ? width * 1.1 : width) * (look.includes("small") ? 12 : 14) + 3,
    );
    if (this.widths.length > 1) this.merges.push({ row, from: 0, to: this.widths.length - 1 });
    return row;
  }

  /** The dark band runs over the whole width, also where a block has fewer columns. */
  header(labels: string[]) {
    return this.add(this.widths.map((_, i) => ({ value: labels[i] ?? null, look: "header wrap" })));
  }

  /** Like `header`, and printed again at the top of every page. */
  repeatedHeader(labels: string[]) {
    this.repeated = this.header(labels);
    return this.repeated;
  }

  /** A label and the cell to fill in. Returns its fixed address. */
  setting(label: string, value: CellValue, look: Look) {
    const row = this.add([{ value: label }, { value, look: `input ${look}` }]);
    return `$B$${row}`;
  }

  /** A label and one wide cell to fill in. */
  field(label: string, value: CellValue = null, to = this.widths.length - 1) {
    const row = this.add([{ value: label }, ...Array.from({ length: to }, (_, i) => ({ value: i === 0 ? value : null, look: "input" }))]);
    this.merges.push({ row, from: 1, to });
  }

  /** A choice from a list in column `column` of the rows from `first` to `last`. */
  choice(column: string, first: number, last: number, values: string[]) {
    this.validations.push({
      type: "list",
      values,
      allowBlank: true,
      showErrorMessage: true,
      errorMessage: `Pick one of: ${values.join(", ")}.`,
      range: `${column}${first}:${column}${last}`,
    });
  }

  /** A date in column `column` of the rows from `first` to `last`. */
  dates(column: string, first: number, last: number) {
    const range = `${column}${first}:${column}${last}`;
    const errorMessage = "Type a date, such as 3/14/2027.";
    this.validations.push({
      type: "date",
      operator: "greaterThan",
      formula1: "36526",
      allowBlank: true,
      showErrorMessage: true,
      errorMessage,
      range,
    });
  }

  /** The rows, with every header above numbers set like the numbers. */
  get finished() {
    return this.rows.map(({ cells, height }, i) => ({
      height,
      cells: cells.map((cell, j) => {
        const below = this.rows[i + 1]?.cells[j]?.look ?? "";
        return cell.look?.startsWith("header") ? { ...cell, look: `${cell.look} ${sideOf(below)}` } : cell;
      }),
    }));
  }

  /** Tall enough for the text that wraps. Spreadsheets don't do that by themselves when they open a file. */
  #heightFor(cells: Cell[]) {
    const counts = cells.map(({ value, look = "" }, i) => (look.includes("wrap") ? lines(String(value ?? ""), this.widths[i] ?? 10) : 1));
    const tallest = Math.max(1, ...counts);
    const isInput = cells.some(({ look }) => look?.includes("input"));
    return tallest > 1 ? tallest * 14 + 5 : isInput ? 20 : HEIGHT;
  }
}

const SHOWN: ExampleCells = {
  input: (value = null, look = "") => ({ value, look: `input ${look} example` }),
  computed: (formula, value, look = "") => ({ formula, value, look: `computed ${look} example` }),
};

const EMPTY: ExampleCells = {
  input: (_, look = "") => ({ value: null, look: `input ${look}` }),
  computed: (formula, _, look = "") => ({ formula, value: "", look: `computed ${look}` }),
};

/** A day as spreadsheets store it, counted from the end of 1899. */
export function serial(date: Date) {
  return date.getTime() / 86_400_000 + 25_569;
}

export function column(index: number) {
  return LETTERS[index] ?? "";
}

function lines(text: string, width: number) {
  return text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * 0.97) / width)), 0);
}
