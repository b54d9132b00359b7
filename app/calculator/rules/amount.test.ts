import fc from "fast-check";
import { expect, test } from "vitest";
import { inputNames } from "../catalog/inputs.ts";
import { amountProblem, isMistake, nudge, parseAmount, withPoint } from "./amount.ts";

test.each([
  ["12", 12],
  ["12.5", 12.5],
  [".5", 0.5],
  ["12.", 12],
  [" 7 ", 7],
  ["$1,200", 1200],
  ["1,200,000.50", 1200000.5],
  ["1,500", 1500],
  ["1,", 1],
  ["1,5", 0],
  ["12,50", 0],
  ["1,2000", 0],
  ["2000,00", 0],
  ["1.200,50", 0],
  ["", 0],
  [undefined, 0],
  ["abc", 0],
  ["12abc", 12],
  ["5 hours", 5],
  ["$85/hr", 85],
  ["2k", 2000],
  ["$1.5 K", 1500],
  ["2 km", 2],
  ["$1.5M", 0],
  ["2m", 0],
  ["30 min", 0],
  ["5 mins/week", 0],
  ["3 mm", 0],
  ["1.2mil", 0],
  ["1 million", 0],
  ["1 Millions", 0],
  ["$1B", 0],
  ["2 billion", 0],
  ["2.M", 0],
  ["$2m/job", 0],
  ["2 thousand", 0],
  ["90 minutes", 0],
  ["3 months", 3],
  ["1e1", 10],
  ["1e5", 100000],
  ["1e+308", 0],
  ["1e21", 0],
  ["5-6", 0],
  ["12.5.3", 0],
  ["1,5 hours", 0],
  ["Infinity", 0],
  ["-5", 0],
  ["0", 0],
])("%j counts as %d", (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each([
  ["-5", "negative"],
  ["−3", "negative"],
  ["-$40", "negative"],
  ["ten", "unreadable"],
  [",5", "comma"],
  ["1.234,50", "comma"],
  ["1,5 hours", "comma"],
  ["5 or 6", "unreadable"],
  ["5-6", "unreadable"],
  ["2m", "unreadable"],
  ["30 minutes", "unreadable"],
  ["1 million", "unreadable"],
  ["90 min", "unreadable"],
  ["-", "unreadable"],
  ["5abc", "understood"],
  ["1e1", "understood"],
  ["1e5", "tooMuch"],
  ["1,5", "comma"],
  ["1,50 ", "comma"],
  ["1,200", "tooMuch"],
  ["a,b", "unreadable"],
  ["200", "tooMuch"],
  ["168", undefined],
  ["", undefined],
  ["  ", undefined],
  ["0", "zero"],
  ["0.", "zero"],
  ["$0", "zero"],
  ["0.5", undefined],
  ["0 h", "zero"],
])("the hours %j are answered with %s", (text, problem) => {
  expect(amountProblem("currentAdminHours", text)).toBe(problem);
});

test("a comma that groups thousands is no problem", () => {
  for (const text of ["1,500", "$12,000", "1,234,567.50", "1,"]) expect(amountProblem("averageJobValue", text)).toBeUndefined();
});

test.each([
  ["1,5", "1.5"],
  [",5", "0.5"],
  ["$1.234,50", "1234.50"],
  ["1,500,00", "1500.00"],
])("%j is asked about as %s", (text, meant) => {
  expect(withPoint(text)).toBe(meant);
});

test.each([
  ["", 1, "1"],
  ["0", -1, "0"],
  ["2.5", 1, "3"],
  ["2.5", -1, "2"],
  ["85", 5, "90"],
  ["87", -5, "85"],
  ["nonsense", 100, "100"],
])("a press on %j by %d gives %s", (text, by, result) => {
  expect(nudge(text, by)).toBe(result);
});

test("a filled field counts, or says beside it why it doesn't", () => {
  const typed = fc.oneof(fc.string({ minLength: 1, maxLength: 14 }), fc.stringMatching(/^[\d.,$ekh -]{1,14}$/));
  fc.assert(
    fc.property(fc.constantFrom(...inputNames), typed, (name, text) => {
      if (text.trim() === "" || parseAmount(text) > 0) return;
      const problem = amountProblem(name, text);
      expect(problem === "zero" || isMistake(problem), text).toBe(true);
    }),
  );
});
