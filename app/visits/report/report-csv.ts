import { toCsv } from "../../text/csv.ts";
import { STEPS } from "../catalog/steps.ts";
import type { Report, WeekNumbers } from "../rules/report.ts";
import { NUMBER_NAMES } from "./parts.ts";

/** One line per week. */
export function reportCsv({ weeks }: Report) {
  const columns = ["week", ...NUMBER_NAMES, "contactOpened", ...STEPS];
  const row = (week: WeekNumbers) => [
    week.from,
    ...NUMBER_NAMES.map((name) => week[name]),
    week.contactOpened,
    ...STEPS.map((step) => week.steps[step]),
  ];
  return toCsv(columns, weeks.map(row));
}
