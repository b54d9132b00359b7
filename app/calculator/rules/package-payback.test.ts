import fc from "fast-check";
import { expect, test } from "vitest";
import { PACKAGES } from "../../pages/packages/catalog/packages.ts";
import { dollars } from "../../text/format.ts";
import { WEEKS_PER_YEAR } from "./calculator.ts";
import { paybackFigures, paybackFor, paybackOf } from "./package-payback.ts";

const BUILT = ["growthEngine", "peakPerformance"] as const;

test("the build counts at its longest: 12 weeks, 16 weeks", () => {
  expect(BUILT.map((key) => paybackOf(key, 60_000).weeks)).toEqual([12, 16]);
});

test("an audit builds nothing, so it has no payback", () => {
  const counted = { keys: [], hoursPerWeek: 8, shownHours: 8, usdPerYear: 60_000 };
  expect(paybackFor({ key: "foundationAudit", counted })).toBeUndefined();
  expect(paybackFor({ key: "growthEngine", counted })).toEqual(paybackOf("growthEngine", 60_000));
  expect(paybackFor({})).toBeUndefined();
});

test("$89,000 a year after a build of 12 weeks saves $1,712 by the end of month 3 and $9,128 by that of month 4", () => {
  const { byMonth, startsAtMonth } = paybackOf("growthEngine", 89_000);
  expect(startsAtMonth).toBeCloseTo(2.769, 3);
  expect(byMonth.slice(0, 4).map(({ savedUsd }) => Math.round(savedUsd))).toEqual([0, 0, 1_712, 9_128]);
});

test.each([
  ["growthEngine", 4.4, "week 17", 4],
  ["growthEngine", 40, "week 52", 12],
  ["growthEngine", 40.1, "the year after", undefined],
  ["peakPerformance", 4.5, "week 21", 5],
  ["peakPerformance", Number.POSITIVE_INFINITY, "never", undefined],
] as const)("%s, if the build saves its price in %d weeks, is paid for in %s: month %s", (key, weeks, _, month) => {
  expect(paybackOf(key, (PACKAGES[key].priceUsd * WEEKS_PER_YEAR) / weeks).month).toBe(month);
});

test("said, it names the package, its price and what was counted", () => {
  expect(paybackFigures(paybackOf("growthEngine", 0))).toEqual({
    name: PACKAGES.growthEngine.name,
    price: dollars(PACKAGES.growthEngine.priceUsd),
    duration: "8-12 weeks",
    weeks: "12",
    firstYear: "$0",
    halfFirstYear: "$0",
    fullFirstYear: "$0",
    paybackMonth: "",
  });
});

test("no more is saved in the first year than in a year after it, and never less than the month before", () => {
  fc.assert(
    fc.property(fc.constantFrom(...BUILT), fc.double({ min: 0, max: 1e9, noNaN: true }), (key, savings) => {
      const { byMonth, firstYearUsd } = paybackOf(key, savings);
      expect(firstYearUsd).toBeLessThanOrEqual(savings);
      expect(byMonth.every(({ savedUsd }, i) => savedUsd >= (byMonth[i - 1]?.savedUsd ?? 0))).toBe(true);
    }),
  );
});
