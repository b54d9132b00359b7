import { expect, test } from "vitest";
import { PACKAGE_KEYS, PACKAGES } from "../../pages/packages/catalog.ts";
import type { Inputs } from "../catalog/inputs.ts";
import { calculate } from "./calculator.ts";
import { coverOf, placeIn, recommend } from "./recommendation.ts";

/** 21.7 saved hours a week and $172,714 a year; half of that when cut in half. */
const shop: Inputs = {
  currentEstimatingHours: 12,
  currentAdminHours: 10,
  followUpHours: 8,
  averageHourlyRate: 85,
  averageJobValue: 2_000,
  missedLeadsPerMonth: 8,
  employeeCount: 6,
};

test.each([
  [2, { why: "small" }],
  [3, { key: "foundationAudit", cover: "hours" }],
  [6, { key: "foundationAudit", cover: "hours" }],
  [8, { key: "foundationAudit", cover: "hours" }],
  [9, { key: "growthEngine", cover: "hours" }],
  [12, { key: "growthEngine", cover: "hours" }],
  [28, { key: "growthEngine", cover: "hours" }],
  [29, { key: "peakPerformance", cover: "hours" }],
  [57, { key: "peakPerformance", cover: "hours" }],
  [58, { why: "near", near: "peakPerformance" }],
  [63, { why: "large" }],
])("with 21.7 saved hours and %i people: %j", (employeeCount, expected) => {
  const inputs = { ...shop, employeeCount };
  expect(recommend(inputs, calculate(inputs))).toEqual(expected);
});

test("cut in half, 10.85 hours no longer cover Peak Performance's 20, and Growth Engine ends at $5M", () => {
  const large = { ...shop, employeeCount: 40 };
  expect(recommend(large, calculate(large))).toEqual({ key: "peakPerformance", cover: "hours" });
  expect(recommend(large, calculate(large, true))).toEqual({ why: "both" });
});

test("9 people are $75,000 above an audit's range: near enough to ask, not to recommend it", () => {
  const nine = { ...shop, currentEstimatingHours: 6, currentAdminHours: 4, followUpHours: 2, missedLeadsPerMonth: 1, employeeCount: 9 };
  expect(calculate(nine).savedHoursPerWeek).toBeLessThan(10);
  expect(recommend(nine, calculate(nine))).toEqual({ why: "near", near: "foundationAudit" });
});

test("$50,000 a year is enough for Growth Engine when the hours aren't, and of jobs won only the profit counts", () => {
  const few = { ...shop, currentEstimatingHours: 2, currentAdminHours: 2, followUpHours: 2, employeeCount: 12 };
  const withJobsAt = (averageJobValue: number) => recommend(few, calculate({ ...few, averageJobValue }));
  expect(calculate(few).savedHoursPerWeek).toBeLessThan(5);
  expect(calculate(few).potentialDollarSavings).toBeGreaterThan(50_000);
  expect(withJobsAt(2_000)).toEqual({ why: "guarantee" });
  expect(withJobsAt(4_000)).toEqual({ key: "growthEngine", cover: "value" });
});

test.each([
  [4.99, []],
  [2.6 + 2.4, ["foundationAudit"]],
  [9.9, ["foundationAudit"]],
  [10, ["foundationAudit", "growthEngine"]],
  [19.999, ["foundationAudit", "growthEngine"]],
  [0.1 * 3 + 19.7, ["foundationAudit", "growthEngine", "peakPerformance"]],
])("%d saved hours a week cover the guarantees of %j", (savedHoursPerWeek, keys) => {
  expect(PACKAGE_KEYS.filter((key) => coverOf(key, { savedHoursPerWeek, countedUsd: 49_999 }))).toEqual(keys);
});

test("a range includes both its ends", () => {
  expect([499_999, 500_000, 1_500_000, 1_500_001].map((usd) => placeIn("foundationAudit", usd))).toEqual(["below", "in", "in", "above"]);
});

test("the ranges as numbers are the ranges as words", () => {
  const short = (usd: number) => (usd < 1e6 ? `$${usd / 1e3}K` : `$${usd / 1e6}M`);
  for (const { elevation, revenueUsd } of Object.values(PACKAGES))
    expect(`${short(revenueUsd.from)} - ${short(revenueUsd.to)}`).toBe(elevation);
});
