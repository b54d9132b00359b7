import { PACKAGES, type PackageKey } from "../../pages/packages/catalog.ts";
import { dollars } from "../../text/format.ts";
import { monthsPerYear, type Results, weeksPerYear } from "./calculator.ts";

/** An audit ends with a plan that somebody has to set up. This long, as in the sample brief. */
const AUDIT_SETUP_WEEKS = 4;

type Saved = { parts: Pick<Results["parts"][number], "savedUsd">[]; potentialDollarSavings: number };

export type Payback = ReturnType<typeof paybackOf>;

/**
 * When a package is paid for, in months from the start of the work. Nothing counts as saved until the longest time it takes is over. An audit is about one
 * workflow, so only the largest part counts.
 */
export function paybackOf(key: PackageKey, { parts, potentialDollarSavings }: Saved) {
  const { priceUsd, duration } = PACKAGES[key];
  const isAudit = key === "foundationAudit";
  const savingsPerYearUsd = isAudit ? Math.max(...parts.map(({ savedUsd }) => savedUsd)) : potentialDollarSavings;
  const setupWeeks = isAudit ? AUDIT_SETUP_WEEKS : 0;
  const weeks = longestOf(duration) + setupWeeks;
  const startsAtMonth = (weeks / weeksPerYear) * monthsPerYear;
  const savedBy = (month: number) => (Math.max(0, (month * weeksPerYear) / monthsPerYear - weeks) * savingsPerYearUsd) / weeksPerYear;
  const months = Array.from({ length: monthsPerYear }, (_, i) => i + 1);
  return {
    key,
    isAudit,
    priceUsd,
    setupWeeks,
    weeks,
    startsAtMonth,
    /** What's saved by the end of each month. */
    byMonth: months.map((month) => ({ month, savedUsd: savedBy(month) })),
    firstYearUsd: savedBy(monthsPerYear),
    /** The first month that ends with the price earned back. Nothing if a year isn't long enough. */
    month: months.find((month) => savedBy(month) >= priceUsd),
  };
}

/** Formatted for display. The copy refers to each by its name in braces. */
export function paybackFigures({ key, priceUsd, setupWeeks, weeks, firstYearUsd, month }: Payback) {
  const { name, duration } = PACKAGES[key];
  return {
    name,
    price: dollars(priceUsd),
    duration,
    setupWeeks: String(setupWeeks),
    weeks: String(weeks),
    firstYear: dollars(firstYearUsd),
    paybackMonth: String(month ?? ""),
  };
}

/** '8-12 weeks' are 12. */
function longestOf(duration: string) {
  return Math.max(...(duration.match(/\d+/g) ?? []).map(Number));
}
