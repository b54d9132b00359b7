// The format's own rules, because LibreOffice opens files that Excel and Word offer to repair.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { documentProblems } from "./format/document.ts";
import { formulaProblem } from "./format/formula.ts";
import { workbookProblems } from "./format/spreadsheet.ts";

const FOLDER = "public/templates";
const read = (file: string) => readFileSync(join(FOLDER, file));

test.each(readdirSync(FOLDER))("%s opens without a repair", (file) => {
  expect(file.endsWith(".xlsx") ? workbookProblems(read(file)) : documentProblems(read(file))).toEqual([]);
});

const SHEET = "xl/worksheets/sheet2.xml";
const BOOK = "xl/workbook.xml";

describe("what Excel would repair is found:", () => {
  test.each<[string, string, (xml: string) => string, RegExp]>([
    [
      "an apostrophe that isn't doubled",
      BOOK,
      (xml) => xml.replaceAll("Week''s entries'!$A", "Week's entries'!$A"),
      /Print_Area can't be read/,
    ],
    ["a printed area on a sheet that's gone", BOOK, (xml) => xml.replace("'The week'!$A", "'A week'!$A"), /names A week/],
    ["a name that is too long", BOOK, (xml) => xml.replace('name="Paper log"', `name="${"Paper ".repeat(6)}"`), /1 to 31 characters/],
    ["a name with a slash", BOOK, (xml) => xml.replace('name="Paper log"', 'name="Paper/log"'), /can't have/],
    ["two sheets with one id", BOOK, (xml) => xml.replace('sheetId="2"', 'sheetId="1"'), /two sheets have the id 1/],
    ["a sheet that leads nowhere", BOOK, (xml) => xml.replace('r:id="rId2"', 'r:id="rId99"'), /rId99, which isn't there/],
    ["a tag that isn't closed", SHEET, (xml) => xml.replace("</sheetData>", ""), /isn't well-formed/],
    ["a bare ampersand", "xl/sharedStrings.xml", (xml) => xml.replace("<t>", "<t>R&D "), /isn't well-formed/],
    ["merges after the print options", SHEET, moveMergesToTheEnd, /<mergeCells> must come before <headerFooter>/],
    ["a style that isn't there", SHEET, (xml) => xml.replace('s="15"', 's="999"'), /has the style 999/],
    ["a text that isn't there", SHEET, (xml) => xml.replace(/t="s" s="1"><v>\d+/, 't="s" s="1"><v>9999'), /has the text 9999/],
    ["a cell in the wrong row", SHEET, (xml) => xml.replace('r="A7"', 'r="A9"'), /a cell of row 9 stands in row 7/],
    ["cells merged twice", SHEET, (xml) => xml.replace('ref="A3:G3"', 'ref="A2:G3"'), /is merged twice/],
    [
      "a list longer than Excel takes",
      SHEET,
      (xml) => xml.replace('"Owner,Office"', `"${"Owner,".repeat(50)}"`),
      /the list for B6:B85 is too long/,
    ],
    ["a formula without its bracket", SHEET, (xml) => xml.replace("1440,0))</f>", "1440,0)</f>"), /the formula in G6 doesn't work/],
    [
      "a part nobody typed",
      "[Content_Types].xml",
      (xml) => xml.replace(/<Default Extension="xml"[^>]*>/, "").replace(/<Override PartName="\/xl\/styles.xml"[^>]*>/, ""),
      /xl\/styles.xml has no content type/,
    ],
    [
      "a style's font that isn't there",
      "xl/styles.xml",
      (xml) => xml.replace(/(<cellXfs[\s\S]*?)fontId="\d+"/, '$1fontId="99"'),
      /the fontId 99/,
    ],
  ])("%s", (_, part, change, problem) => {
    expect(workbookProblems(changed("time-log.xlsx", part, change)).join("\n")).toMatch(problem);
  });
});

const DOCUMENT = "word/document.xml";

describe("what Word would refuse is found:", () => {
  test.each<[string, (xml: string) => string, RegExp]>([
    ["a row with a cell too few", (xml) => xml.replace(/<w:tc>(?:(?!<\/w:tc>)[\s\S])*<\/w:tc>/, ""), /row 1 of a table has 3 of 4 columns/],
    [
      "a cell without a paragraph",
      (xml) => xml.replace(/<w:p>(?:(?!<\/w:p>)[\s\S])*<\/w:p><\/w:tc>/, "</w:tc>"),
      /doesn't end with a paragraph/,
    ],
    ["half a twip", (xml) => xml.replace(/<w:gridCol w:w="(\d+)"/, '<w:gridCol w:w="$1.5"'), /isn't a whole number/],
    ["size before color", (xml) => xml.replace(/(<w:color [^>]*>)(<w:sz [^>]*>)/, "$2$1"), /<w:color> must come before <w:sz>/],
    ["a page without a size", (xml) => xml.replace(/<w:sectPr>[\s\S]*<\/w:sectPr>/, ""), /doesn't end with the page's size/],
  ])("%s", (_, change, problem) => {
    expect(documentProblems(changed("change-order.docx", DOCUMENT, change)).join("\n")).toMatch(problem);
  });
});

test.each([
  ['IF(A1="","",SUM(B1:B3)*7.65%)', undefined],
  ["SUM('Week''s entries'!$G$1:$G$85)", undefined],
  ["SUM('Week's entries'!$G$1:$G$85)", /./],
  ["SUM(Weeks!A1)", /there's no sheet Weeks/],
  ["SUME(A1)", /SUME is no function/],
  ["ROUND(A1)", /ROUND has 1 arguments/],
  ["A1+", /a value is missing before the end/],
  ["A1 B1", /a stray B1/],
])("%s is read as Excel reads it", (formula, problem) => {
  const found = formulaProblem(formula, ["Week's entries"]);
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});

function moveMergesToTheEnd(xml: string) {
  const [merges = ""] = /<mergeCells[\s\S]*<\/mergeCells>/.exec(xml) ?? [];
  return xml.replace(merges, "").replace("</worksheet>", `${merges}</worksheet>`);
}

/** The file with one of its parts changed. Fails if the change finds nothing to change. */
function changed(file: string, part: string, change: (xml: string) => string) {
  const parts = unzipSync(read(file));
  const before = strFromU8(parts[part] ?? new Uint8Array());
  expect(change(before)).not.toBe(before);
  return zipSync({ ...parts, [part]: strToU8(change(before)) });
}
