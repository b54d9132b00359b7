import { expect, test } from "vitest";
import { containsAll, excerptOf, markHits, searchWords, wordsIn } from "./search-words.ts";

test("the words of a question are its letters and digits, without the common ones", () => {
  expect(searchWords('AI for "Estimates" (NEAR*)')).toEqual(["ai", "estimates", "near"]);
  expect(searchWords("the of %")).toEqual([]);
  expect(searchWords("x ".repeat(2000))).toEqual(["x"]);
});

test("a text's words are those that a search would find, each once, without the halves of contractions", () => {
  expect(wordsIn("The panel's cover doesn’t fit. Cover the PANEL, 200 amps, 2x4s <b>")).toEqual(["cover", "fit", "panel", "amps"]);
});

test("short words are found whole, longer ones in all their forms", () => {
  expect(containsAll("The air handler", ["ai"])).toBe(false);
  expect(containsAll("Use AI while estimating", ["ai", "estimates"])).toBe(true);
  expect(containsAll("Use AI", ["ai", "estimates"])).toBe(false);
});

test("hits are marked, the rest stays word for word", () => {
  expect(markHits("Plan plans, replan", ["plans"])).toEqual([
    { text: "Plan", hit: true },
    { text: " ", hit: false },
    { text: "plans", hit: true },
    { text: ", replan", hit: false },
  ]);
});

test("a snippet begins and ends with whole words around the first hit", () => {
  const text = `${"before ".repeat(100)}dispatch ${"after ".repeat(100)}`;
  const snippet = excerptOf("An excerpt.", text, ["dispatch"]);
  const whole = snippet.map((piece) => piece.text).join("");
  expect(snippet).toContainEqual({ text: "dispatch", hit: true });
  expect(whole).toMatch(/^… before .* after …$/);
  expect(whole.length).toBeLessThan(240);
  expect(excerptOf("An excerpt.", text, ["giraffe"])).toEqual([{ text: "An excerpt.", hit: false }]);
  expect(excerptOf("An excerpt.", text, ["excerpt"])).toContainEqual({ text: "excerpt", hit: true });
});
