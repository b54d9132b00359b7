import { report as words } from "../../app/content/report.ts";
import type { Report, WeekNumbers } from "../../app/rules/counts/report.ts";
import { STEPS } from "../../app/rules/counts/steps.ts";
import { toCsv } from "../csv.ts";

const NAMES = Object.keys(words.numbers) as (keyof typeof words.numbers)[];

/** One line per week. */
export function reportCsv({ weeks }: Report) {
  const columns = ["week", ...NAMES, "contactOpened", ...STEPS];
  const row = (week: WeekNumbers) => [
    week.from,
    ...NAMES.map((name) => week[name]),
    week.contactOpened,
    ...STEPS.map((step) => week.steps[step]),
  ];
  return toCsv(columns, weeks.map(row));
}
