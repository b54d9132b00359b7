import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { ArticleKey } from "../../app/blog/catalog/articles.ts";
import { type Figure, numberIn, sizeOf } from "../../app/blog/figures/kinds.ts";
import { articles } from "../../app/blog/words/articles.ts";
import { figures } from "../../app/blog/words/figures/all.ts";
import { articleFigures } from "../../app/blog/words/figures/articles.ts";

const posts = readdirSync("app/blog/posts").map((file) => {
  const text = readFileSync(`app/blog/posts/${file}`, "utf8");
  return { slug: /^slug: (.+)$/m.exec(text)?.[1] ?? "", text, headings: text.match(/^## /gm)?.length ?? 0 };
});
const texts: [name: string, figure: Figure, text: string, headings: number][] = [
  ...Object.entries(figures).map(([slug, figure]): [string, Figure, string, number] => {
    const { text = "", headings = 0 } = posts.find((post) => post.slug === slug) ?? {};
    return [slug, figure, text, headings];
  }),
  ...Object.entries(articleFigures).map(([key, figure]): [string, Figure, string, number] => {
    const article = articles[key as ArticleKey];
    return [key, figure, JSON.stringify(article), article.sections.length];
  }),
];

test("every post has a figure, and every figure a post", () => {
  expect(Object.keys(figures).sort()).toEqual(posts.map(({ slug }) => slug).sort());
});

describe.each(texts)("the figure of %s", (_, figure, text, headings) => {
  test("says no number that its post doesn't", () => {
    const said = numbersIn(text);
    expect(wordsOf(figure).flatMap((words) => [...numbersIn(words)].filter((number) => !said.has(number)))).toEqual([]);
  });

  test("draws the size its label says", () => {
    for (const part of partsOf(figure)) {
      expect(sizeOf(part), part.text).toBeGreaterThan(0);
      if (!Number.isNaN(numberIn(part.text)) && part.size !== undefined) expect(part.text).toMatch(/^The rest/);
    }
  });

  test("follows a section that its post has", () => {
    expect(figure.section ?? 2).toBeLessThan(headings);
  });
});

test.each(texts.filter(([, { kind }]) => kind === "bars"))("the parts of %s's bars add up", (_, figure) => {
  if (figure.kind !== "bars") return;
  for (const { text, parts } of figure.bars) {
    if (parts.length < 2 || parts.some(({ size }) => size !== undefined)) continue;
    const sum = parts.reduce((sum, part) => sum + sizeOf(part), 0);
    // Hours may be drawn by their minutes.
    expect(
      [numberIn(text), numberIn(text) * 60].some((total) => Math.abs(total - sum) < 0.005),
      text,
    ).toBe(true);
  }
});

test.each(texts.filter(([, { kind }]) => kind === "board"))("the tasks of %s are on days of its board", (_, figure) => {
  if (figure.kind !== "board") return;
  for (const { from, to = from } of figure.rows)
    expect(figure.columns.indexOf(to), from).toBeGreaterThanOrEqual(figure.columns.indexOf(from));
  expect(figure.rows.filter(({ from }) => !figure.columns.includes(from))).toEqual([]);
});

const SPELLED = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen".split(
  " ",
);

/** Digits and spelled-out numbers alike: 'nine days' says 9. */
function numbersIn(text: string) {
  const digits = (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(",", "")));
  const spelled = (text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => SPELLED.indexOf(word) + 1).filter((number) => number > 1);
  return new Set([...digits, ...spelled]);
}

/** Every text in a figure's data. */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(wordsOf) : [];
}

function partsOf(figure: Figure) {
  if (figure.kind === "bars") return [...figure.bars.flatMap(({ parts }) => parts), ...(figure.limit ? [figure.limit] : [])];
  return figure.kind === "tally" ? figure.groups : [];
}
