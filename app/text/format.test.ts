import { expect, test } from "vitest";
import { filled, tenths } from "./format.ts";

test.each([
  ["{count} {count|time|times} free", "1", "1 time free"],
  ["{count} {count|time|times} free", "13", "13 times free"],
  ["{count} {count|time|times} free", "0", "0 times free"],
  ["{other} stays", "1", "{other} stays"],
])("%j with %s is %j", (sentence, count, expected) => {
  expect(filled(sentence, { count })).toBe(expected);
});

test("half a tenth is rounded up, even if the sum fell short of it in the sixteenth digit", () => {
  const week = (hours: number, rate: number) => (hours * rate * 52) / 52;
  expect(tenths(week(6, 0.65) + week(9, 0.75))).toBe("10.7");
  expect(tenths(13.05)).toBe("13.1");
});

test("under 1 is said of one thing, like 1", () => {
  const said = (leads: string) => filled("{leads} {leads|lead|leads}", { leads });
  expect(["under 1", "1", "2", "11"].map(said)).toEqual(["under 1 lead", "1 lead", "2 leads", "11 leads"]);
});
