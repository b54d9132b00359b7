import { expect, test } from "vitest";
import { filled } from "./format.ts";

test.each([
  ["{count} {count|time|times} free", "1", "1 time free"],
  ["{count} {count|time|times} free", "13", "13 times free"],
  ["{count} {count|time|times} free", "0", "0 times free"],
  ["{other} stays", "1", "{other} stays"],
])("%j with %s is %j", (sentence, count, expected) => {
  expect(filled(sentence, { count })).toBe(expected);
});
