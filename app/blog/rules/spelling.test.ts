import { expect, test } from "vitest";
import { suggestWords } from "./spelling.ts";

const known = new Map(
  Object.entries({ estimate: 9, estimates: 7, plumbing: 8, furnace: 3, panel: 5, pane: 1, hvac: 6, permit: 4, permits: 2 }),
);

test.each([
  ["a letter left out", "furnce", ["furnace"]],
  ["a letter too many", "plumbbing", ["plumbing"]],
  ["a wrong letter", "plumning", ["plumbing"]],
  ["two letters swapped", "hvca", ["hvac"]],
  ["two typos in a long word", "estimatt", ["estimate"]],
  ["two typos in a short word", "paxxl", []],
  ["a word like none", "giraffe", []],
  ["too short to tell", "pan", []],
  ["too long to be a word", "x".repeat(200), []],
])("%s", (_, typed, suggestions) => {
  expect(suggestWords([typed], known)).toEqual(suggestions);
});

test("the nearest comes first, then the one in more posts, and one form of a word is enough", () => {
  expect(suggestWords(["panl"], known)).toEqual(["panel", "pane"]);
  expect(suggestWords(["permis"], known)).toEqual(["permit"]);
});

test("of several words, those that occur are offered as they are, and at most three", () => {
  expect(suggestWords(["furnace", "plumning"], known)).toEqual(["furnace", "plumbing"]);
  expect(suggestWords(["panl", "plumning", "furnce", "hvca"], known)).toEqual(["panel", "plumbing", "furnace"]);
  expect(suggestWords(["giraffe", "panl"], known)).toEqual(["panel", "pane"]);
  expect(suggestWords([], known)).toEqual([]);
});
