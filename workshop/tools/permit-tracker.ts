import { partOf } from "../office/from-post.ts";
import type { Workbook } from "../office/workbook.ts";
import { Sheet, serial } from "../office/worksheet.ts";

const POST = "electrical-permit-inspection-tracker";
const ROWS = 25;
const RESULTS = ["Passed", "Corrections", "Missed"];
const date = (month: number, day: number) => new Date(Date.UTC(2027, month - 1, day));

export function permitTracker(): Workbook {
  return { kind: "workbook", title: "Permit and inspection tracker", sheets: [tracker(), routine()] };
}

function tracker() {
  const sheet = new Sheet("Permits", [15, 20, 9, 10, 9, 10, 9, 9, 12, 20, 9, 9, 9, 12, 18, 9], { landscape: true, pages: 0 });
  sheet.opening(
    "Electrical permit and inspection tracker",
    "One row per permit, one owner for the sheet. Write down what's printed on your permit: the clocks differ by city and state. Activity is the day of issue or the last inspection that passed, whichever is later. Fill in Closed only after you've seen the final approved in the portal or have the card in your hand. The first line is an example.",
  );
  sheet.repeatedHeader([
    "Permit no. and office",
    "Address and job name",
    "Issued",
    "Expires as printed",
    "150 days since last activity",
    "Code edition",
    "Rough asked",
    "Rough date",
    "Rough result",
    "Corrections, one per line",
    "Utility release?",
    "Final asked",
    "Final date",
    "Final result",
    "Who opens the door",
    "Closed",
  ]);
  const first = sheet.next;
  sheet.exampleRows(
    ROWS,
    (row, { input, computed }) => {
      const text = (example: string) => input(example, "wrap");
      const day = (example: Date | null) => input(example, "short");
      return [
        text("E-1042, county"),
        text("114 Elm, kitchen"),
        day(date(3, 3)),
        day(date(8, 30)),
        computed(
          `IF(C${row}="","",MAX(C${row},IF(I${row}="Passed",N(H${row}),0),IF(N${row}="Passed",N(M${row}),0))+150)`,
          serial(date(9, 5)),
          "short",
        ),
        text("as printed"),
        day(date(4, 6)),
        day(date(4, 8)),
        text("Passed"),
        text(""),
        text("No"),
        text("open"),
        day(null),
        text(""),
        text("homeowner, after 3 PM"),
        day(null),
      ];
    },
    30,
  );
  const last = sheet.next - 1;
  for (const column of ["I", "N"]) sheet.choice(column, first, last, RESULTS);
  sheet.choice("K", first, last, ["Yes", "No"]);
  for (const column of ["C", "D", "H", "M", "P"]) sheet.dates(column, first, last);
  return sheet;
}

function routine() {
  const sheet = new Sheet("Reminders", [88]);
  sheet.opening("Six reminders, each to one person", "Put each into the calendar of the person it names.");
  for (const item of partOf(POST, "Six reminders, each to one person").list) sheet.across(item.replaceAll("**", ""), "input wrap");
  sheet.gap();
  sheet.header(["The text to the GC"]);
  for (const line of partOf(POST, "Six reminders, each to one person").quotes[0] ?? []) sheet.across(line, "input wrap");
  sheet.gap();
  sheet.header(["A pre-inspection walk for the lead"]);
  for (const item of partOf(POST, "A pre-inspection walk for the lead").list) sheet.across(item, "input wrap");
  return sheet;
}
