import { partOf } from "../office/from-post.ts";
import type { Workbook } from "../office/workbook.ts";
import { type Cell, Sheet } from "../office/worksheet.ts";

const ROWS = 40;
/** The Friday count of the first example line: one angle stop left, so five to order. */
const COUNTED = 1;

export function vanStockSheet(): Workbook {
  return { kind: "workbook", title: "Van stock sheet", sheets: [stock(), runs()] };
}

function stock() {
  const sheet = new Sheet("Van stock", [46, 10, 10, 11, 11, 10, 10, 10], { landscape: true, pages: 0 });
  sheet.opening(
    "Van stock sheet",
    "Fill in yellow. Minimum is one week's use, fill-to is two weeks', both rounded up. Say Yes under 'Never out' if running out leaves a customer without water or a toilet: the minimum is then never below one. Lines in italics are made-up examples: type over them.",
  );
  sheet.add([{ value: "Van and plumber" }, { look: "input" }, { value: "Counted on", look: "right" }, { look: "input date" }]);
  sheet.gap();
  const first =
    sheet.repeatedHeader(["Part", "Used in 8 weeks", "Per week", "Never out", "Minimum", "Fill to", "Friday count", "Order"]) + 1;
  const examples = partOf("stop-the-third-trip-to-the-supply-house", "Set two numbers for each part").table.slice(1);
  for (let i = 0; i < ROWS; i++) sheet.add(part(sheet.next, examples[i], i === 0 ? COUNTED : undefined));
  sheet.choice("D", first, first + ROWS - 1, ["Yes", "No"]);
  return sheet;
}

function part(row: number, example: string[] | undefined, counted: number | undefined): Cell[] {
  const [name, used, perWeek, minimum, fillTo] = example ?? [];
  const look = example ? "example " : "";
  const number = (text: string | undefined) => (text === undefined ? "" : Number(text));
  return [
    { value: name ?? null, look: `input ${look}` },
    { value: used === undefined ? null : Number(used), look: `input number ${look}` },
    { formula: `IF(B${row}="","",B${row}/8)`, value: number(perWeek), look: `computed number ${look}` },
    { look: `input center ${look}` },
    { formula: `IF(B${row}="","",MAX(ROUNDUP(C${row},0),IF(D${row}="Yes",1,0)))`, value: number(minimum), look: `computed whole ${look}` },
    { formula: `IF(B${row}="","",MAX(ROUNDUP(C${row}*2,0),E${row}))`, value: number(fillTo), look: `computed whole ${look}` },
    { value: counted ?? null, look: `input whole ${look}` },
    {
      formula: `IF(OR(B${row}="",G${row}=""),"",IF(G${row}<=E${row},F${row}-G${row},0))`,
      value: counted === undefined ? "" : Number(fillTo) - counted,
      look: `computed whole label ${look}`,
    },
  ];
}

function runs() {
  const sheet = new Sheet("Parts runs", [52, 14, 44]);
  sheet.opening("What a parts run costs", "The figures are an example for two vans. Type in yours.");
  sheet.header(["Your numbers", "", "Where it comes from"]);
  const drive = sheet.setting("Minutes to the counter, one way", 22, "whole");
  const wait = sheet.setting("Minutes you wait there", 11, "whole");
  const count = sheet.setting("Runs a week, all vans", 4, "whole");
  const rate = sheet.setting("What you bill an hour", 150, "dollars");
  const weeks = sheet.setting("Working weeks a year", 48, "whole");
  const back = sheet.setting("Share you could get back", 0.25, "percent");
  sheet.gap();
  const line = (label: string, formula: string, value: number, look: string, note: string) =>
    `$B$${sheet.add([{ value: label }, { formula, value, look: `computed ${look}` }, { value: note, look: "note" }])}`;
  const minutes = line("Minutes a run", `${drive}*2+${wait}`, 55, "whole", "there, back and the wait");
  const hours = line("Hours a week", `${minutes}*${count}/60`, 220 / 60, "hours", "all runs");
  const week = line("A week", `${hours}*${rate}`, 550, "dollars", "time you could have sold");
  const year = line("A year", `${week}*${weeks}`, 26_400, "dollars", "before anything is saved");
  const row = sheet.add([
    { value: "What better stock could bring back", look: "total" },
    { formula: `${year}*${back}`, value: 6_600, look: "total dollars" },
    { look: "total" },
  ]);
  sheet.gap();
  const cost = sheet.setting("Parts to keep on board, all vans, paid once", 1_900, "dollars");
  line("Weeks until that's paid back", `${cost}/(B${row}/${weeks})`, 1_900 / (6_600 / 48), "tenths", "parts ÷ what comes back a week");
  return sheet;
}
