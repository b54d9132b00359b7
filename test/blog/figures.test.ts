import { describe, expect, test } from "vitest";
import type { ArticleKey } from "../../app/blog/catalog/articles.ts";
import { type Figure, numberIn, printedNumbers, type Stop, sizeOf } from "../../app/blog/figures/kinds.ts";
import { articles } from "../../app/blog/words/articles.ts";
import { figures } from "../../app/blog/words/figures/all.ts";
import { articleFigures } from "../../app/blog/words/figures/articles.ts";
import { keyNumbers } from "../../app/blog/words/key-numbers.ts";
import { postFiles } from "../harness/post-files.ts";

const texts: [name: string, figure: Figure, text: string, headings: number][] = [
  ...Object.entries(figures).map(([slug, figure]): [string, Figure, string, number] => {
    const text = sourceOf(slug);
    return [slug, figure, text, text.match(/^## /gm)?.length ?? 0];
  }),
  ...Object.entries(articleFigures).map(([key, figure]): [string, Figure, string, number] => {
    const article = articles[key as ArticleKey];
    return [key, figure, JSON.stringify(article), article.sections.length];
  }),
];

test("every post has a figure, and every figure a post", () => {
  expect(Object.keys(figures).sort()).toEqual(postFiles.map(({ slug }) => slug).sort());
});

test("every post and article has its one number, from the section it stands beside", () => {
  expect(Object.keys(keyNumbers).sort()).toEqual(texts.map(([name]) => name).sort());
  for (const [name, , text] of texts) {
    const { section, figure, says } = keyNumbers[name] ?? { section: -1, figure: "", says: "" };
    const beside = numbersIn(sectionsOf(name, text)[section] ?? "");
    expect(
      [...numbersIn(`${figure} ${says}`)].filter((number) => !beside.has(number)),
      name,
    ).toEqual([]);
  }
});

describe.each(texts)("the figure of %s", (_, figure, text, headings) => {
  test("says no number that its post doesn't", () => {
    const said = numbersIn(text);
    expect(wordsOf(figure).flatMap((words) => [...numbersIn(words)].filter((number) => !said.has(number)))).toEqual([]);
  });

  test("draws the size its label says", () => {
    for (const part of partsOf(figure)) {
      expect(sizeOf(part), part.text).toBeGreaterThan(0);
      if (isSpelled(part)) expect(part.size).toBe((spelledIn(part.text)[0] ?? 0) * (part.text.endsWith("weeks") ? 7 : 1));
    }
  });

  test("follows a section that its post has", () => {
    expect(figure.section ?? 2).toBeLessThan(headings);
  });
});

test.each(drawn("bars"))("the parts of %s's bars add up", (_, { bars }) => {
  for (const { text, parts } of bars) {
    // A bar of days may say dollars.
    if (parts.every(isSpelled)) continue;
    const total = sum(parts.map(sizeOf));
    // Hours may be drawn by their minutes.
    expect(
      [numberIn(text), numberIn(text) * 60].some((said) => Math.abs(said - total) < 0.005),
      text,
    ).toBe(true);
  }
});

test.each(drawn("tally"))("the marks of %s are whole, and their rest is what's left", (_, { each = 1, groups }) => {
  expect(groups.map(sizeOf).filter((size) => size % each !== 0)).toEqual([]);
  for (const { text } of groups.filter(isRest)) expect(numberIn(text)).toBe(sum(groups.map(sizeOf)));
});

test.each(drawn("board"))("the tasks of %s are on days of its board", (_, { columns, rows }) => {
  for (const { from, to = from } of rows) expect(columns.indexOf(to), from).toBeGreaterThanOrEqual(columns.indexOf(from));
  expect(rows.filter(({ from }) => !columns.includes(from))).toEqual([]);
});

test.each(drawn("dials"))("the needles and limits of %s are on their dials", (_, { dials }) => {
  for (const { from, to, goodText, readings } of dials) {
    const limits = printedNumbers(goodText).map(numberIn);
    expect([1, 2], goodText).toContain(limits.length);
    expectGrowing([from, ...limits, to]);
    for (const { text } of readings) expectWithin(numberIn(text), from, to);
  }
});

test.each(drawn("timeline"))("the stops of %s are where they say", (_, { stops, every }) => {
  const places = stops.flatMap(({ at }) => at ?? []);
  expect(places).toHaveLength(every === undefined ? 0 : stops.length);
  expectGrowing(places);
  if (every === undefined) return;
  expect(places[0]).toBe(clockIn(stops[0]?.when ?? "") ?? 0);
  const saying = stops.slice(1).filter(({ when }) => !SAY_NO_PLACE.includes(when));
  expect(saying).not.toEqual([]);
  for (const stop of saying) expect(placeSaid(stop, places.at(-1) ?? 0), stop.when).toBe(stop.at);
});

test.each(drawn("profile"))("the marks of %s are where its lines bend, and those stay inside", (slug, { title, profile, marks }) => {
  const { width, height, lines, shaded, key = [] } = profile;
  const places = marks.map(({ at }) => at);
  expectGrowing(places);
  expect([places[0], places.at(-1)]).toEqual([0, width]);
  expect(numbersIn(title)).toContain(width);
  // They're printed below the drawing.
  const said = numbersIn(sourceOf(slug));
  expect(places.filter((at) => at > 0 && !said.has(at))).toEqual([]);
  const points = [...lines.flatMap(({ points }) => points), ...shaded, ...key];
  expect(places.filter((at) => !points.some(([x]) => x === at))).toEqual([]);
  for (const [x, y] of points) {
    expectWithin(x, 0, width);
    expectWithin(y, 0, height);
  }
});

test.each(drawn("heater"))("%s has as many facts as its title says", (_, { title, facts }) => {
  expect(numbersIn(title)).toContain(facts.length);
});

function sourceOf(slug: string) {
  return postFiles.find((post) => post.slug === slug)?.source ?? "";
}

function sectionsOf(name: string, text: string) {
  const article = articles[name as ArticleKey];
  return article ? [article.opening, ...article.sections].map((section) => JSON.stringify(section)) : text.split(/^## /m);
}

function drawn<Kind extends Figure["kind"]>(kind: Kind) {
  const isOfKind = (figure: Figure): figure is Extract<Figure, { kind: Kind }> => figure.kind === kind;
  return texts.flatMap(([name, figure]) => (isOfKind(figure) ? [[name, figure] as const] : []));
}

/** The end is held by the stops that count the days before it, and what's under eight by the stop past eight. */
const SAY_NO_PLACE = ["The end", "Under eight"];

/** Where a stop says it is: '6:10 AM', '30 days before' the end, 'Day 150', 'Past eight'. Undefined if it doesn't. */
function placeSaid({ when, what }: Stop, end: number) {
  if (clockIn(when) !== undefined) return clockIn(when);
  if (when.endsWith("before")) return end - numberIn(when);
  const count = /(?:day|year|past) (\w+)/i.exec(`${when} ${what}`)?.[1];
  return count === undefined ? undefined : [...numbersIn(count)][0];
}

/** Minutes of the day. */
function clockIn(text: string) {
  const [, hour, minute, half] = /(\d+):(\d\d) ([AP])M/.exec(text) ?? [];
  return half ? ((Number(hour) % 12) + (half === "P" ? 12 : 0)) * 60 + Number(minute) : undefined;
}

function expectGrowing(numbers: number[]) {
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
}

function expectWithin(number: number, from: number, to: number) {
  expect(number).toBeGreaterThanOrEqual(from);
  expect(number).toBeLessThanOrEqual(to);
}

function isRest({ text }: { text: string }) {
  return /^the rest/i.test(text);
}

function isSpelled(part: { text: string; size?: number }) {
  return part.size !== undefined && !isRest(part);
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0);
}

const SPELLED = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen".split(
  " ",
);

/** Digits and spelled-out numbers alike: 'nine days' says 9. 'One' is more often no number. */
function numbersIn(text: string) {
  return new Set([...printedNumbers(text).map(numberIn), ...spelledIn(text).filter((number) => number > 1)]);
}

function spelledIn(text: string) {
  return (text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => SPELLED.indexOf(word) + 1).filter((number) => number > 0);
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
