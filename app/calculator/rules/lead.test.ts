import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LEAD_TRADE_KEYS } from "../../pages/trades/catalog/trades.ts";
import { inputNames } from "../catalog/inputs.ts";
import { answersOf, parseLead } from "./lead.ts";

const form = { name: "Sam Hill", email: "sam@ridge.example", company: "Ridge Roofing", tradeType: "general-contractor" };

describe("a lead", () => {
  test("is four answers; phone and numbers may be missing", () => {
    const inputs = Object.fromEntries(inputNames.map((name) => [name, 0]));
    expect(parseLead(form)).toEqual({ lead: { ...form, otherTrade: "", phone: "", inputs, isHalved: false } });
  });

  test("carries the numbers, typed or counted", () => {
    const parsed = parseLead({ ...form, currentAdminHours: "12.5", averageJobValue: "$2,000", averageHourlyRate: 85, employeeCount: {} });
    expect(parsed).toMatchObject({
      lead: { inputs: { currentAdminHours: 12.5, averageJobValue: 2000, averageHourlyRate: 85, employeeCount: 0 } },
    });
  });

  test("wants the cautious figures only if its switch says so", () => {
    const isHalved = (half: unknown) => {
      const parsed = parseLead({ ...form, half });
      return "lead" in parsed && parsed.lead.isHalved;
    };
    expect(["1", "", "0", undefined, { toString: 1 }].map(isHalved)).toEqual([true, false, false, false, false]);
  });

  test.each([
    ["name", "  ", "required"],
    ["name", undefined, "required"],
    ["company", "x".repeat(201), "too-long"],
    ["email", "sam@", "not-an-email"],
    ["email", "", "required"],
    ["tradeType", "", "required"],
    ["tradeType", "general", "not-an-option"],
    ["phone", "5".repeat(201), "too-long"],
    ["phone", 5, "required"],
  ])("%s %j is %s", (name, value, problem) => {
    expect(parseLead({ ...form, [name]: value })).toEqual({ problems: { [name]: problem } });
  });

  test("says which trade 'other' is, and nothing about another one", () => {
    const typed = { ...form, otherTrade: " Septic service " };
    expect(parseLead({ ...typed, tradeType: "other" })).toMatchObject({ lead: { otherTrade: "Septic service" } });
    expect(parseLead(typed)).toMatchObject({ lead: { otherTrade: "" } });
    expect(parseLead({ ...typed, tradeType: "other", otherTrade: "x".repeat(201) })).toEqual({ problems: { otherTrade: "too-long" } });
  });

  test("a line break in a name does not reach an email's head", () => {
    expect(parseLead({ ...form, name: "Sam\r\nBcc: x@y.z" })).toMatchObject({ lead: { name: "Sam Bcc: x@y.z" } });
  });

  test.each(LEAD_TRADE_KEYS)("%s is a trade", (tradeType) => {
    expect(parseLead({ ...form, tradeType })).toMatchObject({ lead: { tradeType } });
  });
});

test("whatever is sent as a number, it is finite, not negative, and can be said again", () => {
  const value = fc.oneof(fc.double(), fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(value, (value) => {
      const parsed = parseLead({ ...form, followUpHours: value });
      if (!("lead" in parsed)) throw new Error("not taken");
      const hours = parsed.lead.inputs.followUpHours;
      expect(Number.isFinite(hours) && hours >= 0).toBe(true);
      if (hours > 0) expect(answersOf(parsed.lead.inputs)).toEqual({ followUpHours: String(hours) });
    }),
  );
});
