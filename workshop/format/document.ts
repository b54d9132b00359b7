import { readPackage, twice } from "./package.ts";
import { allIn, childOf, childrenOf, type Element, orderProblems } from "./xml.ts";

/** The order that the schema demands inside the elements our documents use (ECMA-376, part 1, 17). Word refuses a file that mixes it up. */
const ORDERS: Record<string, string[]> = {
  "w:pPr": [
    "w:pStyle",
    "w:keepNext",
    "w:keepLines",
    "w:pageBreakBefore",
    "w:numPr",
    "w:pBdr",
    "w:shd",
    "w:tabs",
    "w:spacing",
    "w:ind",
    "w:jc",
    "w:rPr",
    "w:sectPr",
  ],
  "w:rPr": [
    "w:rStyle",
    "w:rFonts",
    "w:b",
    "w:bCs",
    "w:i",
    "w:iCs",
    "w:caps",
    "w:color",
    "w:spacing",
    "w:sz",
    "w:szCs",
    "w:u",
    "w:vertAlign",
    "w:lang",
  ],
  "w:tbl": ["w:tblPr", "w:tblGrid", "w:tr"],
  "w:tblPr": ["w:tblStyle", "w:tblW", "w:jc", "w:tblInd", "w:tblBorders", "w:shd", "w:tblLayout", "w:tblCellMar", "w:tblLook"],
  "w:tcPr": ["w:tcW", "w:gridSpan", "w:vMerge", "w:tcBorders", "w:shd", "w:noWrap", "w:tcMar", "w:vAlign"],
  "w:tcBorders": ["w:top", "w:start", "w:left", "w:bottom", "w:end", "w:right"],
  "w:tcMar": ["w:top", "w:start", "w:left", "w:bottom", "w:end", "w:right"],
  "w:sectPr": ["w:headerReference", "w:footerReference", "w:pgSz", "w:pgMar", "w:pgNumType", "w:cols", "w:titlePg", "w:docGrid"],
};
/** Measures in twentieths of a point and the like: Word takes whole numbers only. */
const WHOLE = ["w:w", "w:h", "w:sz", "w:before", "w:after", "w:left", "w:right", "w:top", "w:bottom", "w:line", "w:space"];

/** What would make Word say that it can't read a .docx file, in sentences. */
export function documentProblems(file: Uint8Array) {
  const { parts, problems } = readPackage(file);
  const body = childOf(parts.get("word/document.xml"), "w:body");
  if (!body) return [...problems, "there's no document"];
  const texts = [...parts].filter(([name]) => /^word\/(document|footer\d*|header\d*)\.xml$/.test(name));
  const styles = childrenOf(parts.get("word/styles.xml"), "w:style").map(({ attributes }) => attributes["w:styleId"]);
  return [
    ...problems,
    ...(body.children.at(-1)?.name === "w:sectPr" ? [] : ["the body doesn't end with the page's size"]),
    ...texts.flatMap(([name, root]) =>
      allIn(root).flatMap((element) => elementProblems(element, styles).map((problem) => `${name}: ${problem}`)),
    ),
    ...texts.flatMap(([name, root]) => {
      const ids = allIn(root).filter((element) => element.name === "wp:docPr" || element.name === "w:bookmarkStart");
      return twice(ids.map(({ name, attributes }) => `${name} ${attributes.id ?? attributes["w:id"]}`)).map(
        (id) => `${name}: ${id} is there twice`,
      );
    }),
  ];
}

function elementProblems(element: Element, styles: (string | undefined)[]) {
  const { name, attributes, children } = element;
  const order = ORDERS[name];
  return [
    ...(order ? orderProblems(element, order) : []),
    ...(name === "w:tbl" ? tableProblems(element) : []),
    ...(name === "w:tc" && children.at(-1)?.name !== "w:p" ? ["a cell doesn't end with a paragraph"] : []),
    ...(/^w:[prt](bl)?Style$/.test(name) && !styles.includes(attributes["w:val"]) ? [`the style ${attributes["w:val"]} isn't there`] : []),
    ...Object.entries(attributes)
      .filter(([key, value]) => WHOLE.includes(key) && !/^-?\d+$/.test(value))
      .map(([key, value]) => `${key} of <${name}> is ${value}, which isn't a whole number`),
  ];
}

/** Every row has a cell for every column of the grid. */
function tableProblems(table: Element) {
  const columns = childrenOf(childOf(table, "w:tblGrid"), "w:gridCol").length;
  return childrenOf(table, "w:tr").flatMap((row, i) => {
    const spans = childrenOf(row, "w:tc").map((cell) => Number(childOf(childOf(cell, "w:tcPr"), "w:gridSpan")?.attributes["w:val"] ?? 1));
    const wide = spans.reduce((sum, span) => sum + span, 0);
    return wide === columns ? [] : [`row ${i + 1} of a table has ${wide} of ${columns} columns`];
  });
}
