import type { Workbook } from "../office/workbook.ts";
import { Sheet } from "../office/worksheet.ts";

const JOBS = 20;
const day = (date: number) => new Date(Date.UTC(2026, 9, date));

export function invoiceGap(): Workbook {
  const sheet = new Sheet("Invoice gap", [34, 14, 14, 14, 14, 14, 14]);
  sheet.opening(
    "What slow billing costs",
    "Take your last 20 finished jobs and write down three dates for each. The first gap, done to billed, is yours to fix. The first line and the numbers below are an example.",
  );
  sheet.header(["Job", "Work done", "Invoice sent", "Money in", "Done to billed", "Billed to paid", "Short by"]);
  const first = sheet.next;
  sheet.exampleRows(JOBS, (row, { input, computed }) => [
    input("Example: water heater"),
    input(day(6), "date"),
    input(day(15), "date"),
    input(day(29), "date"),
    computed(`IF(OR(B${row}="",C${row}=""),"",C${row}-B${row})`, 9, "whole"),
    computed(`IF(OR(C${row}="",D${row}=""),"",D${row}-C${row})`, 14, "whole"),
    input(60, "dollars"),
  ]);
  const last = sheet.next - 1;
  for (const column of ["B", "C", "D"]) sheet.dates(column, first, last);
  const average = sheet.add([
    { value: "Average days", look: "total" },
    { look: "total" },
    { look: "total" },
    { look: "total" },
    { formula: `IF(COUNT(E${first}:E${last})=0,0,AVERAGE(E${first}:E${last}))`, value: 9, look: "total tenths" },
    { formula: `IF(COUNT(F${first}:F${last})=0,0,AVERAGE(F${first}:F${last}))`, value: 14, look: "total tenths" },
    { formula: `SUM(G${first}:G${last})`, value: 60, look: "total dollars" },
  ]);
  sheet.gap();
  sheet.header(["What it costs", "", "", "", "", "", ""]);
  const revenue = sheet.setting("Revenue a year", 1_200_000, "dollars");
  const interest = sheet.setting("Interest on your credit line", 0.1, "percent");
  const tickets = sheet.setting("Tickets a week", 40, "whole");
  const short = sheet.setting("One ticket in how many goes out short", 20, "whole");
  const by = sheet.setting("Short by, on average", 60, "dollars");
  const weeks = sheet.setting("Weeks a year", 50, "whole");
  const line = (label: string, formula: string, value: number) =>
    `$B$${sheet.add([{ value: label }, { formula, value, look: "computed dollars" }])}`;
  const daily = line("Billed per day", `${revenue}/365`, 1_200_000 / 365);
  const freed = line("Cash freed up, once, if billed next day", `${daily}*MAX(0,E${average}-1)`, (1_200_000 / 365) * 8);
  line("Interest saved a year", `${freed}*${interest}`, ((1_200_000 / 365) * 8) / 10);
  const lost = line("Missing parts and hours a year", `${tickets}/${short}*${by}*${weeks}`, 6_000);
  sheet.add([
    { value: "A year, with the parts cut in half to be careful", look: "total wrap" },
    { formula: `${freed}*${interest}+${lost}/2`, value: ((1_200_000 / 365) * 8) / 10 + 3_000, look: "total dollars" },
  ]);
  return { kind: "workbook", title: "Invoice gap", sheets: [sheet] };
}
