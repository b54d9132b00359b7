import { twice } from "./package.ts";
import { allIn, childOf, childrenOf, type Element, orderProblems } from "./xml.ts";

/** The order the schema demands in a worksheet (ECMA-376, part 1, 18.3.1.99). */
const WORKSHEET = [
  "sheetPr",
  "dimension",
  "sheetViews",
  "sheetFormatPr",
  "cols",
  "sheetData",
  "sheetCalcPr",
  "sheetProtection",
  "protectedRanges",
  "scenarios",
  "autoFilter",
  "sortState",
  "dataConsolidate",
  "customSheetViews",
  "mergeCells",
  "phoneticPr",
  "conditionalFormatting",
  "dataValidations",
  "hyperlinks",
  "printOptions",
  "pageMargins",
  "pageSetup",
  "headerFooter",
];
const CELL_TYPES = ["b", "d", "e", "inlineStr", "n", "s", "str"];
/** Excel's own limits. */
const MOST = { text: 32_767, formula: 8_192, listInQuotes: 255, message: 225, footer: 255, rowHeight: 409, columnWidth: 255 };

type Book = { strings: number; formats: number; checkFormula: (formula: string) => string | undefined };

export function worksheetProblems(sheet: Element, book: Book) {
  const rows = childrenOf(childOf(sheet, "sheetData"), "row");
  return [
    ...orderProblems(sheet, WORKSHEET),
    ...ascending(rows.map(({ attributes }) => Number(attributes.r))).map((row) => `row ${row} is out of order`),
    ...rows
      .filter(({ attributes }) => Number(attributes.ht ?? 0) > MOST.rowHeight)
      .map(({ attributes }) => `row ${attributes.r} is too tall`),
    ...rows.flatMap((row) => cellProblems(row, book)),
    ...columnProblems(sheet),
    ...mergeProblems(sheet),
    ...validationProblems(sheet, book),
    ...allIn(sheet)
      .filter(({ name, text }) => /^(odd|even|first)(Header|Footer)$/.test(name) && text.length > MOST.footer)
      .map(({ name }) => `${name} is longer than ${MOST.footer} characters`),
  ];
}

function cellProblems(row: Element, { strings, formats, checkFormula }: Book) {
  const cells = childrenOf(row, "c");
  const places = cells.map(({ attributes }) => placeOf(attributes.r ?? ""));
  return [
    ...places
      .filter((place) => place.row !== Number(row.attributes.r))
      .map((place) => `a cell of row ${place.row} stands in row ${row.attributes.r}`),
    ...ascending(places.map(({ column }) => column)).map((column) => `column ${column} of row ${row.attributes.r} is out of order`),
    ...cells.flatMap((cell) => {
      const { r, s = "0", t = "n" } = cell.attributes;
      const value = childOf(cell, "v")?.text ?? "";
      const formula = childOf(cell, "f")?.text;
      const broken = formula === undefined ? undefined : checkFormula(formula);
      return [
        ...orderProblems(cell, ["f", "v", "is"]),
        ...(CELL_TYPES.includes(t) ? [] : [`${r} has the type ${t}`]),
        ...(Number(s) < formats ? [] : [`${r} has the style ${s}, which isn't there`]),
        ...(t === "s" && !(Number(value) < strings) ? [`${r} has the text ${value}, which isn't there`] : []),
        ...(t === "n" && value !== "" && !Number.isFinite(Number(value)) ? [`${r} holds ${value}, which isn't a number`] : []),
        ...(value.length > MOST.text || (formula?.length ?? 0) > MOST.formula ? [`${r} is too long`] : []),
        ...(broken ? [`the formula in ${r} doesn't work: ${broken}`] : []),
      ];
    }),
  ];
}

function columnProblems(sheet: Element) {
  const columns = childrenOf(childOf(sheet, "cols"), "col").map(({ attributes }) => attributes);
  return [
    ...ascending(columns.flatMap(({ min, max }) => (min === max ? [Number(min)] : [Number(min), Number(max)]))).map(
      (column) => `the width of column ${column} is out of order`,
    ),
    ...columns.filter(({ width }) => Number(width) > MOST.columnWidth).map(({ min }) => `column ${min} is too wide`),
  ];
}

function mergeProblems(sheet: Element) {
  const merged = childOf(sheet, "mergeCells");
  const ranges = childrenOf(merged, "mergeCell").map(({ attributes }) => attributes.ref ?? "");
  const cells = ranges.flatMap(cellsIn);
  return [
    ...(merged && Number(merged.attributes.count) !== ranges.length ? ["mergeCells miscounts"] : []),
    ...ranges.filter((range) => cellsIn(range).length < 2).map((range) => `${range} merges nothing`),
    ...twice(cells).map((cell) => `${cell} is merged twice`),
  ];
}

function validationProblems(sheet: Element, { checkFormula }: Book) {
  const list = childOf(sheet, "dataValidations");
  const rules = childrenOf(list, "dataValidation");
  return [
    ...(list && Number(list.attributes.count) !== rules.length ? ["dataValidations miscounts"] : []),
    ...rules.flatMap((rule) => {
      const { sqref = "", error = "", prompt = "" } = rule.attributes;
      const formulas = rule.children.map(({ text }) => text);
      return [
        ...orderProblems(rule, ["formula1", "formula2"]),
        ...(cellsIn(sqref).length > 0 ? [] : [`a rule is for ${sqref}`]),
        ...(error.length > MOST.message || prompt.length > MOST.message ? [`the message for ${sqref} is too long`] : []),
        ...formulas
          .filter((text) => text.startsWith('"') && text.length - 2 > MOST.listInQuotes)
          .map(() => `the list for ${sqref} is too long`),
        ...formulas.flatMap((text) => checkFormula(text) ?? []).map((problem) => `the rule for ${sqref} doesn't work: ${problem}`),
      ];
    }),
  ];
}

/** Those that aren't greater than the one before. */
function ascending(numbers: number[]) {
  return numbers.filter((number, i) => !(number > (numbers[i - 1] ?? 0)));
}

function placeOf(address: string) {
  const [, letters = "", row = ""] = /^([A-Z]{1,3})(\d+)$/.exec(address) ?? [];
  return { column: [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0), row: Number(row) };
}

/** The cells of a range such as B6:B85, as row and column. */
function cellsIn(range: string) {
  const [from = "", to = from] = range.split(":");
  const [start, end] = [placeOf(from), placeOf(to)];
  if (!start.row || !end.row) return [];
  return Array.from({ length: end.row - start.row + 1 }, (_, r) =>
    Array.from({ length: end.column - start.column + 1 }, (_, c) => `row ${start.row + r}, column ${start.column + c}`),
  ).flat();
}
