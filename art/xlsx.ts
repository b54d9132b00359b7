import { crc32, deflateRawSync } from "node:zlib";

/** A workbook of one sheet as a spreadsheet program stores it (ECMA-376): a few XML files in a zip. */

export type Style = keyof typeof STYLES;
/** `formula` is what the cell computes and `value` its result, which viewers that can't calculate show. */
export type Cell = { value?: string | number; formula?: string; style?: Style };

// Each is font, fill, border, number format, alignment. The numbers are indexes into the lists in styles.xml below.
const STYLES = {
  plain: [0, 0, 0, 0, ""],
  title: [1, 0, 0, 0, ""],
  header: [2, 2, 0, 0, ""],
  headerRight: [2, 2, 0, 0, "right"],
  bold: [3, 0, 0, 0, ""],
  note: [4, 0, 0, 0, "wrap"],
  input: [0, 3, 1, 0, ""],
  inputNumber: [0, 3, 1, 2, ""],
  inputMoney: [0, 3, 1, 164, ""],
  inputPercent: [0, 3, 1, 9, ""],
  money: [0, 0, 0, 164, ""],
  subtotal: [3, 0, 2, 164, ""],
  subtotalLabel: [3, 0, 2, 0, ""],
  total: [5, 4, 2, 164, ""],
  totalLabel: [5, 4, 2, 0, ""],
} as const;

const NAMES = Object.keys(STYLES) as Style[];
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

export function writeWorkbook(sheetName: string, rows: Cell[][], widths: number[], merges: string[]) {
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  return zip({
    "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escapeXml(sheetName)}" sheetId="1" r:id="rId1"/></sheets><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": styles(),
    "xl/worksheets/sheet1.xml": sheet(rows, widths, merges),
  });
}

function sheet(rows: Cell[][], widths: number[], merges: string[]) {
  const columns = widths.map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`);
  const lines = rows.map(
    (cells, i) => `<row r="${i + 1}">${cells.map((cell, j) => cellXml(cell, `${"ABCDEFGH"[j]}${i + 1}`)).join("")}</row>`,
  );
  const merged = merges.length
    ? `<mergeCells count="${merges.length}">${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>`
    : "";
  return `<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView showGridLines="0" workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="16"/><cols>${columns.join("")}</cols><sheetData>${lines.join("")}</sheetData>${merged}<pageMargins left="0.6" right="0.6" top="0.7" bottom="0.7" header="0.3" footer="0.3"/><pageSetup orientation="portrait" fitToWidth="1" fitToHeight="1"/></worksheet>`;
}

function cellXml({ value, formula, style = "plain" }: Cell, ref: string) {
  const head = `<c r="${ref}" s="${NAMES.indexOf(style)}"`;
  if (formula) return `${head}><f>${escapeXml(formula)}</f><v>${value ?? 0}</v></c>`;
  if (typeof value === "number") return `${head}><v>${value}</v></c>`;
  return value ? `${head} t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>` : `${head}/>`;
}

function styles() {
  const font = (size: number, color: string, marks = "") =>
    `<font>${marks}<sz val="${size}"/><color rgb="FF${color}"/><name val="Arial"/></font>`;
  const fill = (color: string) =>
    `<fill><patternFill patternType="solid"><fgColor rgb="FF${color}"/><bgColor indexed="64"/></patternFill></fill>`;
  const side = (name: string, style: string) => `<${name} style="${style}"><color rgb="FF8A8F86"/></${name}>`;
  const fonts = [
    font(11, "151B19"),
    font(18, "151B19", "<b/>"),
    font(11, "FFFDF9", "<b/>"),
    font(11, "151B19", "<b/>"),
    font(10, "56605B", "<i/>"),
    font(13, "151B19", "<b/>"),
  ];
  const fills = [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
    fill("0F1614"),
    fill("FFF6CC"),
    fill("FFD9BF"),
  ];
  const borders = [
    "<border><left/><right/><top/><bottom/><diagonal/></border>",
    `<border><left/><right/><top/>${side("bottom", "thin")}<diagonal/></border>`,
    `<border><left/><right/>${side("top", "thin")}<bottom/><diagonal/></border>`,
  ];
  const formats = Object.values(STYLES).map(([fontId, fillId, borderId, format, place]) => {
    const alignment = place === "wrap" ? '<alignment wrapText="1" vertical="top"/>' : place && `<alignment horizontal="${place}"/>`;
    return `<xf numFmtId="${format}" fontId="${fontId}" fillId="${fillId}" borderId="${borderId}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${alignment}</xf>`;
  });
  const list = (name: string, items: string[]) => `<${name} count="${items.length}">${items.join("")}</${name}>`;
  return `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/></numFmts>${list("fonts", fonts)}${list("fills", fills)}${list("borders", borders)}<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>${list("cellXfs", formats)}<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
}

function escapeXml(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** Dated January 1, 1980, the earliest date a zip can hold, so the same templates produce the same bytes. */
function zip(files: Record<string, string>) {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, xml] of Object.entries(files)) {
    const content = Buffer.from(DECLARATION + xml);
    const packed = deflateRawSync(content, { level: 9 });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt16LE(0x21, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), common, place, Buffer.from(name));
    const body = [Buffer.from([0x50, 0x4b, 3, 4]), common, Buffer.from(name), packed];
    bodies.push(...body);
    offset += body.reduce((bytes, part) => bytes + part.length, 0);
  }
  const end = Buffer.alloc(22);
  const entries = Object.keys(files).length;
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}
