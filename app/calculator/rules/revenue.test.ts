import { expect, test } from "vitest";
import { LEAD } from "../mail/example-lead.ts";
import { calculate } from "./calculator.ts";
import { estimatedRevenueUsd, isImplausible, lossShareOf } from "./revenue.ts";

const shop = LEAD.inputs;

test("six people do about $1,050,000, and $324,600 is 30.9% of it: hard to believe", () => {
  expect(estimatedRevenueUsd(shop)).toBe(1_050_000);
  const share = lossShareOf(shop, calculate(shop));
  expect(share).toBeCloseTo(0.309, 3);
  expect(isImplausible(share)).toBe(true);
});

test("the same loss in a shop of twelve is 15.5%, and nothing is said", () => {
  const share = lossShareOf({ ...shop, employeeCount: 12 }, calculate(shop));
  expect(share).toBeCloseTo(0.1546, 4);
  expect(isImplausible(share)).toBe(false);
});

test("a quarter is where it starts", () => {
  expect([isImplausible(0.2499), isImplausible(0.25)]).toEqual([false, true]);
});

test("the cautious figure changes what comes back, not the loss and not its share", () => {
  expect(lossShareOf(shop, calculate(shop, true))).toBe(lossShareOf(shop, calculate(shop)));
});
