import fc from "fast-check";
import { expect, test } from "vitest";
import { parseAmount } from "../../../calculator/rules/amount.ts";
import { plainAmount } from "./yearly-cost.ts";

test.each([
  ["12.5", 12.5],
  ["$1,200", 1200],
  [" 85 ", 85],
  ["2k", 2000],
  ["1.5 K", 1500],
  ["", 0],
  ["-5", Number.NaN],
  ["1,5", Number.NaN],
  ["2m", Number.NaN],
  ["ten", Number.NaN],
])("%j counts as %d in the yearly cost", (text, amount) => {
  expect(plainAmount(text)).toBe(amount);
});

test("the yearly cost never has another number than the calculator", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d.,$ekKm -]{0,7}$/), (text) => {
      const amount = plainAmount(text);
      expect(Number.isNaN(amount) || amount === parseAmount(text), text).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
