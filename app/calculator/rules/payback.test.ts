import fc from "fast-check";
import { expect, test } from "vitest";
import { PACKAGE_KEYS, PACKAGES } from "../../pages/packages/catalog.ts";
import { paybackFigures, paybackOf } from "./payback.ts";

/** Half of it is one line. */
const saving = (usd: number) => ({ potentialDollarSavings: usd, parts: [0.5, 0.3, 0.2, 0].map((share) => ({ savedUsd: usd * share })) });

test("the build counts at its longest: 12 weeks, 16 weeks, and for an audit 2 and the 4 of setting it up", () => {
  const weeks = PACKAGE_KEYS.map((key) => paybackOf(key, saving(60_000)).weeks);
  expect(weeks).toEqual([2 + 4, 12, 16]);
  for (const key of PACKAGE_KEYS) expect(PACKAGES[key].duration).toMatch(/^\d+-\d+ weeks$/);
});

test("$89,000 a year pays $7,500 back 4.4 weeks after a build of 12: week 17, in month 4", () => {
  const { byMonth, month, startsAtMonth } = paybackOf("growthEngine", saving(89_000));
  expect(startsAtMonth).toBeCloseTo(2.769, 3);
  expect(byMonth.slice(0, 4).map(({ savedUsd }) => Math.round(savedUsd))).toEqual([0, 0, 1_712, 9_128]);
  expect(month).toBe(4);
});

test.each([
  // Its largest line alone: half.
  ["foundationAudit", 7_900, undefined],
  ["foundationAudit", 7_914, 12],
  ["foundationAudit", 60_000, 3],
  ["growthEngine", 9_750, 12],
  ["growthEngine", 9_749, undefined],
  ["peakPerformance", 172_714, 5],
  ["peakPerformance", 0, undefined],
] as const)("%s with savings of %d a year is paid for in month %s", (key, savings, month) => {
  expect(paybackOf(key, saving(savings)).month).toBe(month);
});

test("said, it names the package, its price and what was counted", () => {
  expect(paybackFigures(paybackOf("growthEngine", saving(0)))).toEqual({
    name: PACKAGES.growthEngine.name,
    price: "$7,500",
    duration: "8-12 weeks",
    setupWeeks: "0",
    weeks: "12",
    firstYear: "$0",
    paybackMonth: "",
  });
});

test("no more is saved in the first year than in a year after it, and never less than the month before", () => {
  fc.assert(
    fc.property(fc.constantFrom(...PACKAGE_KEYS), fc.double({ min: 0, max: 1e9, noNaN: true }), (key, savings) => {
      const { byMonth, firstYearUsd } = paybackOf(key, saving(savings));
      expect(firstYearUsd).toBeLessThanOrEqual(savings);
      expect(byMonth.every(({ savedUsd }, i) => savedUsd >= (byMonth[i - 1]?.savedUsd ?? 0))).toBe(true);
    }),
  );
});
