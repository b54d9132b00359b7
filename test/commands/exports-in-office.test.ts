import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { toCsv } from "../../app/text/csv.ts";
import { convert, findOffice, OFFICE_PART } from "../harness/office.ts";

describe.skipIf(!findOffice())(OFFICE_PART, () => {
  test.each([
    ["commas", "44"],
    ["semicolons", "59"],
    ["tabs", "9"],
    ["bars", "124"],
    ["commas, semicolons and tabs", "44/59/9"],
  ])("an export split at %s has no formula that runs, and its words are all there", async (_, separators) => {
    const folder = mkdtempSync(join(tmpdir(), "peakworks-export-"));
    const formulas = ["=1+1", "＝1+1", "+1+1", "-1+1", "@SUM(1;1)", '=HYPERLINK("http://evil.example")'];
    const leads = ["", " ", "\t", "\u00a0", "\u200b", "a\t", "a;", "a,", "a|", "a\n", "a\r\n", 'a";', 'a",', 'a"\t', '"', 'a"\n"'];
    const rows = leads.flatMap((lead) => formulas.map((formula) => [lead + formula, "plain", lead + formula, "José", "O'Neil"]));
    writeFileSync(join(folder, "export.csv"), toCsv(["a", "b", "c", "d", "e"], rows));
    await convert([join(folder, "export.csv")], "fods", folder, `Text - txt - csv (StarCalc):${separators},34,76,1`);
    const sheet = readFileSync(join(folder, "export.fods"), "utf8");
    expect(sheet.match(/table:formula="[^"]*"/g)).toBeNull();
    for (const word of ["José", "O'Neil"]) expect(sheet.replaceAll("&apos;", "'")).toContain(word);
  });
});
