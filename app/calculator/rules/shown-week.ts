import { PACKAGE_KEYS, PACKAGES, type PackageKey } from "../../pages/packages/catalog/packages.ts";
import { isAtLeast } from "./at-least.ts";
import { type Part, type PartKey, WEEKS_PER_YEAR } from "./calculator.ts";
import { biggestLines, savedHoursOf } from "./lines.ts";

/** Tenths as a rule. Where tenths would bend a row or cross a guarantee, hundredths, and so on. */
const DIGITS = [1, 2, 3];
/** A unit's half, with room for the sixteenth digit. */
const HALF = 0.5 + 1e-5;

type ShownWeek = { hours: Record<PartKey, number>; total: number };

/**
 * Saved hours a week as they're shown: rows that add up to their total, each within its own rounding, and no sum on another side of a
 * guarantee than it is.
 */
export function shownWeek(parts: Part[]): ShownWeek {
  const weeks = DIGITS.map((digits) => weekIn(digits, parts));
  return (weeks.find(({ isTrue }) => isTrue) ?? weeks[weeks.length - 1] ?? weekIn(1, parts)).week;
}

/** Whoever is nearest to the next unit is rounded up, as many as the total needs. */
function weekIn(digits: number, parts: Part[]) {
  const units = 10 ** digits;
  const exact = parts.map(({ key, savedHours }) => ({ key, units: (savedHours / WEEKS_PER_YEAR) * units + 1e-6 }));
  const total = Math.round(exact.reduce((sum, row) => sum + row.units, 0));
  const up = total - exact.reduce((sum, row) => sum + Math.floor(row.units), 0);
  const nearest = exact.toSorted((a, b) => (b.units % 1) - (a.units % 1)).slice(0, up);
  const rows = exact.map((row) => ({ ...row, shown: Math.floor(row.units) + (nearest.includes(row) ? 1 : 0) }));
  const hours = Object.fromEntries(rows.map(({ key, shown }) => [key, shown / units])) as Record<PartKey, number>;
  // Half a tenth goes up, as everybody rounds it. Half a hundredth may go either way.
  const isRounded = rows.every((row) => (digits === 1 ? row.shown === Math.round(row.units) : Math.abs(row.shown - row.units) <= HALF));
  const week = { hours, total: total / units };
  return { week, isTrue: isRounded && PACKAGE_KEYS.every((key) => isTrueFor(key, parts, week, units)) };
}

/** What a package's lines come to is rounded right as well, and 9.96 hours aren't shown as 10 beside a guarantee of 10 that they miss. */
function isTrueFor(key: PackageKey, parts: Part[], { hours, total }: ShownWeek, units: number) {
  const lines = biggestLines(key, parts, savedHoursOf);
  const exact = weekly(lines);
  const shown = lines.reduce((sum, { key }) => sum + hours[key], 0);
  const isReached = (amount: number) => isAtLeast(amount, PACKAGES[key].guaranteedHoursPerWeek);
  return Math.abs(shown - exact) * units <= HALF && isReached(shown) === isReached(exact) && isReached(total) === isReached(weekly(parts));
}

function weekly(parts: Part[]) {
  return parts.reduce((sum, { savedHours }) => sum + savedHours, 0) / WEEKS_PER_YEAR;
}
