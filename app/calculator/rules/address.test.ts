import fc from "fast-check";
import { expect, test } from "vitest";
import { TRADES } from "../../pages/trades/catalog.ts";
import {
  answerNames,
  isHalved,
  nudge,
  parseAmount,
  problemWith,
  reachableStep,
  readAnswers,
  readStep,
  withAnswers,
  withPoint,
  writeAddress,
} from "./address.ts";

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
  ["12abc", 0],
  ["1e5", 0],
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
  ["1,5 hours", "unreadable"],
  ["-", "unreadable"],
  ["1,5", "comma"],
  ["1,50 ", "comma"],
  ["1,200", "tooMuch"],
  ["a,b", "unreadable"],
  ["200", "tooMuch"],
  ["168", undefined],
  ["", undefined],
  ["0", undefined],
  ["0.", undefined],
])("the hours %j are answered with %s", (text, problem) => {
  expect(problemWith("currentAdminHours", text)).toBe(problem);
});

test("a comma that groups thousands is no problem", () => {
  for (const text of ["1,500", "$12,000", "1,234,567.50", "1,"]) expect(problemWith("averageJobValue", text)).toBeUndefined();
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

test("an address gives back what was written into it", () => {
  const text = fc.stringMatching(/^[\d.,$-]{1,14}$/);
  const trade = fc.constantFrom(...TRADES);
  const answers = fc.record(Object.fromEntries(answerNames.map((name) => [name, name === "example" ? trade : text])), { requiredKeys: [] });
  fc.assert(
    fc.property(answers, fc.constantFrom(0, 1, 2, 3, 4, 5, 6), (given, step) => {
      const address = new URLSearchParams(writeAddress(step as 0, given));
      expect(readStep(address)).toBe(step);
      expect(readAnswers(address)).toEqual(given);
    }),
  );
});

test("the switch is on for 1 and nothing else", () => {
  expect(["1", "0", "yes", "", undefined].map((half) => isHalved({ half }))).toEqual([true, false, false, false, false]);
  expect(isHalved(readAnswers(new URLSearchParams(writeAddress(3, { half: "1" }))))).toBe(true);
});

test("an example is a known trade's, and stays one until a number changes", () => {
  expect(readAnswers(new URLSearchParams("example=toString&averageJobValue=5"))).toEqual({ averageJobValue: "5" });
  const example = { averageJobValue: "650", example: "electrical" };
  expect(withAnswers(example, { half: "1" })).toEqual({ ...example, half: "1" });
  expect(withAnswers(example, { averageJobValue: "650" })).toEqual(example);
  expect(withAnswers(example, { averageJobValue: "651" })).toEqual({ averageJobValue: "651", example: "" });
});

test("an address that is not ours names no step", () => {
  for (const address of ["", "content", "step=9", "step=-1", "step=1.5", "step=two"])
    expect(readStep(new URLSearchParams(address))).toBeUndefined();
});

test("the metrics wait for the hours, the later screens ask for themselves", () => {
  const hours = { currentEstimatingHours: "5", currentAdminHours: "5", followUpHours: "5" };
  expect(reachableStep(2, {})).toBe(1);
  expect(reachableStep(2, hours)).toBe(2);
  expect(reachableStep(2, { ...hours, followUpHours: "0" })).toBe(1);
  expect(reachableStep(3, {})).toBe(3);
  expect(reachableStep(5, {})).toBe(5);
});

test("nobody is thanked for what was not sent", () => {
  expect(reachableStep(6, {})).toBe(5);
  expect(reachableStep(6, {}, true)).toBe(6);
});
