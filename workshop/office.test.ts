import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { type Cell, readXlsx } from "hucre";
import { beforeAll, describe, expect, test } from "vitest";
import { convert, findOffice } from "../test/harness/office.ts";
import { tools } from "./tools/tools.ts";
import { type Typed, typedMaths } from "./typed-maths.ts";

const FOLDER = "public/templates";
const files = readdirSync(FOLDER);
const workbooks = files.filter((file) => file.endsWith(".xlsx"));
/** Every sheet as a .csv file: commas, quotes, UTF-8, values as they are and not as they're shown. */
const CSV = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1";

/** Sheets of paper each takes when it's printed as it comes, if it's more than one: a second sheet in the file, or a tracker's rows. */
const PAGES: Record<string, number> = {
  "ai-driving-test-score-sheet.xlsx": 2,
  "applicant-sheet.xlsx": 3,
  "change-order.docx": 2,
  "maintenance-agreements.xlsx": 3,
  "office-tasks.xlsx": 2,
  "permit-tracker.xlsx": 2,
  "price-raise.xlsx": 2,
  "refrigerant-log.xlsx": 4,
  "sewer-camera-log.xlsx": 2,
  "subcontractor-tracker.xlsx": 2,
  "time-log.xlsx": 4,
  "tune-up-report.docx": 2,
  "two-week-look-ahead.xlsx": 2,
  "van-stock-sheet.xlsx": 3,
};

test("made again, every file has the same bytes", async () => {
  for (const [file, content] of Object.entries(await tools())) expect(readFileSync(file).equals(Buffer.from(content)), file).toBe(true);
});

test.each(files)("%s says from when it is and whose it is", (file) => {
  const parts = Object.entries(unzipSync(readFileSync(join(FOLDER, file))));
  const told = parts.filter(([name]) => /sharedStrings|footer/.test(name)).map(([, bytes]) => strFromU8(bytes));
  expect(told.join(" ")).toMatch(/From Peakworks, [A-Z]\w+ 20\d\d\. Yours to change\./);
});

test("every formula has the value that programs which can't calculate show", () => {
  for (const file of workbooks)
    inSheets(readFileSync(join(FOLDER, file)), (xml) => {
      expect(xml.match(/<\/f><\/c>/g), file).toBeNull();
      return xml;
    });
});

describe.skipIf(!findOffice())("in LibreOffice", () => {
  const folder = mkdtempSync(join(tmpdir(), "peakworks-office-"));

  beforeAll(async () => {
    const bare = join(folder, "bare");
    mkdirSync(bare);
    // Without the stored values, so that what comes out was calculated.
    for (const file of workbooks) writeFileSync(join(bare, file), withoutValues(readFileSync(join(FOLDER, file))));
    for (const [name, { file, typed }] of Object.entries(TYPED))
      writeFileSync(join(bare, name), withTyped(readFileSync(join(FOLDER, file)), typed));
    await convert(
      readdirSync(bare).map((file) => join(bare, file)),
      CSV,
      folder,
    );
    await convert(
      files.map((file) => join(FOLDER, file)),
      "pdf",
      folder,
    );
  });

  test.each(workbooks)("%s calculates what it shows", async (file) => {
    const formulas = await formulasOf(file);
    expect(formulas.length).toBeGreaterThan(0);
    for (const { sheet, address, cell } of formulas) {
      const found = cellOf(folder, file, sheet, address);
      const wanted = cell.value;
      const place = `${file} ${sheet} ${address}`;
      if (typeof wanted === "number") expect(numberIn(found), place).toBeCloseTo(wanted, 4);
      else expect(found, place).toBe(wanted instanceof Date ? usDate(wanted) : (wanted ?? ""));
    }
  });

  test.each(Object.entries(TYPED))("%s", (name, { sheet, gives }) => {
    for (const [address, wanted] of Object.entries(gives)) {
      const found = cellOf(folder, name, sheet, address);
      if (typeof wanted === "number") expect(numberIn(found), address).toBeCloseTo(wanted, 4);
      else expect(found, address).toBe(wanted);
    }
  });

  test.each(files)("%s prints on as many sheets of Letter paper as it should", (file) => {
    const pdf = readFileSync(join(folder, file.replace(/\.\w+$/, ".pdf")), "latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(PAGES[file] ?? 1);
    const [, width, height] = /\/MediaBox\s*\[0 0 (\d+)[.\d]* (\d+)/.exec(pdf) ?? [];
    expect([Number(width), Number(height)].sort((a, b) => a - b)).toEqual([612, 792]);
  });
});

const PASSED = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`E${8 + i}`, "Pass"]));

