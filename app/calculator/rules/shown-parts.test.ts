import fc from "fast-check";
import { expect, test } from "vitest";
import { type Inputs, inputNames } from "../catalog/inputs.ts";
import { calculate } from "./calculator.ts";
import { shownParts } from "./shown-parts.ts";

const shop: Inputs = {
  currentEstimatingHours: 7,
  currentAdminHours: 9,
  followUpHours: 3,
  averageHourlyRate: 95,
  averageJobValue: 2_200,
  missedLeadsPerMonth: 2,
  employeeCount: 9,
};

test("236.6, 351 and 124.8 hours are shown as 237, 351 and 125, so their total is 713", () => {
  const { parts, savedHours } = shownParts(calculate(shop));
  expect(parts.map((part) => part.savedHours)).toEqual([237, 351, 125, 0]);
  expect(savedHours).toBe(713);
});

test("whatever the numbers, shown parts add up to the shown totals and differ from the exact ones by rounding alone", () => {
  const amount = fc.double({ min: 0.1, max: 1e5, noNaN: true });
  const inputs = fc.record(Object.fromEntries(inputNames.map((name) => [name, amount])) as Record<keyof Inputs, typeof amount>);
  fc.assert(
    fc.property(inputs, fc.boolean(), (given, isHalved) => {
      const results = calculate({ ...given, averageHourlyRate: given.averageHourlyRate + 1 }, isHalved);
      const shown = shownParts(results);
      for (const key of ["lostUsd", "savedUsd", "savedHours"] as const)
        expect(shown.parts.reduce((sum, part) => sum + part[key], 0)).toBe(shown[key]);
      expect([shown.lostUsd, shown.savedUsd]).toEqual([results.annualDollarLoss, results.potentialDollarSavings].map(Math.round));
      shown.parts.forEach((part, i) => {
        const exact = results.parts[i];
        expect(Math.abs(part.savedUsd - (exact?.savedUsd ?? 0))).toBeLessThanOrEqual(2.5);
        if (part.key !== "admin") expect(part.savedUsd).toBe(Math.round(exact?.savedUsd ?? 0));
      });
    }),
  );
});
