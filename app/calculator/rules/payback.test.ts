import fc from "fast-check";
import { expect, test } from "vitest";
import { PACKAGE_KEYS, PACKAGES } from "../../pages/packages/catalog.ts";
import { paybackFigures, paybackFor, paybackOf } from "./payback.ts";

const BUILT = ["growthEngine", "peakPerformance"] as const;

test("the build counts at its longest: 12 weeks, 16 weeks", () => {
  expect(BUILT.map((key) => paybackOf(key, 60_000).weeks)).toEqual([12, 16]);
  for (const key of PACKAGE_KEYS) expect(PACKAGES[key].duration).toMatch(/^\d+-\d+ weeks$/);
});

test("an audit builds nothing, so it has no payback", () => {
  const counted = { keys: [], hoursPerWeek: 8, shownHours: 8, usdPerYear: 60_000 };
  expect(paybackFor({ key: "foundationAudit", counted })).toBeUndefined();
  expect(paybackFor({ key: "growthEngine", counted })).toEqual(paybackOf("growthEngine", 60_000));
  expect(paybackFor({})).toBeUndefined();
});

test("$89,000 a year pays $7,500 back 4.4 weeks after a build of 12: week 17, in month 4", () => {
  const { byMonth, month, startsAtMonth } = paybackOf("growthEngine", 89_000);
  expect(startsAtMonth).toBeCloseTo(2.769, 3);
  expect(byMonth.slice(0, 4).map(({ savedUsd }) => Math.round(savedUsd))).toEqual([0, 0, 1_712, 9_128]);
  expect(month).toBe(4);
});

test.each([
  ["growthEngine", 9_750, 12],
  ["growthEngine", 9_749, undefined],
  ["peakPerformance", 172_714, 5],
  ["peakPerformance", 0, undefined],
] as const)("%s with savings of %d a year is paid for in month %s", (key, savings, month) => {
  expect(paybackOf(key, savings).month).toBe(month);
});

test("said, it names the package, its price and what was counted", () => {
  expect(paybackFigures(paybackOf("growthEngine", 0))).toEqual({
    name: PACKAGES.growthEngine.name,
    price: "$7,500",
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
