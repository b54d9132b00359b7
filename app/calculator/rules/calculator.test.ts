import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Inputs, inputNames } from "../catalog/inputs.ts";
import { LEAD } from "../mail/example-lead.ts";
import { calculate, estimate, extraLeadsPerYear, missingInputs } from "./calculator.ts";

/** 30 hours a week at $85, 8 leads of $2,000 a month. Worked by hand below. */
const plumber = LEAD.inputs;

describe("worked by hand", () => {
  const results = calculate(plumber);

  test("time: (12 + 10 + 8) x 52 = 1,560 hours, 39 weeks of 40", () => {
    expect(results.annualTimeLoss).toBe(1_560);
    expect(results.fullTimeWeeks).toBe(39);
  });

  test("loss: 1,560 x $85 + 8 x $2,000 x 12 = $132,600 + $192,000", () => {
    expect(results.annualDollarLoss).toBe(324_600);
  });

  test("saved hours: 12 x 0.65 + 10 x 0.75 + 8 x 0.8 = 21.7 a week, 1,128.4 a year", () => {
    expect(results.savedHoursPerWeek).toBeCloseTo(21.7, 9);
    expect(results.potentialTimeSavings).toBeCloseTo(1_128.4, 9);
  });

  test("savings: $34,476 + $33,150 + $28,288 + $76,800", () => {
    const [estimating, admin, followUp, leads] = results.parts.map((part) => part.savedUsd);
    expect(estimating).toBeCloseTo(34_476, 6);
    expect(admin).toBeCloseTo(33_150, 6);
    expect(followUp).toBeCloseTo(28_288, 6);
    expect(leads).toBeCloseTo(76_800, 6);
    expect(results.potentialDollarSavings).toBeCloseTo(172_714, 6);
  });

  test("ROI: (172,714 - 15,000) / 15,000 = 1,051.43 %", () => {
    expect(results.roiPercentage).toBeCloseTo(1_051.4267, 3);
  });

  test("extra leads: 8 x 12 x 0.4 = 38.4, said as 38", () => {
    expect(extraLeadsPerYear(8, results.rates.leads)).toBe(38);
  });

  test("a small shop: 1 hour each at $20 and one lead of $100 saves $2,768 and no ROI is shown below zero", () => {
    const small = calculate({
      currentEstimatingHours: 1,
      currentAdminHours: 1,
      followUpHours: 1,
      averageHourlyRate: 20,
      averageJobValue: 100,
      missedLeadsPerMonth: 1,
      employeeCount: 1,
    });
    expect(small.potentialDollarSavings).toBeCloseTo(2.2 * 52 * 20 + 480, 6);
    expect(small.roiPercentage).toBe(0);
  });
});

describe("cut in half", () => {
  const half = calculate(plumber, true);

  test("what is lost stays, and each of the four rates is halved: 32.5%, 37.5%, 40% and 20%", () => {
    const full = calculate(plumber);
    expect([half.annualTimeLoss, half.fullTimeWeeks, half.annualDollarLoss]).toEqual([1_560, 39, 324_600]);
    expect(half.rates).toEqual({ estimating: 0.325, admin: 0.375, followUp: 0.4, leads: 0.2 });
    half.parts.forEach((part, i) => {
      expect(part.lostUsd).toBe(full.parts[i]?.lostUsd);
      expect(part.savedUsd).toBeCloseTo((full.parts[i]?.savedUsd ?? 0) / 2, 6);
      expect(part.savedHours).toBeCloseTo((full.parts[i]?.savedHours ?? 0) / 2, 6);
    });
  });

  test("10.85 hours a week and $86,357 a year: ROI (86,357 - 15,000) / 15,000 = 475.71%", () => {
    expect(half.savedHoursPerWeek).toBeCloseTo(10.85, 9);
    expect(half.potentialDollarSavings).toBeCloseTo(86_357, 6);
    expect(half.roiPercentage).toBeCloseTo(475.7133, 3);
  });

  test("extra leads: 8 x 12 x 0.2 = 19.2, said as 19", () => {
    expect(extraLeadsPerYear(8, half.rates.leads)).toBe(19);
  });

  test("there are no results without all seven numbers either", () => {
    expect(estimate({ ...plumber, employeeCount: 0 }, true)).toBeUndefined();
  });
});

test.each(inputNames)("there are no results while %s is zero", (name) => {
  expect(estimate({ ...plumber, [name]: 0 })).toBeUndefined();
  expect(missingInputs({ ...plumber, [name]: 0 })).toEqual([name]);
});

describe("for any numbers", () => {
  const amount = fc.double({ min: 0, max: 1e6, noNaN: true });
  const anyInputs: fc.Arbitrary<Inputs> = fc.record(
    Object.fromEntries(inputNames.map((name) => [name, amount])) as Record<keyof Inputs, fc.Arbitrary<number>>,
  );

  test("nothing is ever negative", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { parts, rates, isHalved, ...totals } = calculate(inputs);
        for (const value of Object.values(totals)) expect(value).toBeGreaterThanOrEqual(0);
        for (const { key: _, ...part } of parts) for (const value of Object.values(part)) expect(value).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("a year's total is the sum of its parts, and no more is won back than is lost", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { parts, ...results } = calculate(inputs);
        const sum = (key: "lostUsd" | "savedUsd" | "lostHours" | "savedHours") => parts.reduce((total, part) => total + part[key], 0);
        expect(results.annualDollarLoss).toBe(sum("lostUsd"));
        expect(results.potentialDollarSavings).toBe(sum("savedUsd"));
        expect(results.annualTimeLoss).toBe(sum("lostHours"));
        expect(results.potentialTimeSavings).toBe(sum("savedHours"));
        for (const part of parts) expect(part.savedUsd).toBeLessThanOrEqual(part.lostUsd);
      }),
    );
  });

  test("losses and savings grow with every input, and employees change nothing", () => {
    fc.assert(
      fc.property(anyInputs, fc.constantFrom(...inputNames), amount, (inputs, name, more) => {
        const before = calculate(inputs);
        const after = calculate({ ...inputs, [name]: inputs[name] + more });
        for (const key of [
          "annualTimeLoss",
          "annualDollarLoss",
          "potentialTimeSavings",
          "potentialDollarSavings",
          "roiPercentage",
        ] as const) {
          if (name === "employeeCount") expect(after[key]).toBe(before[key]);
          else expect(after[key]).toBeGreaterThanOrEqual(before[key]);
        }
      }),
    );
  });
});
