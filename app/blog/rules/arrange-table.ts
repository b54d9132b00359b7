import type { Element, ElementContent, Properties } from "hast";
import { areRowsNumbered, figureColumns, isToldInBlocks, isWide } from "../../text/table-shape.ts";
import { element, textOf } from "./elements.ts";

type Fill = { words: (nodes: ElementContent[]) => ElementContent[]; cell: (nodes: ElementContent[]) => ElementContent[] };
type TableRow = Element[];

/**
 * A table like those in the articles: on a phone it scrolls inside its own box if it has to. Where cells are long, or too many for a phone,
 * each row becomes a block that names its columns instead. That doesn't work for uneven rows or rows with spans.
 */
export function arrangeTable(table: Element, fill: Fill): Element[] {
  const { head, body } = partsOf(table);
  if (body.length === 0) return [];
  const columns = head[0] ?? [];
  const labels = columns.map(({ children }) => plain(fill.words(children)));
  const isEven =
    head.length === 1 && columns.length > 1 && [...head, ...body].every((row) => row.length === columns.length && !hasSpans(row));
  const caption = childrenNamed(table, ["caption"])
    .slice(0, 1)
    .map((node) => element("caption", fill.words(node.children)));
  const texts = body.map((row) => row.map(({ children }) => plain(children)));
  const isStacked = isEven && isToldInBlocks(texts, labels);
  const isLabeled = (i: number) => isStacked && (i > 0 || areRowsNumbered(texts));
  const figures = isEven ? figureColumns(texts) : [];
  const parts = [
    ...caption.filter(({ children }) => children.length > 0),
    ...section("thead", head, (cell, i) => aligned(headCell(cell, fill), figures[i])),
    ...section("tbody", body, (cell, i) =>
      aligned(bodyCell(cell, { isFirst: isEven && i === 0, label: isLabeled(i) ? labels[i] : undefined }, fill), figures[i]),
    ),
  ];
  if (isStacked) {
    const blocks = element("table", parts, { role: "table", className: isWide(texts) ? ["stacked", "wide"] : ["stacked"] });
    return [element("div", [withRoles(blocks)], { className: ["@container"] })];
  }
  const label = plain(caption.flatMap(({ children }) => children)) || labels.filter(Boolean).join(", ");
  return [
    element("div", [element("table", parts)], { className: ["sideways"], tabIndex: 0, ...(label && { role: "region", ariaLabel: label }) }),
  ];
}

/** A first row of headings is the table's head, even if it wasn't marked up as one. */
function partsOf(table: Element): { head: TableRow[]; body: TableRow[] } {
  const head = rowsIn(table, ["thead"]);
  const [first, ...rest] = rowsIn(table, ["tbody", "tfoot"]);
  if (!first) return { head, body: [] };
  const isHead = head.length === 0 && rest.length > 0 && first.every(({ tagName }) => tagName === "th");
  return isHead ? { head: [first], body: rest } : { head, body: [first, ...rest] };
}

function rowsIn(table: Element, sections: string[]): TableRow[] {
  return childrenNamed(table, sections)
    .flatMap((part) => childrenNamed(part, ["tr"]))
    .map((row) => childrenNamed(row, ["td", "th"]))
    .filter((row) => row.length > 0);
}

function hasSpans(row: TableRow) {
  return row.some(({ properties }) => spanOf(properties.colSpan) > 1 || spanOf(properties.rowSpan) > 1);
}

function section(tagName: string, rows: TableRow[], make: (cell: Element, column: number) => Element) {
  if (rows.length === 0) return [];
  const made = rows.map((row) => element("tr", row.map(make)));
  return [element(tagName, made)];
}

function aligned(cell: Element, isFigure: boolean | undefined) {
  return isFigure ? { ...cell, properties: { ...cell.properties, className: ["amount"] } } : cell;
}

/** A heading without text would be announced as an empty heading, so it becomes a plain cell. */
function headCell(cell: Element, fill: Fill) {
  const content = fill.words(cell.children);
  const name = content.length === 0 ? "td" : "th";
  const scope = name === "th" ? { scope: cell.properties.scope ?? "col" } : {};
  return element(name, content, { ...scope, ...spansOf(cell) });
}

/** The first cell of an even row names the row, so it becomes a heading however it was marked up. */
function bodyCell(cell: Element, { isFirst, label }: { isFirst: boolean; label: string | undefined }, fill: Fill) {
  const content = fill.cell(cell.children);
  const isHeading = content.length > 0 && (cell.tagName === "th" || isFirst);
  const named = { ...(label && { dataLabel: label }), ...spansOf(cell) };
  return isHeading ? element("th", content, { scope: cell.properties.scope ?? "row", ...named }) : element("td", content, named);
}

function spansOf({ properties: { colSpan, rowSpan } }: Element): Properties {
  return { ...(spanOf(colSpan) > 1 && { colSpan: spanOf(colSpan) }), ...(spanOf(rowSpan) > 1 && { rowSpan: spanOf(rowSpan) }) };
}

function spanOf(value: Properties[string]) {
  const span = Number(value);
  return Number.isInteger(span) && span >= 1 && span <= 100 ? span : 1;
}

const ROLES: Record<string, string> = { thead: "rowgroup", tbody: "rowgroup", tr: "row", td: "cell" };

/** Roles are repeated because some browsers stop treating it as a table once its rows are blocks. */
function withRoles(table: Element) {
  for (const part of table.children as Element[]) {
    if (part.tagName === "caption") continue;
    part.properties.role = ROLES[part.tagName];
    for (const row of part.children as Element[]) {
      row.properties.role = ROLES.tr;
      for (const cell of row.children as Element[]) {
        const heading = part.tagName === "thead" ? "columnheader" : "rowheader";
        cell.properties.role = cell.tagName === "th" ? heading : ROLES.td;
      }
    }
  }
  return table;
}

function childrenNamed(node: Element, names: string[]) {
  return node.children.filter((child): child is Element => child.type === "element" && names.includes(child.tagName));
}

/** As one line. */
function plain(nodes: ElementContent[]) {
  return nodes.map(textOf).join("").replace(/\s+/g, " ").trim();
}
