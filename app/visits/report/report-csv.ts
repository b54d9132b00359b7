import { OUTCOMES } from "../../booking/catalog/outcomes.ts";
import { toCsv } from "../../text/csv.ts";
import { STEPS } from "../catalog/steps.ts";
import type { Report, WeekNumbers } from "../rules/report.ts";
import { NUMBER_NAMES } from "./parts.ts";

/** Spreadsheets know these columns by names from before the code had better ones. */
const KNOWN_COLUMNS: Partial<Record<keyof WeekNumbers, string>> = { talked: OUTCOMES.talked, past: "kept" };

/** One line per week. */
export function reportCsv({ weeks }: Report) {
  const columns = ["week", ...NUMBER_NAMES.map((name) => KNOWN_COLUMNS[name] ?? name), "contactOpened", ...STEPS];
  const row = (week: WeekNumbers) => [
    week.from,
    ...NUMBER_NAMES.map((name) => week[name]),
    week.contactOpened,
    ...STEPS.map((step) => week.steps[step]),
  ];
  return toCsv(columns, weeks.map(row));
}
