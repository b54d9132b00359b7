import fc from "fast-check";
import { expect, test } from "vitest";
import { TRADES } from "../../pages/trades/catalog/trades.ts";
import { answerNames, isHalved, reachableStep, readAnswers, readStep, withAnswers, writeAddress } from "./typed-answers.ts";

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
