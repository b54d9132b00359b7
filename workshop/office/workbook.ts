import { type Cell as OfficeCell, type WriteSheet, writeXlsx } from "hucre";
import { styleOf } from "./cell-styles.ts";
import { packAlike } from "./pack.ts";
import { EDITION, FONT, FROM_LINE } from "./paper.ts";
import { type Cell, column, type Sheet } from "./worksheet.ts";

export type Workbook = { kind: "workbook"; title: string; sheets: Sheet[] };

/** The workbook as an .xlsx file. */
export async function writeWorkbook({ title, sheets }: Workbook) {
  const properties = { title, creator: "Peakworks", created: EDITION, modified: EDITION };
  const namedRanges = sheets.flatMap(printedRanges);
  return packAlike(await writeXlsx({ sheets: sheets.map(officeSheet), properties, namedRanges, defaultFont: { name: FONT, size: 11 } }));
}

function officeSheet(sheet: Sheet): WriteSheet {
  const rows = sheet.finished;
  return {
    name: sheet.name,
    columns: sheet.widths.map((width) => ({ width })),
    rows: rows.map(({ cells }) => cells.map(({ value }) => value ?? null)),
    cells: new Map(rows.flatMap(({ cells }, row) => cells.map((cell, i) => [`${row},${i}`, officeCell(cell)] as const))),
    rowDefs: new Map(rows.map(({ height }, row) => [row, { height }])),
    merges: sheet.merges.map(({ row, from, to }) => ({ startRow: row - 1, startCol: from, endRow: row - 1, endCol: to })),
    dataValidations: sheet.validations,
    view: { showGridLines: false },
    ...(sheet.repeated && { freezePane: { rows: sheet.repeated } }),
    pageSetup: {
      paperSize: "letter",
      orientation: sheet.landscape ? "landscape" : "portrait",
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: sheet.pages,
      margins: { left: 0.5, right: 0.5, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 },
      horizontalCentered: true,
    },
    headerFooter: { oddFooter: `&L&8${FROM_LINE}&R&8Page &P of &N` },
  };
}

/** What is printed, and the row that's printed on every page. The library's own options don't quote a sheet's name. */
function printedRanges({ name, widths, rows, repeated }: Sheet) {
  // Excel offers to repair a file whose name has an apostrophe that isn't doubled here.
  const quoted = `'${name.replaceAll("'", "''")}'`;
  const area = `${quoted}!$A$1:$${column(widths.length - 1)}$${rows.length}`;
  const titles = repeated ? [{ name: "_xlnm.Print_Titles", range: `${quoted}!$${repeated}:$${repeated}`, scope: name }] : [];
  return [{ name: "_xlnm.Print_Area", range: area, scope: name }, ...titles];
}

function officeCell({ value = null, formula, look = "" }: Cell): Partial<OfficeCell> {
  const style = styleOf(look);
  return formula ? { style, formula, formulaResult: value } : { style, value };
}
