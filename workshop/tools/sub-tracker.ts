import { partOf } from "../office/from-post.ts";
import type { Workbook } from "../office/workbook.ts";
import { Sheet } from "../office/worksheet.ts";

const POST = "subcontractor-insurance-and-lien-waivers";
const ROWS = 25;
const TODAY = new Date(Date.UTC(2026, 10, 16));
const FAR = new Date(Date.UTC(2027, 7, 1));

/** The post's ten columns, and its pay rule. */
export function subTracker(): Workbook {
  const columns = partOf(POST, "The sheet").list;
  const sheet = new Sheet("Subs", [20, 26, 13, 13, 13, 11, 20, 14, 13, 15, 36], { landscape: true, pages: 0 });
  sheet.opening(
    "Subcontractor insurance and lien waivers",
    "One row per sub per job. No check goes out unless the row is complete through the conditional waiver and both dates are in the future. Use your state's waiver form, word for word. The first line is an example.",
  );
  const today = sheet.setting("Pay day", TODAY, "date");
  sheet.gap();
  sheet.repeatedHeader([...columns.map((name) => name.replace(", yes or no", "?")), "Pay?"]);
  const first = sheet.next;
  sheet.exampleRows(ROWS, (row, { input, computed }) => {
    const day = (example: Date | null) => input(example, "date");
    const missing = `IF(OR(C${row}="",C${row}<=${today}),"Hold: liability",IF(OR(D${row}="",D${row}<=${today}),"Hold: workers' comp",IF(E${row}<>"Yes","Hold: additional insured endorsement",IF(F${row}<>"Yes","Hold: W-9",IF(G${row}="","Hold: no bill",IF(H${row}="","Hold: waiver","Pay"))))))`;
    return [
      input("Kitchen, 114 Elm"),
      input("MD Interiors LLC"),
      day(FAR),
      day(new Date(Date.UTC(2026, 10, 1))),
      input("Yes"),
      input("Yes"),
      input("$4,200, Nov 12"),
      day(new Date(Date.UTC(2026, 10, 12))),
      day(null),
      day(null),
      computed(`IF(B${row}="","",${missing})`, "Hold: workers' comp"),
    ];
  });
  const last = sheet.next - 1;
  for (const column of ["E", "F"]) sheet.choice(column, first, last, ["Yes", "No"]);
  for (const column of ["C", "D", "H", "I", "J"]) sheet.dates(column, first, last);
  const text = new Sheet("Checks and text", [88]);
  text.opening("When a certificate arrives, check six things", "Your own agent will read the odd ones for you.");
  for (const item of partOf(POST, "What a certificate tells you, and what it can't").list) text.across(item, "input wrap");
  text.gap();
  text.header(["The text before payday"]);
  for (const line of partOf(POST, "One rule for payday").quotes[0] ?? []) text.across(line, "input wrap");
  return { kind: "workbook", title: "Subcontractor insurance and lien waivers", sheets: [sheet, text] };
}
