import { expect, test } from "vitest";
import { formatPostBody } from "./post-body.ts";

const onPage = (content: string) =>
  formatPostBody(content, { copy: "Copy" })
    .sections.flat()
    .map(({ html }) => html)
    .join("");
const names = (content: string) => [...onPage(content).matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, name]) => name);

test.each([
  ["<p><strong>1. Running late.</strong> Send it soon.</p><blockquote>Hi.</blockquote>", "1. Running late"],
  ["<p><strong>Day 2:</strong></p><blockquote>Hi.</blockquote>", "Day 2"],
  ["<p>Say it:</p><blockquote>Use only the memo below, and ask.</blockquote>", "Use only the memo below, and…"],
  ["<blockquote>Thank you.</blockquote>", "Thank you."],
])("the button in %s names what it copies", (content, name) => {
  expect(names(content)).toEqual([`Copy <span class="sr-only">${name}</span>`]);
});

test("a quote's button comes after a box with all of its words", () => {
  expect(onPage("<blockquote>One.\n\nTwo.</blockquote>")).toMatch(/^<blockquote><div><p>One.<\/p><p>Two.<\/p><\/div><button/);
});

test("a note has none, and neither has what feeds and programs read", () => {
  expect(names("<p>a</p><blockquote>Note: b</blockquote>")).toEqual([]);
  expect(formatPostBody("<blockquote>a</blockquote>", { copy: "Copy" }).html).toBe("<blockquote><p>a</p></blockquote>");
});
