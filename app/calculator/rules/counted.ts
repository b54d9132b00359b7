import { PACKAGES, type PackageKey } from "../../pages/packages/catalog.ts";
import { jobProfitShare, type Part, type PartKey, type Results, savingRates, weeksPerYear } from "./calculator.ts";
import { shownWeek } from "./shown.ts";

/** How many of the four lines a package is about: an audit looks at one workflow, and the others build two. */
const LINES: Record<PackageKey, number> = { foundationAudit: 1, growthEngine: 2, peakPerformance: 2 };

/** Hours a week that one kind of work takes before an audit can promise its hours: 5 saved of 7, and of 8 for quotes, where software takes less. */
export const leastHours = {
  office: leastHoursOf("admin"),
  quotes: leastHoursOf("estimating"),
};

/** Which half of a guarantee is counted: the hours, or the yearly value that Growth Engine takes instead. */
export type Cover = "hours" | "value";
export type Counted = ReturnType<typeof countedFor>;
type Lines = Pick<Results, "parts">;

/**
 * What a package could save by itself: the biggest lines it has room for, and nothing of the others. By hours a line without hours doesn't count; of jobs
 * won only the profit does, as in the guarantee.
 */
export function countedFor(key: PackageKey, { parts }: Lines, by: Cover = "hours") {
  const worth = by === "hours" ? (part: Part) => part.savedHours : countedUsdOf;
  const lines = parts
    .filter((part) => worth(part) > 0)
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, LINES[key]);
  return {
    keys: lines.map(({ key }): PartKey => key),
    hoursPerWeek: lines.reduce((sum, { savedHours }) => sum + savedHours, 0) / weeksPerYear,
    /** The sum of these lines as they're shown. */
    shownHours: lines.reduce((sum, { key }) => sum + shownWeek(parts)[key], 0),
    usdPerYear: lines.reduce((sum, line) => sum + countedUsdOf(line), 0),
  };
}

function leastHoursOf(key: PartKey) {
  return Math.ceil(PACKAGES.foundationAudit.guaranteedHoursPerWeek / savingRates[key]);
}

/** Saved hours at the visitor's rate, and of jobs won only the profit. */
function countedUsdOf({ key, savedUsd }: Part) {
  return savedUsd * (key === "leads" ? jobProfitShare : 1);
}
