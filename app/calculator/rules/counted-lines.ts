import { GUARANTEE, PACKAGES, type PackageFacts, type PackageKey } from "../../pages/packages/catalog/packages.ts";
import { isAtLeast } from "./at-least.ts";
import { JOB_PROFIT_SHARE, type Part, type PartKey, type Results, SAVING_RATES, WEEKS_PER_YEAR } from "./calculator.ts";
import { biggestLines, savedHoursOf } from "./lines.ts";
import { shownWeek } from "./shown-week.ts";

/**
 * Hours a week that one kind of work takes before an audit can promise its hours: 5 saved of 7, and of 8 for quotes, where software takes
 * less.
 */
export const leastHours = {
  office: leastHoursOf("admin"),
  quotes: leastHoursOf("estimating"),
};

/**
 * How a guarantee is counted: the hours, or the yearly value that Growth Engine takes instead, of hours alone or with the profit on jobs
 * won.
 */
export type GuaranteeMeasure = "hours" | "valueOfHours" | "value";
export type CountedLines = ReturnType<typeof countedIn>;

/** The terms don't multiply a single job. From two on, none is more than half of the profit. */
const LEAST_JOBS = 2;

/** The hours that a package could save by itself: of the biggest lines it has room for, and nothing of the others. */
export function countedFor(key: PackageKey, { parts }: Pick<Results, "parts">) {
  return countedIn(linesFor(key, parts, "hours"), parts);
}

/** By hours a line without hours doesn't count. */
export function linesFor(key: PackageKey, parts: Part[], measure: GuaranteeMeasure): PartKey[] {
  return biggestLines(key, parts, measure === "value" ? countedUsdOf : savedHoursOf).map((line) => line.key);
}

/** The same of lines that are settled. */
export function countedIn(keys: PartKey[], parts: Part[]) {
  const { hours } = shownWeek(parts);
  return {
    keys,
    ...sumOf(keys, parts),
    /** The sum of these lines as they're shown. */
    shownHours: keys.reduce((sum, key) => sum + hours[key], 0),
  };
}

/** Of jobs won only the profit counts, as in the guarantee. */
export function sumOf(keys: PartKey[], parts: Part[]) {
  const lines = keys.flatMap((key) => parts.filter((part) => part.key === key));
  return {
    hoursPerWeek: lines.reduce((sum, { savedHours }) => sum + savedHours, 0) / WEEKS_PER_YEAR,
    usdPerYear: lines.reduce((sum, line) => sum + countedUsdOf(line), 0),
  };
}

/** Whether it reaches what the package guarantees, counted by this measure. */
export function reaches(key: PackageKey, { hoursPerWeek, usdPerYear }: ReturnType<typeof sumOf>, measure: GuaranteeMeasure) {
  const { guaranteedHoursPerWeek, guaranteedAnnualValueUsd = Number.POSITIVE_INFINITY }: PackageFacts = PACKAGES[key];
  // Dollars are shown whole, so that's what is compared.
  return measure === "hours" ? isAtLeast(hoursPerWeek, guaranteedHoursPerWeek) : Math.round(usdPerYear) >= guaranteedAnnualValueUsd;
}

/** Whether the weeks of the count would see enough jobs won for the terms to make a year of them. */
export function isMultiplied(keys: PartKey[], { wonJobsPerWeek }: Pick<Results, "wonJobsPerWeek">) {
  return !keys.includes("leads") || isAtLeast(wonJobsPerWeek * GUARANTEE.countWeeks, LEAST_JOBS);
}

function leastHoursOf(key: PartKey) {
  return Math.ceil(PACKAGES.foundationAudit.guaranteedHoursPerWeek / SAVING_RATES[key]);
}

/** Saved hours at the visitor's rate, and of jobs won only the profit. */
function countedUsdOf({ key, savedUsd }: Part) {
  return savedUsd * (key === "leads" ? JOB_PROFIT_SHARE : 1);
}
