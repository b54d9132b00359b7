import { expect, test } from "vitest";
import { formatPostBody } from "./post-body.ts";

const sections = (content: string) => formatPostBody(content).sections;

test("a post is divided at its second-level headings, the opening first", () => {
  expect(sections("<p>Walk the job.</p><h2>Price it</h2><p>One.</p><h3>Again</h3><p>Two.</p><h2>Send it</h2>")).toEqual([
    [{ html: "<p>Walk the job.</p>" }],
    [{ html: '<h2 id="part-price-it">Price it</h2><p>One.</p><h3 id="part-again">Again</h3><p>Two.</p>' }],
    [{ html: '<h2 id="part-send-it">Send it</h2>' }],
  ]);
});

test("together the sections are the whole body", () => {
  const { html, sections } = formatPostBody("<p>a</p><h2>b</h2><blockquote>c</blockquote><ul><li>d</li></ul><h2>e</h2><p>f</p>");
  expect(sections.flatMap((parts) => parts.map((part) => part.html)).join("")).toBe(html);
});

test.each([
  ["<blockquote><p>Note: A lien is a claim.</p></blockquote>", "<p>A lien is a claim.</p>"],
  ["<blockquote><p><strong>Note:</strong> A <em>lien</em>.</p></blockquote>", "<p>A <em>lien</em>.</p>"],
  ["<blockquote><p>Note: One.</p><p>Note: two.</p></blockquote>", "<p>One.</p><p>Note: two.</p>"],
])("%s is a note beside the paragraph before it", (quote, note) => {
  expect(sections(`<p>First.</p><p>Second.</p>${quote}<p>Third.</p>`)).toEqual([
    [{ html: "<p>First.</p>" }, { html: "<p>Second.</p>", note }, { html: "<p>Third.</p>" }],
  ]);
});

test.each(["<blockquote><p>Notes: none.</p></blockquote>", "<blockquote><p>Take note: none.</p></blockquote>"])(
  "%s stays a quote",
  (quote) => {
    expect(sections(`<p>First.</p>${quote}`)).toEqual([[{ html: `<p>First.</p>${quote}` }]]);
  },
);

test("a heading stays with the noted paragraph below it", () => {
  expect(sections("<h2>First</h2><p>One.</p><h3>Second</h3><p>Two.</p><blockquote>Note: A lien is a claim.</blockquote>")).toEqual([
    [],
    [
      { html: '<h2 id="part-first">First</h2><p>One.</p>' },
      { html: '<h3 id="part-second">Second</h3><p>Two.</p>', note: "<p>A lien is a claim.</p>" },
    ],
  ]);
});

test("a note with nothing before it stays in the text", () => {
  const quote = "<blockquote><p>Note: Read this first.</p></blockquote>";
  expect(sections(`${quote}<p>Text.</p>`)).toEqual([[{ html: `${quote}<p>Text.</p>` }]]);
});

test("a note is as clean as the text around it", () => {
  expect(sections("<p>a</p><blockquote>Note: <b onclick=alert(1)>b</b><script>alert(1)</script></blockquote>")).toEqual([
    [{ html: "<p>a</p>", note: "<p><b>b</b></p>" }],
  ]);
});
