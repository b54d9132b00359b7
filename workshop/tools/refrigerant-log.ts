import { partOf } from "../office/from-post.ts";
import type { Workbook } from "../office/workbook.ts";
import { Sheet } from "../office/worksheet.ts";

const POST = "refrigerant-log-epa-608-records";
const ROWS = 30;
const TYPES = ["R-410A", "R-22", "R-32", "R-454B"];
const CYLINDERS: Record<string, string> = { "R-410A": "4", "R-22": "2" };
const MONTHS = 12;

export function refrigerantLog(): Workbook {
  const { sheet, recovered, last } = log();
  return { kind: "workbook", title: "Refrigerant log", sheets: [sheet, months(recovered, last), cylinder()] };
}

function log() {
  const sheet = new Sheet("Recovered", [13, 22, 28, 11, 11, 13, 13, 13, 9, 24], { landscape: true, pages: 0 });
  sheet.opening(
    "Refrigerant log",
    "One line each time you recover from a system with a full charge of more than 5 and less than 50 pounds before disposal. Weigh before and after. A missing weight stays blank, with the reason. Keep it for three years, and read the rule once a year. Lines in italics are an example.",
  );
  sheet.field("Company name", null, 3);
  sheet.gap();
  sheet.repeatedHeader([
    "Date",
    "Job and where it was",
    "Equipment, from the data plate",
    "Type",
    "Cylinder",
    "Before, lb",
    "After, lb",
    "Recovered, lb",
    "Tech",
    "Note",
  ]);
  const first = sheet.next;
  const examples = partOf(POST, "One month, worked").table.slice(1);
  const recovered: Record<string, number> = {};
  for (let i = 0; i < ROWS; i++) {
    const row = sheet.next;
    const [when = "", job, type = "", before = "", after = "", pounds = ""] = examples[i] ?? [];
    const look = job ? "example " : "";
    if (job) recovered[type] = (recovered[type] ?? 0) + Number.parseFloat(pounds);
    const weight = (text: string) => ({ value: job ? Number.parseFloat(text) : null, look: `input tenths ${look}` });
    sheet.add([
      { value: job ? new Date(Date.UTC(2026, 5, Number(when.replace(/\D/g, "")))) : null, look: `input date ${look}` },
      { value: job ?? null, look: `input ${look}` },
      { look: `input ${look}` },
      { value: job ? type : null, look: `input center ${look}` },
      { value: job ? Number(CYLINDERS[type]) : null, look: `input whole center ${look}` },
      weight(before),
      weight(after),
      {
        formula: `IF(OR(F${row}="",G${row}=""),"",ROUND(G${row}-F${row},2))`,
        value: job ? Number.parseFloat(pounds) : "",
        look: `computed tenths ${look}`,
      },
      { look: `input center ${look}` },
      { look: `input ${look}` },
    ]);
  }
  const last = sheet.next - 1;
  sheet.choice("D", first, last, TYPES);
  sheet.dates("A", first, last);
  return { sheet, recovered, last };
}

/** What the rule asks for: pounds by type for each calendar month, and each transfer. */
function months(recovered: Record<string, number>, last: number) {
  const sheet = new Sheet("Months", [18, 14, 14, 14, 14]);
  sheet.opening("Pounds recovered each month", "Fills itself from the first sheet. Type the year.");
  const year = sheet.setting("Year", 2026, "number");
  sheet.gap();
  sheet.header(["Month", ...TYPES]);
  for (let month = 1; month <= MONTHS; month++) {
    const within = `Recovered!$A$1:$A$${last},">="&DATE(${year},${month},1),Recovered!$A$1:$A$${last},"<"&DATE(${year},${month}+1,1)`;
    sheet.add([
      {
        formula: `TEXT(DATE(${year},${month},1),"mmmm")`,
        value: new Date(Date.UTC(2026, month - 1, 1)).toLocaleDateString("en-US", { month: "long", timeZone: "UTC" }),
        look: "computed",
      },
      ...TYPES.map((type) => ({
        formula: `SUMIFS(Recovered!$H$1:$H$${last},Recovered!$D$1:$D$${last},"${type}",${within})`,
        value: month === 6 ? (recovered[type] ?? 0) : 0,
        look: "computed tenths",
      })),
    ]);
  }
  sheet.gap();
  sheet.header(["Sent off on", "Type", "Pounds", "To whom", "Receipt"]);
  sheet.add([
    { value: new Date(Date.UTC(2026, 5, 28)), look: "input date example" },
    { value: "R-410A", look: "input center example" },
    { value: 22, look: "input tenths example" },
    { value: "Reclaimer", look: "input example" },
    { value: "yes", look: "input center example" },
  ]);
  for (let i = 0; i < 9; i++)
    sheet.add([{ look: "input date" }, { look: "input center" }, { look: "input tenths" }, { look: "input" }, { look: "input center" }]);
  return sheet;
}

function cylinder() {
  const sheet = new Sheet("Cylinder check", [52, 16]);
  sheet.opening(
    "The check that catches mistakes",
    "One cylinder, one type. The numbers are June's R-410A cylinder. If the scale says something else, somebody wrote down a wrong number, or something else went in.",
  );
  const empty = sheet.setting("Weight of the empty cylinder", 27, "tenths");
  const start = sheet.setting("On the scale on the first", 38.5, "tenths");
  const added = sheet.setting("Recovered this month", 14, "tenths");
  const sent = sheet.setting("Handed to the reclaimer", 22, "tenths");
  const scale = sheet.setting("On the scale today", 30.5, "tenths");
  const line = (label: string, formula: string, value: number) =>
    `$B$${sheet.add([{ value: label }, { formula, value, look: "computed tenths" }])}`;
  const held = line("It held on the first", `${start}-${empty}`, 11.5);
  const left = line("There should be left", `${held}+${added}-${sent}`, 3.5);
  const wanted = line("The scale should say", `${empty}+${left}`, 30.5);
  sheet.add([
    { value: "Check", look: "total" },
    { formula: `IF(ABS(${scale}-${wanted})<0.3,"It adds up","Find out why")`, value: "It adds up", look: "total" },
  ]);
  sheet.gap();
  sheet.note("Never fill past the limit marked for the cylinder. If you can't say what's in one, set it aside and call your reclaimer.");
  return sheet;
}
