import { partOf } from "../office/from-post.ts";
import type { Workbook } from "../office/workbook.ts";
import { Sheet, serial } from "../office/worksheet.ts";

const POST = "hvac-maintenance-agreement-renewals";
const ROWS = 40;
const day = (month: number, date: number) => new Date(Date.UTC(2027, month - 1, date));

export function agreementTracker(): Workbook {
  return { kind: "workbook", title: "Maintenance agreement tracker", sheets: [members(), messages()] };
}

function members() {
  const sheet = new Sheet("Members", [26, 24, 13, 13, 9, 9, 9, 13, 13, 13, 18], { landscape: true, pages: 0 });
  sheet.opening(
    "Maintenance agreements: visits owed and renewals",
    "Sort by visits owed, then by oldest visit, and call the first ten. If you owe a visit, don't send a renewal: call. Ask three times and stop. The first line is an example.",
  );
  const first = sheet.next + 3;
  const last = first + ROWS - 1;
  sheet.add([
    { value: "Members" },
    { formula: `COUNTA(A${first}:A${last})`, value: 1, look: "computed whole left" },
    { value: "Visits owed", look: "right" },
    { formula: `SUM(G${first}:G${last})`, value: 1, look: "computed whole left" },
  ]);
  sheet.gap();
  sheet.repeatedHeader([
    "Member",
    "Equipment",
    "Plan ends",
    "Last visit",
    "Visits paid",
    "Visits done",
    "Owed",
    "60 days before",
    "30 days before",
    "7 days before",
    "Answer",
  ]);
  sheet.exampleRows(ROWS, (row, { input, computed }) => {
    const before = (days: number, example: Date) => computed(`IF(C${row}="","",C${row}-${days})`, serial(example), "date");
    return [
      input("Example: Mrs. Alvarez"),
      input("3-ton split, 9 years"),
      input(day(6, 30), "date"),
      input(new Date(Date.UTC(2026, 9, 14)), "date"),
      input(2, "whole"),
      input(1, "whole"),
      computed(`IF(OR(E${row}="",F${row}=""),"",MAX(0,E${row}-F${row}))`, 1, "whole"),
      before(60, day(5, 1)),
      before(30, day(5, 31)),
      before(7, day(6, 23)),
      input(),
    ];
  });
  sheet.choice("K", first, last, ["Renewed", "NO, don't ask again", "No answer"]);
  for (const column of ["C", "D"]) sheet.dates(column, first, last);
  return sheet;
}

function messages() {
  const { strong, quotes } = partOf(POST, "Three messages, then stop");
  const sheet = new Sheet("Messages", [88]);
  sheet.opening(
    "Three messages, then stop",
    "To members who agreed to texts. If the first one comes out empty, don't send it: you owe a visit, and a person should call.",
  );
  for (const [i, lines] of quotes.entries()) {
    sheet.across(strong[i] ?? "", "label");
    for (const line of lines) sheet.across(line, "input wrap");
    sheet.gap();
  }
  sheet.note("Auto-renewal is regulated: have a lawyer in your state read your plan once.");
  return sheet;
}
