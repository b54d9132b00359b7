import { partOf } from "../office/from-post.ts";
import type { Workbook } from "../office/workbook.ts";
import { type Cell, Sheet } from "../office/worksheet.ts";

const POST = "the-two-week-look-ahead-in-thirty-minutes";
const ROWS = 24;
const WEEKS = 12;
const ANSWERS = ["Yes", "No", "Requested"];

export function twoWeekLookAhead(): Workbook {
  return { kind: "workbook", title: "Two-week look-ahead", sheets: [plan(), score()] };
}

function plan() {
  const sheet = new Sheet("Look-ahead", [36, 22, 12, 12, 24, 14, 24], { landscape: true, pages: 0 });
  sheet.opening(
    "Two-week look-ahead",
    'One line for every task that starts, ends or gets inspected in the next ten working days. "He knows about it" is a No. Lines in italics are an example from an addition: type over them.',
  );
  const examples = partOf(POST, "Minutes 0 to 8: write the lines").table.slice(1);
  const confirmed = examples.filter(([, , , , , answer]) => answer === "Yes").length;
  const top = sheet.next;
  const first = top + 5;
  const last = first + ROWS - 1;
  const range = (column: string) => `${column}${first}:${column}${last}`;
  sheet.add([{ value: "Job" }, { look: "input" }, { value: "Version of", look: "right" }, { look: "input date" }]);
  sheet.add([{ value: "Lines" }, { formula: `COUNTA(${range("A")})`, value: examples.length, look: "computed whole left" }]);
  sheet.add([{ value: "Confirmed" }, { formula: `COUNTIF(${range("F")},"Yes")`, value: confirmed, look: "computed whole left" }]);
  sheet.gap();
  sheet.repeatedHeader(["Task", "Who", "Start", "End", "Needs first", "Confirmed?", "Look at"]);
  for (let i = 0; i < ROWS; i++) sheet.add(task(sheet.next, examples[i]));
  sheet.choice("F", first, last, ANSWERS);
  for (const column of ["C", "D"]) sheet.dates(column, first, last);
  return sheet;
}

function task(row: number, example: string[] | undefined): Cell[] {
  const [name, who, start, end, needs, answer] = example ?? [];
  const look = example ? "example " : "";
  const day = (text: string | undefined) => (text ? new Date(Date.UTC(2026, 9, Number(text.split(" ")[1]))) : null);
  const warning = `IF(A${row}="","",IF(AND(C${row}<>"",D${row}<>"",D${row}<C${row}),"Ends before it starts",IF(OR(C${row}="",D${row}=""),"No date",IF(F${row}="Yes","","Not confirmed"))))`;
  return [
    { value: name ?? null, look: `input ${look}` },
    { value: who ?? null, look: `input ${look}` },
    { value: day(start), look: `input day center ${look}` },
    { value: day(end), look: `input day center ${look}` },
    { value: needs ?? null, look: `input ${look}` },
    { value: answer ?? null, look: `input center ${look}` },
    { formula: warning, value: example && answer !== "Yes" ? "Not confirmed" : "", look: `computed ${look}` },
  ];
}

function score() {
  const sheet = new Sheet("Score", [14, 16, 18, 12, 58], { landscape: true });
  sheet.opening(
    "Keep score every Wednesday",
    "How many lines of last week's plan happened on the planned day? Write one reason for each miss. The first line is an example.",
  );
  sheet.header(["Week of", "Lines planned", "On the day", "Score", "Reasons for the misses, two or three words each"]);
  sheet.exampleRows(WEEKS, (row, { input, computed }) => [
    input(new Date(Date.UTC(2026, 9, 1)), "date center"),
    input(14, "whole"),
    input(9, "whole"),
    computed(`IF(OR(B${row}="",C${row}=""),"",C${row}/B${row})`, 9 / 14, "percent"),
    input("late delivery, not confirmed, failed inspection, my mistake"),
  ]);
  return sheet;
}
