import { lastWeekOf, PACKAGES, type PackageKey } from "../../pages/packages/catalog/packages.ts";
import { dollars } from "../../text/format.ts";
import { MONTHS_PER_YEAR, WEEKS_PER_YEAR } from "./calculator.ts";
import type { Offer } from "./offer.ts";

/** The packages in which we build. An audit ends with a plan and saves nothing by itself, so it has no payback. */
type BuiltKey = Exclude<PackageKey, "foundationAudit">;
export type Payback = ReturnType<typeof paybackOf>;

/** Of the package that fits, by the lines it's about. */
export function paybackFor(recommended: Pick<Offer, "key" | "counted"> | { key?: undefined }) {
  if (!recommended.key || recommended.key === "foundationAudit") return undefined;
  return paybackOf(recommended.key, recommended.counted.usdPerYear);
}

/** When a package is paid for, in months from the start of the work. Nothing counts as saved until the longest time it takes is over. */
export function paybackOf(key: BuiltKey, savingsPerYearUsd: number) {
  const { priceUsd } = PACKAGES[key];
  const weeks = lastWeekOf(key);
  const startsAtMonth = (weeks / WEEKS_PER_YEAR) * MONTHS_PER_YEAR;
  const savedBy = (month: number) => (Math.max(0, (month * WEEKS_PER_YEAR) / MONTHS_PER_YEAR - weeks) * savingsPerYearUsd) / WEEKS_PER_YEAR;
  const months = Array.from({ length: MONTHS_PER_YEAR }, (_, i) => i + 1);
  return {
    key,
    priceUsd,
    weeks,
    startsAtMonth,
    /** What's saved by the end of each month. */
    byMonth: months.map((month) => ({ month, savedUsd: savedBy(month) })),
    firstYearUsd: savedBy(MONTHS_PER_YEAR),
    /** The first month that ends with the price earned back. Nothing if a year isn't long enough. */
    month: months.find((month) => savedBy(month) >= priceUsd),
  };
}

/** Formatted for display. The copy refers to each by its name in braces. */
export function paybackFigures({ key, priceUsd, weeks, firstYearUsd, month }: Payback) {
  const { name, duration } = PACKAGES[key];
  return {
    name,
    price: dollars(priceUsd),
    duration,
    weeks: String(weeks),
    firstYear: dollars(firstYearUsd),
    /** The same year with the switch on, and off again. */
    halfFirstYear: dollars(firstYearUsd / 2),
    fullFirstYear: dollars(firstYearUsd * 2),
    paybackMonth: String(month ?? ""),
  };
}
