import { examplesOf } from "../../app/pages/tools/rules/math.ts";
import { paybackMath as math } from "../../app/pages/tools/rules/payback.ts";
import type { Workbook } from "../office/workbook.ts";
import { type Cell, Sheet } from "../office/worksheet.ts";

type Line = { letter: string; label: string; look: string } & (
  | { typed: keyof typeof math.inputs }
  | { gives: keyof typeof math.results; formula: (at: (letter: string) => string) => string }
);

/** The two examples of the post: the landscaper who should buy, and the design-build company that shouldn't. */
const EXAMPLES = [examplesOf(math), { ...examplesOf(math), times: 2 }];
const LINES: Line[] = [
  { letter: "A", label: "Times per week", look: "whole", typed: "times" },
  { letter: "B", label: "Minutes by hand", look: "whole", typed: "byHand" },
  { letter: "C", label: "Minutes with a draft, checking included", look: "whole", typed: "withDraft" },
  { letter: "R", label: "What an hour is worth", look: "dollars", typed: "rate" },
  { letter: "M", label: "The tool's fee a month", look: "dollars", typed: "fee" },
  { letter: "U", label: "Upkeep, minutes a month", look: "whole", typed: "upkeep" },
  { letter: "S", label: "Setup hours", look: "whole", typed: "setup" },
  {
    letter: "D",
    label: "Hours saved a week: A × (B − C) ÷ 60",
    look: "hours",
    gives: "hours",
    formula: (at) => `${at("A")}*(${at("B")}-${at("C")})/60`,
  },
  {
    letter: "E",
    label: "Half of D, times your hourly rate",
    look: "money",
    gives: "half",
    formula: (at) => `ROUND(${at("D")}/2*${at("R")},2)`,
  },
  {
    letter: "F",
    label: "Weekly fee and upkeep: monthly cost × 12 ÷ 52",
    look: "money",
    gives: "running",
    formula: (at) => `ROUND((${at("M")}+${at("U")}/60*${at("R")})*12/52,2)`,
  },
  { letter: "G", label: "Setup hours × hourly rate", look: "money", gives: "start", formula: (at) => `${at("S")}*${at("R")}` },
];
const COLUMNS = ["B", "C", "D"];

export function paybackMath(): Workbook {
  const sheet = new Sheet("Payback", [52, 16, 16, 16]);
  sheet.opening(
    "Payback math for one task",
    "Time one task for five days, fill in the yellow column, and read the last two lines. Minutes with a draft come from two trial weeks. The two columns on the right are examples.",
  );
  sheet.field("Task");
  sheet.gap();
  sheet.header(["", "Your task", "Example: 9 a week", "Example: 2 a week"]);
  const first = sheet.next;
  const rowOf = (letter: string) => first + LINES.findIndex((line) => line.letter === letter);
  for (const line of LINES)
    sheet.add([
      { value: "ABCDEFG".includes(line.letter) ? `${line.label} (${line.letter})` : line.label },
      ...COLUMNS.map((column, i) => cellOf(line, column, i)),
    ]);
  const results = COLUMNS.map((column, i) => {
    const at = (letter: string) => `${column}${rowOf(letter)}`;
    const weeks = `IF(${at("A")}="","",IF(${at("E")}<=${at("F")},"Never",${at("G")}/(${at("E")}-${at("F")})))`;
    const values = example(i);
    return { formula: weeks, value: values ? math.calculate(values).weeks : "", look: "total tenths right" };
  });
  const row = sheet.add([{ value: "Weeks to payback: G ÷ (E − F)", look: "total" }, ...results]);
  sheet.add([
    { value: "Verdict", look: "label" },
    ...COLUMNS.map((column, i) => ({
      formula: `IF(${column}${row}="","",IF(${column}${row}="Never","Stop there",IF(${column}${row}<=26,"Worth a trial",IF(${column}${row}<=52,"Think twice","No"))))`,
      value: ["", "Worth a trial", "No"][i] ?? "",
      look: "label right",
    })),
  ]);
  sheet.gap();
  sheet.note(
    "If E comes out smaller than F, stop there. Under six months is worth a trial in a seasonal business. More than a year isn't: your prices, your people and the tool will all have changed before you see the money.",
  );
  sheet.note(
    "Leave out won jobs until your own win rate has moved over at least 30 quotes. Final prices, safety questions and angry customers stay with a person, whatever the math says.",
  );
  return { kind: "workbook", title: "Payback math", sheets: [sheet] };

  function cellOf(line: Line, column: string, i: number): Cell {
    const values = example(i);
    if ("typed" in line) return { value: values?.[line.typed] ?? null, look: `${values ? "computed example" : "input"} ${line.look}` };
    const own = `${column}${rowOf("A")}`;
    return {
      formula: `IF(${own}="","",${line.formula((letter) => `${column}${rowOf(letter)}`)})`,
      value: values ? math.calculate(values)[line.gives] : "",
      look: `computed ${line.look} ${values ? "example" : ""}`,
    };
  }
}

/** The first column is the reader's own. */
function example(column: number) {
  return EXAMPLES[column - 1];
}
