import { expect, test } from "vitest";
import { LEAD_TRADE_KEYS } from "../../pages/trades/catalog/trades.ts";
import { LEAD } from "../mail/example-lead.ts";
import { bookingFromCalculator, businessTypeOf, employeeBand } from "./carry-over.ts";

const shop = { ...LEAD.inputs, employeeCount: 12 };
const answers = Object.fromEntries(Object.entries(shop).map(([name, number]) => [name, String(number)]));

test("a finished report brings crew size and figures", () => {
  expect(bookingFromCalculator(answers)).toEqual({
    employees: "11-25",
    hoursPerWeek: "30",
    dollarLoss: "$324,600",
    dollarSavings: "$172,714",
  });
});

test("a report cut in half brings the cautious figure", () => {
  expect(bookingFromCalculator({ ...answers, half: "1" })).toMatchObject({ dollarLoss: "$324,600", dollarSavings: "$86,357" });
});

test("an unfinished one brings nothing", () => {
  expect(bookingFromCalculator({ ...answers, missedLeadsPerMonth: "" })).toBeUndefined();
  expect(bookingFromCalculator({})).toBeUndefined();
});

test.each([
  [1, "1-5"],
  [5, "1-5"],
  [6, "6-10"],
  [25, "11-25"],
  [26, "26-50"],
  [50, "26-50"],
  [51, "50+"],
])("%i employees are in the band %s", (count, band) => {
  expect(employeeBand(count)).toBe(band);
});

test("every trade is a type of business", () => {
  expect(LEAD_TRADE_KEYS.map((trade) => businessTypeOf(trade))).toEqual(["electrical", "plumbing", "hvac", "roofing", "general", "other"]);
  expect(businessTypeOf("")).toBeUndefined();
});

test("a trade typed after 'Other' is one if the booking form has it", () => {
  expect(businessTypeOf("other", " Landscaping ")).toBe("landscaping");
  expect(businessTypeOf("other", "Septic")).toBe("other");
  expect(businessTypeOf("hvac", "Painting")).toBe("hvac");
});
