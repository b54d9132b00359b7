// The trades' own pages: their words, their math and where they lead.
import { expect, test } from "vitest";
import { electrical } from "../app/content/trades/electrical.ts";
import { general } from "../app/content/trades/general.ts";
import { handyman } from "../app/content/trades/handyman.ts";
import { landscaping } from "../app/content/trades/landscaping.ts";
import { painting } from "../app/content/trades/painting.ts";
import type { TradeWords } from "../app/content/trades/words.ts";

const trades: [string, TradeWords][] = Object.entries({ electrical, general, landscaping, painting, handyman });
const usd = (text: string) => Number(/^\$([\d,]+)$/.exec(text)?.[1]?.replace(",", ""));

test.each(trades)("%s: 500 to 800 words of its own", (_, words) => {
  const { posts, tools, example, ...said } = words;
  const count = textsIn(said).join(" ").split(/\s+/).length;
  expect(count).toBeGreaterThanOrEqual(500);
  expect(count).toBeLessThanOrEqual(800);
  expect(words.heading.length).toBeLessThanOrEqual(60);
});

test.each(trades)("%s: the math adds up", (_, { math }) => {
  const figures = math.rows.map(({ figure }) => usd(figure));
  expect(figures.slice(0, -1).reduce((total, each) => total + each, 0)).toBe(figures.at(-1));
  for (const { how, figure } of math.rows) {
    const [, count, price] = /^([\d.]+) .*\bat \$([\d,]+)/.exec(how) ?? [];
    if (count && price) expect(Number(count) * Number(price.replace(",", "")), how).toBe(usd(figure));
  }
});

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : [];
}
