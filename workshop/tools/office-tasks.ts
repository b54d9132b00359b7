import { partOf } from "../office/from-post.ts";
import type { Workbook } from "../office/workbook.ts";
import { Sheet } from "../office/worksheet.ts";

const BLANKS = 20;
const VERDICTS = ["Rule", "Draft", "Person"];

export function officeTasks(): Workbook {
  const rows = partOf("automate-draft-or-leave-alone", "The 18 tasks").table.slice(1);
  const sheet = new Sheet("Office tasks", [38, 12, 24, 34, 12, 40], { landscape: true, pages: 0 });
  sheet.opening(
    "Automate, draft or leave alone",
    "List every office chore you did last week with its minutes, and ask two questions: does the input always look the same, and what does a mistake cost? The 18 lines in italics are examples: type over them or delete them.",
  );
  const first = sheet.next + 6;
  const last = first + rows.length + BLANKS - 1;
  const verdictOf = (text: string) => text.split(/[, ]/)[0] ?? "";
  sheet.header(["Verdict", "Tasks", "Minutes a week", "What it means"]);
  const means = [
    "Same input, cheap mistake. Plain automation, no AI.",
    "Messy input, seen in under a minute. AI writes, a person sends.",
    "Expensive, hard to see, or about trust. Leave it alone.",
  ];
  for (const [i, verdict] of VERDICTS.entries())
    sheet.add([
      { value: verdict, look: "computed label" },
      {
        formula: `COUNTIF($E$${first}:$E$${last},"${verdict}")`,
        value: rows.filter((row) => verdictOf(row[3] ?? "") === verdict).length,
        look: "computed whole",
      },
      { formula: `SUMIF($E$${first}:$E$${last},"${verdict}",$B$${first}:$B$${last})`, value: 0, look: "computed whole" },
      { value: means[i] ?? "", look: "note" },
    ]);
  sheet.gap();
  sheet.repeatedHeader(["Task", "Minutes a week", "Same input?", "If it's wrong", "Verdict", "Note"]);
  for (let i = 0; i < rows.length + BLANKS; i++) {
    const [task, same, wrong, verdict = ""] = rows[i] ?? [];
    const look = task ? "example " : "";
    const rest = verdict.slice(verdictOf(verdict).length).replace(/^,? ?/, "");
    sheet.add([
      { value: task ?? null, look: `input ${look}` },
      { look: `input whole ${look}` },
      { value: same ?? null, look: `input ${look}` },
      { value: wrong ?? null, look: `input ${look}` },
      { value: verdict ? verdictOf(verdict) : null, look: `input ${look}` },
      { value: rest || null, look: `input ${look}` },
    ]);
  }
  sheet.choice("E", first, last, VERDICTS);
  return { kind: "workbook", title: "Office tasks sorted", sheets: [sheet] };
}
