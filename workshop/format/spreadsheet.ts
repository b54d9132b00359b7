import { formulaProblem } from "./formula.ts";
import { readPackage, twice } from "./package.ts";
import { worksheetProblems } from "./worksheet.ts";
import { childOf, childrenOf, type Element, orderProblems } from "./xml.ts";

/** The order the schema demands in a workbook (ECMA-376, part 1, 18.2.27). */
const WORKBOOK = ["fileVersion", "workbookPr", "workbookProtection", "bookViews", "sheets", "externalReferences", "definedNames", "calcPr"];
const LONGEST_NAME = 31;
/** A sheet that needs quotes has them, and its own apostrophes are doubled. */
const PRINTED = /^(?:'((?:[^']|'')+)'|([A-Za-z_]\w*))!\$(?:[A-Z]+\$\d+:\$[A-Z]+\$\d+|\d+:\$\d+)$/;

/** What would make Excel offer to repair an .xlsx file, in sentences. LibreOffice opens most of these without a word. */
export function workbookProblems(file: Uint8Array) {
  const { parts, targets, problems } = readPackage(file);
  const workbook = parts.get("xl/workbook.xml");
  if (!workbook) return [...problems, "there's no workbook"];
  const sheets = childrenOf(childOf(workbook, "sheets"), "sheet");
  const names = sheets.map(({ attributes }) => attributes.name ?? "");
  const styles = parts.get("xl/styles.xml");
  const strings = childrenOf(parts.get("xl/sharedStrings.xml"), "si").length;
  const formats = childrenOf(childOf(styles, "cellXfs"), "xf").length;
  return [
    ...problems,
    ...orderProblems(workbook, WORKBOOK),
    ...nameProblems(names),
    ...twice(sheets.map(({ attributes }) => attributes.sheetId)).map((id) => `two sheets have the id ${id}`),
    ...definedNameProblems(workbook, names),
    ...(styles ? styleProblems(styles) : ["there are no styles"]),
    ...sheets.flatMap(({ attributes }) => {
      const part = parts.get(targets.get("xl/workbook.xml")?.get(attributes["r:id"] ?? "") ?? "");
      if (part?.name !== "worksheet") return [`${attributes.name} leads to no worksheet`];
      const checkFormula = (formula: string) => formulaProblem(formula, names);
      return worksheetProblems(part, { strings, formats, checkFormula }).map((problem) => `${attributes.name}: ${problem}`);
    }),
  ];
}

function nameProblems(names: string[]) {
  return [
    ...names.filter((name) => name.length === 0 || name.length > LONGEST_NAME).map((name) => `${name} isn't 1 to 31 characters long`),
    ...names.filter((name) => /[[\]:*?/\\]|^'|'$/.test(name)).map((name) => `${name} has a character that a sheet's name can't have`),
    ...twice(names.map((name) => name.toLowerCase())).map((name) => `two sheets are called ${name}`),
  ];
}

function definedNameProblems(workbook: Element, sheets: string[]) {
  const defined = childrenOf(childOf(workbook, "definedNames"), "definedName");
  const keys = defined.map(({ attributes }) => `${attributes.name} of sheet ${attributes.localSheetId}`);
  return [
    ...twice(keys).map((key) => `${key} is defined twice`),
    ...defined.flatMap(({ attributes, text }) => {
      const [, quoted, bare] = PRINTED.exec(text) ?? [];
      const sheet = quoted?.replaceAll("''", "'") ?? bare;
      if (sheet === undefined) return [`${attributes.name} can't be read: ${text}`];
      return sheets[Number(attributes.localSheetId)] === sheet ? [] : [`${attributes.name} names ${sheet}, which isn't its sheet`];
    }),
  ];
}

/** Every format of a cell names a font, a fill, a border and a number format that are there. */
function styleProblems(styles: Element) {
  const count = (list: string) => childOf(styles, list)?.children.length ?? 0;
  const own = childrenOf(childOf(styles, "numFmts"), "numFmt").map(({ attributes }) => Number(attributes.numFmtId));
  const [none, gray] = childrenOf(childOf(styles, "fills"), "fill").map((fill) => childOf(fill, "patternFill")?.attributes.patternType);
  const formats = ["cellStyleXfs", "cellXfs"].flatMap((list) => childrenOf(childOf(styles, list), "xf"));
  return [
    // Excel keeps the first two fills for itself, whatever a file says.
    ...(none === "none" && gray === "gray125" ? [] : ["the first two fills aren't Excel's own"]),
    ...own.filter((id) => id < 164).map((id) => `the number format ${id} is Excel's own`),
    ...twice(own).map((id) => `two number formats are ${id}`),
    ...formats.flatMap(({ attributes }) =>
      [
        ["fontId", count("fonts")],
        ["fillId", count("fills")],
        ["borderId", count("borders")],
        ["xfId", count("cellStyleXfs")],
      ]
        .filter(([name, size]) => Number(attributes[name as string] ?? 0) >= Number(size))
        .map(([name]) => `a cell's format has the ${name} ${attributes[name as string]}, which isn't there`),
    ),
    ...formats
      .map(({ attributes }) => Number(attributes.numFmtId ?? 0))
      .filter((id) => id >= 164 && !own.includes(id))
      .map((id) => `a cell's format has the number format ${id}, which isn't there`),
  ];
}
