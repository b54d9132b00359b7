import { partOf } from "../office/from-post.ts";
import type { Workbook } from "../office/workbook.ts";
import { Sheet } from "../office/worksheet.ts";

const POST = "time-log-for-the-weekly-math";
const PEOPLE = ["Owner", "Office"];
const ENTRIES = 80;
const PAPER_LINES = 30;
const RATES = [60, 32];
const WEEKS = 50;

type Entry = { start: number; stop: number; code: string; task: string };

export function timeLog(): Workbook {
  const entries = partOf(POST, "What the log looks like").table.slice(1).map(entryOf);
  const log = logSheet(entries);
  return { kind: "workbook", title: "Time log for the weekly math", sheets: [paper(), log.sheet, week(entries, log.last)] };
}

function entryOf([start = "", stop = "", code = "", task = ""]: string[]): Entry {
  return { start: minutesOf(start), stop: minutesOf(stop), code, task };
}

function minutesOf(clock: string) {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

function codes() {
  return partOf(POST, "Six codes are enough").list.map((item) => {
    const [, code = "", name = "", text = ""] = /^\*\*(\w), (.+?)\.\*\* (.+)$/.exec(item) ?? [];
    return { code, name, text };
  });
}

/** To print: one sheet of paper per person per day. */
function paper() {
  const sheet = new Sheet("Paper log", [12, 12, 10, 62]);
  sheet.opening(
    "Time log",
    "Print one per person per day. Write the entry when you switch tasks. If you miss one, leave a gap instead of making it up. It isn't for pay or discipline.",
  );
  sheet.add([{ value: "Who" }, { look: "write" }, { value: "Day", look: "right" }, { look: "write" }], 24);
  sheet.across(
    codes()
      .map(({ code, name }) => `${code} ${name}`)
      .join("   "),
    "label",
  );
  sheet.gap();
  sheet.repeatedHeader(["Start", "Stop", "Code", "What for"]);
  for (let i = 0; i < PAPER_LINES; i++)
    sheet.add(
      Array.from({ length: 4 }, () => ({ look: "write" })),
      21,
    );
  return sheet;
}

/** The week's entries typed in, or pasted from a picture of the paper. */
function logSheet(entries: Entry[]) {
  const sheet = new Sheet("Week's entries", [12, 12, 12, 12, 9, 50, 11], { pages: 0 });
  sheet.opening(
    "The week's entries",
    "Type in the paper logs. Lines in italics are an example: type over them. Check three rows by hand if a tool read your handwriting.",
  );
  const first = sheet.repeatedHeader(["Day", "Who", "Start", "Stop", "Code", "What for", "Minutes"]) + 1;
  for (let i = 0; i < ENTRIES; i++) {
    const row = sheet.next;
    const entry = entries[i];
    const look = entry ? "example " : "";
    sheet.add([
      { value: entry ? "Monday" : null, look: `input ${look}` },
      { value: entry ? "Owner" : null, look: `input ${look}` },
      { value: entry ? entry.start / 1440 : null, look: `input time ${look}` },
      { value: entry ? entry.stop / 1440 : null, look: `input time ${look}` },
      { value: entry?.code ?? null, look: `input center ${look}` },
      { value: entry?.task ?? null, look: `input ${look}` },
      {
        formula: `IF(OR(C${row}="",D${row}=""),"",ROUND((D${row}-C${row})*1440,0))`,
        value: entry ? entry.stop - entry.start : "",
        look: `computed whole ${look}`,
      },
    ]);
  }
  const last = first + ENTRIES - 1;
  sheet.choice("B", first, last, PEOPLE);
  sheet.choice(
    "E",
    first,
    last,
    codes().map(({ code }) => code),
  );
  return { sheet, last };
}

function week(entries: Entry[], last: number) {
  const sheet = new Sheet("The week", [24, 11, 15, 15, 13, 11], {});
  sheet.opening(
    "The week, added up",
    "Fills itself from the entries. Circle the biggest pile that's mostly retyping. Do nothing else yet.",
  );
  const header = sheet.header(["Code", "Entries", "Owner, minutes", "Office, minutes", "Total", "Hours"]);
  const range = (column: string) => `'Week''s entries'!$${column}$1:$${column}$${last}`;
  for (const { code, name } of codes()) {
    const row = sheet.next;
    const own = entries.filter((entry) => entry.code === code);
    const minutes = own.reduce((sum, { start, stop }) => sum + stop - start, 0);
    const of = (person: string) => `SUMIFS(${range("G")},${range("E")},"${code}",${range("B")},"${person}")`;
    sheet.add([
      { value: `${code}, ${name}`, look: "computed" },
      { formula: `COUNTIF(${range("E")},"${code}")`, value: own.length, look: "computed whole" },
      { formula: of("Owner"), value: minutes, look: "computed whole" },
      { formula: of("Office"), value: 0, look: "computed whole" },
      { formula: `C${row}+D${row}`, value: minutes, look: "computed whole" },
      { formula: `E${row}/60`, value: minutes / 60, look: "computed hours" },
    ]);
  }
  const end = sheet.next - 1;
  const all = entries.reduce((sum, { start, stop }) => sum + stop - start, 0);
  const total = (column: string, value: number, look: string) => ({
    formula: `SUM(${column}${header + 1}:${column}${end})`,
    value,
    look: `total ${look}`,
  });
  const row = sheet.add([
    { value: "All", look: "total" },
    total("B", entries.length, "whole"),
    total("C", all, "whole"),
    total("D", 0, "whole"),
    total("E", all, "whole"),
    total("F", all / 60, "hours"),
  ]);
  sheet.gap();
  sheet.header(["What it costs", "Owner", "Office", "Together"]);
  const rates = sheet.add([
    { value: "An hour, with payroll taxes" },
    { value: RATES[0] ?? 0, look: "input dollars" },
    { value: RATES[1] ?? 0, look: "input dollars" },
    { value: "examples: type in yours", look: "note" },
  ]);
  const cost = (all / 60) * (RATES[0] ?? 0);
  const weekly = sheet.add([
    { value: "A week" },
    { formula: `C${row}/60*B${rates}`, value: cost, look: "computed dollars" },
    { formula: `D${row}/60*C${rates}`, value: 0, look: "computed dollars" },
    { formula: `B${sheet.next}+C${sheet.next}`, value: cost, look: "computed dollars" },
  ]);
  const weeks = sheet.setting("Weeks a year", WEEKS, "whole");
  sheet.add([
    { value: "A year", look: "total" },
    { look: "total" },
    { look: "total" },
    { formula: `D${weekly}*${weeks}`, value: cost * WEEKS, look: "total dollars" },
  ]);
  sheet.gap();
  sheet.note(
    "That's the whole pile, and it isn't what you'd save. Cut in half what you think a tool gets rid of, then run the payback math.",
  );
  sheet.gap();
  sheet.header(["Six codes", "", "", "", "", ""]);
  for (const { code, name, text } of codes()) sheet.across(`${code}, ${name}. ${text}`, "plain wrap");
  return sheet;
}
