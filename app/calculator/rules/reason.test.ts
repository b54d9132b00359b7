import { expect, test } from "vitest";
import { report } from "../words/report.ts";
import { calculate } from "./calculator.ts";
import { inShort, reasonFor } from "./reason.ts";
import { recommend } from "./recommendation.ts";
import { figuresOf } from "./report.ts";

/** 14.5 hours to save a week, of which the two biggest lines are 11.3. */
const plumber = {
  currentEstimatingHours: 7,
  currentAdminHours: 9,
  followUpHours: 4,
  averageHourlyRate: 100,
  averageJobValue: 650,
  missedLeadsPerMonth: 6,
  employeeCount: 9,
};

const handyman = { ...plumber, currentEstimatingHours: 4, currentAdminHours: 2, followUpHours: 2, averageHourlyRate: 70, employeeCount: 2 };

test("what fits comes with its own figures, of its own two lines", () => {
  expect(shortOf(plumber)).toBe(
    "Smallest package that fits: Growth Engine. About $58,760 a year from its two automations, paid for in month 5",
  );
});

test("cut in half, a guarantee that no longer holds is one thing and money that comes back another", () => {
  const said = saidOf(plumber, true);
  expect(said).toContain("Cut in half, your numbers don't cover what Growth Engine guarantees. In full they do.");
  expect(said).toContain("could pay for itself even so: about $29,380 a year against $7,500");
  expect(shortOf(plumber, true)).toContain("No package fits");
});

test("where no guarantee holds, it says which hours are missing, and whether the money would come back", () => {
  const said = saidOf(handyman);
  expect(said).toContain("estimating and follow-up, would save about 4.2 hours a week. Growth Engine guarantees 10");
  expect(said).toContain("an audit has to find 5 in one line");
  expect(said).toContain("could pay for itself even so: about $15,288 a year against $7,500");
  expect(saidOf({ ...handyman, averageHourlyRate: 30 })).toContain("wouldn't pay for itself within a year, either: about $6,552 a year");
});

test("an audit that fits only in full says nothing about money: it saves none by itself", () => {
  const small = { ...plumber, employeeCount: 5, followUpHours: 1, currentEstimatingHours: 2 };
  expect(saidOf(small, true)).toContain("what Foundation Audit guarantees");
  expect(saidOf(small, true)).not.toContain("pay for itself");
});

function shortOf(inputs: typeof plumber, isHalved = false) {
  return inShort(recommend(inputs, calculate(inputs, isHalved)), report.inShort);
}

function saidOf(inputs: typeof plumber, isHalved = false) {
  const results = calculate(inputs, isHalved);
  const said = reasonFor(recommend(inputs, results), report.guarantee, figuresOf(inputs, results));
  expect(said).not.toMatch(/[{}]/);
  return said;
}
