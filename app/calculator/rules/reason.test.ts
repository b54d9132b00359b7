import { expect, test } from "vitest";
import { PACKAGES } from "../../pages/packages/catalog/packages.ts";
import { dollars } from "../../text/format.ts";
import { report } from "../words/report.ts";
import { calculate } from "./calculator.ts";
import { figuresOf } from "./figures.ts";
import { inShort, reasonFor } from "./reason.ts";
import { recommend } from "./recommendation.ts";

/** 14.5 hours to save a week, of which the two biggest kinds are 11.3. */
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

test("cut in half, it's the same package, and what happens if the guarantee no longer holds", () => {
  const said = saidOf(plumber, true);
  expect(said).toContain("Cut in half, your numbers don't reach what Growth Engine guarantees. In full they do");
  expect(said).toContain("you pay nothing");
  expect(shortOf(plumber, true)).toContain("Growth Engine fits your full numbers");
});

test("just outside a package's size, the report doesn't say that none fits, in full or cut in half", () => {
  const nine = {
    ...plumber,
    currentEstimatingHours: 7,
    currentAdminHours: 7,
    followUpHours: 3,
    averageHourlyRate: 45,
    missedLeadsPerMonth: 1,
  };
  for (const isHalved of [false, true]) {
    expect(shortOf(nine, isHalved)).toContain(`Your ${isHalved ? "full numbers" : "numbers"} clear Foundation Audit's guarantee`);
    expect(saidOf(nine, isHalved)).toContain("Talk to us first");
  }
});

test("dollars that come from hours alone aren't explained with jobs", () => {
  const dear = {
    ...plumber,
    currentEstimatingHours: 6,
    currentAdminHours: 6,
    followUpHours: 2,
    averageHourlyRate: 160,
    missedLeadsPerMonth: 1,
  };
  expect(saidOf(dear)).toContain("$69,888 a year");
  expect(saidOf(dear)).not.toMatch(/job/);
});

test("where no guarantee holds, it says which hours are missing, and whether the money would come back", () => {
  const said = saidOf(handyman);
  expect(said).toContain("estimating and follow-up, would save about 4.2 hours a week. Growth Engine has to save 10 hours or $50,000");
  expect(said).toContain("an audit has to find 5 hours in one kind");
  expect(said).toContain(`It might still pay: $15,288 a year against ${dollars(PACKAGES.growthEngine.priceUsd)}.`);
  expect(said).toContain("you'd carry the risk alone");
  expect(saidOf({ ...handyman, averageHourlyRate: 30 })).toContain(
    "From those hours alone it wouldn't pay for itself within a year, either: with 12 weeks at zero, the first one brings $5,040",
  );
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
