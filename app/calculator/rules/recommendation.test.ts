import { expect, test } from "vitest";
import { PACKAGE_KEYS } from "../../pages/packages/catalog/packages.ts";
import type { Inputs } from "../catalog/inputs.ts";
import { LEAD } from "../mail/example-lead.ts";
import { calculate } from "./calculator.ts";
import { countedFor, linesFor } from "./counted-lines.ts";
import { offerOf, revenueFit } from "./offer.ts";
import { recommend } from "./recommendation.ts";

/** 21.7 saved hours a week, of which the two biggest kinds are 15.3; half of that when cut in half. */
const shop = LEAD.inputs;

test.each([
  [2, { why: "small" }],
  [3, { key: "foundationAudit", measure: "hours" }],
  [6, { key: "foundationAudit", measure: "hours" }],
  [8, { key: "foundationAudit", measure: "hours" }],
  [9, { key: "growthEngine", measure: "hours" }],
  [12, { key: "growthEngine", measure: "hours" }],
  [28, { key: "growthEngine", measure: "hours" }],
  [29, { why: "near", about: { key: "growthEngine" } }],
  // $5.425M and $5.6M: a range that ends at $5M is near up to $5.5M.
  [31, { why: "near", about: { key: "growthEngine" } }],
  [32, { why: "both" }],
  [40, { why: "both" }],
  [63, { why: "large" }],
])("with 21.7 saved hours and %i people: %j", (employeeCount, expected) => {
  const inputs = { ...shop, employeeCount };
  expect(recommend(inputs, calculate(inputs))).toMatchObject(expected);
});

test.each([
  [29, { key: "peakPerformance", measure: "hours" }],
  [57, { key: "peakPerformance", measure: "hours" }],
  [58, { why: "near", about: { key: "peakPerformance" } }],
])("with 20 hours in the two biggest kinds and %i people: %j", (employeeCount, expected) => {
  const inputs = { ...shop, currentEstimatingHours: 16, currentAdminHours: 13, employeeCount };
  expect(recommend(inputs, calculate(inputs))).toMatchObject(expected);
});

test("cut in half, the package stays the same and says that it would miss its guarantee", () => {
  const large = { ...shop, currentEstimatingHours: 16, currentAdminHours: 14, employeeCount: 40 };
  expect(recommend(large, calculate(large))).toMatchObject({ key: "peakPerformance", measure: "hours" });
  expect(recommend(large, calculate(large, true))).toMatchObject({ key: "peakPerformance", holds: false });
  const many = { ...shop, currentEstimatingHours: 24, currentAdminHours: 20, employeeCount: 12 };
  expect(recommend(many, calculate(many, true))).toMatchObject({ key: "growthEngine", measure: "hours", holds: true });
});

test("9 people are $75,000 above an audit's range: near enough to ask, not to recommend it", () => {
  const nine = { ...shop, currentEstimatingHours: 8, currentAdminHours: 4, followUpHours: 2, missedLeadsPerMonth: 1, employeeCount: 9 };
  for (const isHalved of [false, true])
    expect(recommend(nine, calculate(nine, isHalved))).toMatchObject({ why: "near", about: { key: "foundationAudit", isCovered: true } });
});

test("$50,000 a year is enough for Growth Engine when the hours aren't, and of jobs won only the profit counts", () => {
  const few = { ...shop, currentEstimatingHours: 2, currentAdminHours: 2, followUpHours: 2, employeeCount: 12 };
  const withJobsAt = (averageJobValue: number) => recommend({ ...few, averageJobValue }, calculate({ ...few, averageJobValue }));
  expect(calculate(few).savedHoursPerWeek).toBeLessThan(5);
  expect(calculate(few).potentialDollarSavings).toBeGreaterThan(50_000);
  expect(withJobsAt(2_000)).toMatchObject({ why: "guarantee", about: { key: "growthEngine" } });
  // 8 × 12 leads × 40% × 30% of $4,000 is $46,080, and follow-up is the second line.
  expect(withJobsAt(4_000)).toMatchObject({ key: "growthEngine", measure: "value" });
});