/** What happens when somebody types into the first sheet. */
const TYPED: Record<string, Typed> = {
  ...typedMaths(),
  "a higher labor rate in the small repair.xlsx": {
    file: "master-1-small-repair.xlsx",
    sheet: "Estimate",
    typed: { B12: 170 },
    gives: { D21: "510" },
  },
  "a part nobody may run out of.xlsx": {
    file: "van-stock-sheet.xlsx",
    sheet: "Van stock",
    typed: { A15: "Flapper", B15: 0, D15: "Yes", G15: 0 },
    gives: { E15: "1", F15: "1", H15: "1" },
  },
  "ten passes.xlsx": { file: "ai-driving-test-score-sheet.xlsx", sheet: "Score sheet", typed: PASSED, gives: { C19: "6", C21: "Passed" } },
  "ten passes but one instant fail.xlsx": {
    file: "ai-driving-test-score-sheet.xlsx",
    sheet: "Score sheet",
    typed: { ...PASSED, E15: "Fail" },
    gives: { C20: "1", C21: "Failed" },
  },
  "right at first and wrong two hours later.xlsx": {
    file: "ai-driving-test-score-sheet.xlsx",
    sheet: "Score sheet",
    typed: { ...PASSED, E17: "Fail" },
    gives: { C19: "4", C21: "Failed" },
  },
  "a sub's renewed workers' comp.xlsx": {
    file: "subcontractor-tracker.xlsx",
    sheet: "Subs",
    typed: { D8: 46_600 },
    gives: { K8: "Pay" },
  },
  "a sub without an endorsement.xlsx": {
    file: "subcontractor-tracker.xlsx",
    sheet: "Subs",
    typed: { D8: 46_600, E8: "No" },
    gives: { K8: "Hold: additional insured endorsement" },
  },
  "option B of the water heater.xlsx": {
    file: "master-2-standard-install.xlsx",
    sheet: "Estimate",
    typed: { B33: 1 },
    gives: { D35: "480", D40: "2720" },
  },
  "a shallow spot on the camera log.xlsx": {
    file: "sewer-camera-log.xlsx",
    sheet: "Camera log",
    typed: { C9: 3.5 },
    gives: { E9: "Look at the soil", E10: "Ask" },
  },
  "a rough that didn't pass.xlsx": {
    file: "permit-tracker.xlsx",
    sheet: "Permits",
    typed: { I6: "Corrections" },
    gives: { E6: "07/31/2027" },
  },
  "a task that never pays back.xlsx": {
    file: "payback-math.xlsx",
    sheet: "Payback",
    typed: { B8: 1, B9: 30, B10: 28, B11: 65, B12: 90, B13: 30, B14: 16 },
    gives: { B19: "Never", B20: "Stop there" },
  },
};

async function formulasOf(file: string) {
  const { sheets } = await readXlsx(readFileSync(join(FOLDER, file)));
  return sheets.flatMap(({ name, cells }) =>
    [...(cells ?? new Map<string, Cell>())]
      .filter(([, cell]) => cell.formula)
      .map(([place, cell]) => {
        const [row = 0, column = 0] = place.split(",").map(Number);
        return { sheet: name, address: `${"ABCDEFGHIJKLMN"[column]}${row + 1}`, cell };
      }),
  );
}

/** LibreOffice names the file of a sheet after both. */
function cellOf(folder: string, file: string, sheet: string, address: string) {
  const text = readFileSync(join(folder, `${file.replace(/\.\w+$/, "")}-${sheet}.csv`), "utf8");
  const [, column = "", row = ""] = /^([A-Z])(\d+)$/.exec(address) ?? [];
  return fieldsOf(text)[Number(row) - 1]?.["ABCDEFGHIJKLMN".indexOf(column)] ?? "";
}

/** Percentages and dates come out as they're written in the US. */
function numberIn(text: string) {
  return text.endsWith("%") ? Number.parseFloat(text) / 100 : Number(text);
}

function usDate(date: Date) {
  return date.toLocaleDateString("en-US", { timeZone: "UTC", month: "2-digit", day: "2-digit", year: "numeric" });
}

function fieldsOf(csv: string) {
  const rows: string[][] = [[]];
  for (const [, quoted, bare = "", end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n"]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === "\n") rows.push([]);
  }
  return rows;
}

function withoutValues(file: Uint8Array) {
  return inSheets(file, (xml) => xml.replace(/(<c\b[^>]*?)(?: t="\w+")?([^>]*><f>.*?<\/f>)<v>.*?<\/v>/g, "$1$2"));
}

/** Numbers typed into cells of the first sheet. */
function withTyped(file: Uint8Array, typed: Typed["typed"]) {
  return inSheets(withoutValues(file), (xml, name) => {
    if (!name.endsWith("sheet1.xml")) return xml;
    let changed = xml;
    for (const [address, value] of Object.entries(typed)) {
      const cell = typeof value === "number" ? `$1><v>${value}</v></c>` : `$1 t="inlineStr"><is><t>${value}</t></is></c>`;
      changed = changed.replace(new RegExp(`(<c r="${address}"(?: s="\\d+")?)[^>]*?(?:/>|>.*?</c>)`), cell);
    }
    return changed;
  });
}

function inSheets(file: Uint8Array, change: (xml: string, name: string) => string) {
  const parts = Object.entries(unzipSync(file)).map(
    ([name, bytes]) => [name, name.startsWith("xl/worksheets/") ? strToU8(change(strFromU8(bytes), name)) : bytes] as const,
  );
  return zipSync(Object.fromEntries(parts));
}
