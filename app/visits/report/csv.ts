import { OUTCOMES } from "../../booking/catalog/outcomes.ts";
import { toCsv } from "../../text/csv.ts";
import { STEPS } from "../catalog/steps.ts";
import type { Report, WeekNumbers } from "../rules/report.ts";
import { report as words } from "../words.ts";

const NAMES = Object.keys(words.numbers) as (keyof typeof words.numbers)[];

/** One line per week. */
export function reportCsv({ weeks }: Report) {
  // Spreadsheets know this column by the name that is stored.
  const columns = ["week", ...NAMES.map((name) => (name === "talked" ? OUTCOMES.talked : name)), "contactOpened", ...STEPS];
  const row = (week: WeekNumbers) => [
    week.from,
    ...NAMES.map((name) => week[name]),
    week.contactOpened,
    ...STEPS.map((step) => week.steps[step]),
  ];
  return toCsv(columns, weeks.map(row));
}