test.each([
  // $910,000 and $875,000: a range that begins at $1M is near from $900,000 on.
  [5.2, { why: "near", about: { key: "growthEngine" } }],
  [5, { why: "both" }],
])("with few hours, a lot of lost jobs and %d people: %j", (employeeCount, expected) => {
  const inputs = { ...shop, currentEstimatingHours: 2, currentAdminHours: 2, followUpHours: 2, averageJobValue: 4_000, employeeCount };
  expect(recommend(inputs, calculate(inputs))).toMatchObject(expected);
});

test("an audit counts the biggest line that has hours, a build the two biggest, and nobody the rest", () => {
  const results = calculate(shop);
  expect(countedFor("foundationAudit", results)).toMatchObject({ keys: ["estimating"], hoursPerWeek: expect.closeTo(7.8) });
  expect(countedFor("growthEngine", results)).toMatchObject({ keys: ["estimating", "admin"], hoursPerWeek: expect.closeTo(15.3) });
  // By dollars a missed lead counts, at what it leaves over: 30% of $76,800.
  expect(linesFor("growthEngine", calculate({ ...shop, averageJobValue: 4_000 }).parts, "value")).toEqual(["leads", "estimating"]);
  expect(countedFor("foundationAudit", calculate({ ...shop, averageJobValue: 40_000 })).keys).toEqual(["estimating"]);
  const few = { ...shop, currentEstimatingHours: 6, currentAdminHours: 6, followUpHours: 6 };
  expect(coveredBy({ ...few, averageJobValue: 100 })).toEqual([]);
});

test.each([
  [4.99, []],
  [2.6 + 2.4, ["foundationAudit"]],
  [9.9, ["foundationAudit"]],
  [10, ["foundationAudit", "growthEngine"]],
  [19.999, ["foundationAudit", "growthEngine"]],
  [0.1 * 3 + 19.7, ["foundationAudit", "growthEngine", "peakPerformance"]],
])("%d saved hours a week in one kind cover the guarantees of %j", (hours, keys) => {
  const tiny = { currentEstimatingHours: 1e-12, followUpHours: 1e-12, averageJobValue: 1, averageHourlyRate: 20 };
  expect(coveredBy({ ...shop, ...tiny, currentAdminHours: hours / 0.75 })).toEqual(keys);
});

test("leads carry the dollars only from two won jobs in the four weeks of the count: the terms don't multiply one", () => {
  const remodeler = {
    ...shop,
    currentEstimatingHours: 3,
    currentAdminHours: 5,
    followUpHours: 4,
    averageJobValue: 24_000,
    employeeCount: 12,
  };
  // 5 × 40% × 12 ÷ 13 is 1.8 jobs, 6 is 2.2.
  const withLeads = (missedLeadsPerMonth: number, isHalved = false) => {
    const inputs = { ...remodeler, missedLeadsPerMonth };
    return recommend(inputs, calculate(inputs, isHalved));
  };
  for (const leads of [1, 5]) expect(withLeads(leads)).toMatchObject({ why: "guarantee", about: { measure: "hours", isOneJob: true } });
  expect(withLeads(6)).toMatchObject({ key: "growthEngine", measure: "value", holds: true, isOneJob: false });
  expect(withLeads(6, true)).toMatchObject({ key: "growthEngine", measure: "value", holds: false, isOneJob: true });
  expect(withLeads(11, true)).toMatchObject({ key: "growthEngine", measure: "value", holds: true });
});

test("a range includes both its ends", () => {
  expect([499_999, 500_000, 1_500_000, 1_500_001].map((usd) => revenueFit("foundationAudit", usd))).toEqual(["below", "in", "in", "above"]);
});

function coveredBy(inputs: Inputs) {
  return PACKAGE_KEYS.filter((key) => offerOf(key, inputs, calculate(inputs)).isCovered);
}
