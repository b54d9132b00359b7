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

const number = { section: 1, figure: "20 minutes", says: "to add to the map's arrival" };
const numbered = (content: string) => formatPostBody(content, { number }).sections;

test("a post's number comes after the block that says it, and the rest of the section after that", () => {
  expect(numbered("<p>20 minutes.</p><h2>Late</h2><p>Send it.</p><p>Add 20 minutes.</p><p>Call.</p><h2>Wet</h2><p>Wait.</p>")).toEqual([
    [{ html: "<p>20 minutes.</p>" }],
    [{ html: '<h2 id="part-late">Late</h2><p>Send it.</p><p>Add 20 minutes.</p>', rest: "<p>Call.</p>" }],
    [{ html: '<h2 id="part-wet">Wet</h2><p>Wait.</p>' }],
  ]);
});

test("of several blocks that say its number, it's from the one that says most of it", () => {
  const [, section] = numbered("<h2>a</h2><p>It took 20 minutes.</p><p>Add 20 minutes to the map's arrival.</p><p>b</p>");
  expect(section?.[0]?.rest).toBe("<p>b</p>");
});

test("after the block with the number comes its note, and a section that doesn't say it has its number last", () => {
  const [, noted] = numbered("<h2>a</h2><p>20 minutes.</p><blockquote>Note: b</blockquote><p>c</p>");
  expect(noted).toEqual([{ html: '<h2 id="part-a">a</h2><p>20 minutes.</p>', note: "<p>b</p>", rest: "" }, { html: "<p>c</p>" }]);
  expect(numbered("<h2>x</h2><p>y</p><p>z</p>")[1]).toEqual([{ html: '<h2 id="part-x">x</h2><p>y</p><p>z</p>', rest: "" }]);
});
