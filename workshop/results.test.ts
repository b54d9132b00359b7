import { expect, test } from "vitest";
import { inputs } from "./inputs.ts";
import { problemsWith, type Results } from "./results.ts";

const drawn: Results = {
  from: { "app/design/colors.ts": "1", "workshop/terrain": "2" },
  drawn: { "app/design/map/hero.svg": "3" },
  fonts: { "workshop/fonts.py": "4" },
};

test("what was drawn from what is there has no problems", () => {
  expect(problemsWith(drawn, structuredClone(drawn))).toEqual([]);
});

test.each<[string, Partial<Results>, RegExp]>([
  ["a changed color", { from: { ...drawn.from, "app/design/colors.ts": "x" } }, /^app\/design\/colors\.ts changed .* `npm run workshop`/],
  ["a new post", { from: { ...drawn.from, "app/blog/posts/99.md": "x" } }, /^app\/blog\/posts\/99\.md changed/],
  ["a drawing edited by hand", { drawn: { "app/design/map/hero.svg": "x" } }, /^app\/design\/map\/hero\.svg isn't what the workshop drew/],
  ["a missing drawing", { drawn: {} }, /^app\/design\/map\/hero\.svg is missing/],
  [
    "a drawing that nobody draws",
    { drawn: { ...drawn.drawn, "app/design/map/old.svg": "x" } },
    /^app\/design\/map\/old\.svg is drawn by nobody/,
  ],
  ["changed fonts", { fonts: { "workshop/fonts.py": "x" } }, /^workshop\/fonts\.py changed since the fonts were made/],
])("%s is named in one sentence", (_, changed, sentence) => {
  const problems = problemsWith(drawn, { ...drawn, ...changed });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(sentence);
});

test("the posts that tools are made from are among the sources", () => {
  expect(Object.keys(inputs()).filter((name) => name.startsWith("app/blog/posts/")).length).toBeGreaterThan(10);
});
