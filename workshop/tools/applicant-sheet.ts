import { partOf } from "../office/from-post.ts";
import type { Workbook } from "../office/workbook.ts";
import { Sheet } from "../office/worksheet.ts";

const POST = "using-ai-to-hire-techs";
const ROWS = 30;
const ANSWERS = ["Yes", "No", "Not stated"];

export function applicantSheet(): Workbook {
  const questions = partOf(POST, "Sort by facts you wrote down first").table.slice(1);
  const sheet = new Sheet("Applicants", [13, 17, 17, 17, 17, 38, 20, 24], { landscape: true, pages: 0 });
  sheet.opening(
    "Applicants by four questions",
    "Write your four yes-or-no questions before you open one application. Leave out names, photos, addresses, graduation years and gaps in work. Nobody gets rejected by this sheet. A person looks twice and decides. The first line is an example.",
  );
  sheet.header(["Question", "Yours", "", "", "", "", "", "If no"]);
  const asks = sheet.next;
  for (const [i, [question = "", ifNo = ""]] of questions.entries()) {
    const row = sheet.add([
      { value: i + 1, look: "computed center" },
      { value: question, look: "input" },
      ...Array.from({ length: 5 }, () => ({ look: "input" })),
      { value: ifNo, look: "input" },
    ]);
    sheet.merges.push({ row, from: 1, to: 6 });
  }
  sheet.gap();
  sheet.repeatedHeader([
    "Applicant",
    "Question 1",
    "Question 2",
    "Question 3",
    "Question 4",
    "The line it was taken from",
    "What next",
    "Who decided, and what",
  ]);
  const first = sheet.next;
  sheet.exampleRows(ROWS, (row, { input, computed }) => [
    input("Example: A01"),
    ...["Not stated", "Yes", "Yes", "No"].map((answer) => input(answer, "center")),
    input('"22 years as a machinist"'),
    computed(`IF(A${row}="","",IF(COUNTIF(B${row}:E${row},"Yes")=4,"Call",${forNo(row, asks)}))`, "Second look", "center"),
    input(),
  ]);
  for (const column of ["B", "C", "D", "E"]) sheet.choice(column, first, sheet.next - 1, ANSWERS);
  const notice = new Sheet("Notice", [88]);
  notice.opening(
    "A notice you can copy",
    "Put it in the ad and on the application page, then make each sentence true. It isn't legal advice: hiring law is local, and AI hiring law is new.",
  );
  for (const line of partOf(POST, "A notice you can copy").quotes[0] ?? []) notice.across(line, "input wrap");
  return { kind: "workbook", title: "Applicants by four questions", sheets: [sheet, notice] };
}

/** What column H says about the questions without a yes. A second look comes before a question by phone. */
function forNo(row: number, asks: number) {
  const needsLook = ["B", "C", "D", "E"].map((column, i) => `AND(${column}${row}<>"Yes",$H$${asks + i}<>"Call and ask")`);
  return `IF(OR(${needsLook.join(",")}),"Second look","Call and ask")`;
}
