import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePostFile } from "./file.ts";
import { looksSame } from "./post-body.ts";
import { toCompactHtml } from "./post-markdown.ts";
import { bodyToMarkdown } from "./to-markdown.ts";
import { writePostFile } from "./write-file.ts";

const ZONE = "America/New_York";
const FOLDER = "app/blog/posts";
const publishedAt = new Date("2026-11-17T14:00:00Z");

function postOf(source: string) {
  const result = parsePostFile(source, ZONE);
  if ("problems" in result) throw new Error(JSON.stringify(result.problems));
  return result.post;
}

test.each(readdirSync(FOLDER))("%s, written from its row and read again, is the same post", (name) => {
  const parsed = postOf(readFileSync(join(FOLDER, name), "utf8"));
  const written = writePostFile({ ...parsed, publishedAt, updatedAt: publishedAt }, ZONE);
  expect(postOf(written)).toEqual({ ...parsed, publishedAt });
  expect(written).not.toMatch(/^</m);
});

test("a date is a day at 9:00 AM and a moment otherwise; what is usual isn't written", () => {
  const parsed = postOf("---\ntitle: a\nexcerpt: a\ncategory: HVAC\nslug: a\nmeta_description: 'Say: \"no\"'\n---\nText.");
  const at = (moment: Date) => writePostFile({ ...parsed, publishedAt: moment, updatedAt: moment }, ZONE);
  expect(at(publishedAt)).toBe(
    '---\ntitle: "a"\nexcerpt: "a"\ncategory: "HVAC"\nslug: "a"\nmeta_description: "Say: \\"no\\""\npublished_date: "2026-11-17"\n---\n\nText.\n',
  );
  expect(at(new Date("2026-11-17T14:30:00Z"))).toContain('published_date: "2026-11-17T14:30:00.000Z"\n');
});

test.each([
  ["One\n\nTwo\nthree", "One\n\nTwo\\\nthree\n"],
  ["<p>1. One * two_three_ [x] #</p>", "1\\. One \\* two_three\\_ \\[x] #\n"],
  ['<img src="/a.png" alt="A van" width="640" height="360">', '<p><img src="/a.png" alt="A van" width="640" height="360"></p>\n'],
  ["<pre><code>a\n\nb</code></pre>", "```\na\n\nb\n```\n"],
  ['<ol start="3"><li>a</li></ol>', "3. a\n"],
  ["<table><tr><td><pre>a\n\nb</pre></td></tr></table>", "<table><tbody><tr><td><pre>a&#10;&#10;b</pre></td></tr></tbody></table>\n"],
  ["<figure><p>a</p><figcaption>b</figcaption></figure>", "<figure><p>a</p><figcaption>b</figcaption></figure>\n"],
])("the body %j is exported as %j", (content, expected) => {
  expect(bodyToMarkdown(content)).toBe(expected);
});

test("whatever a row holds, its export gives the same page", () => {
  const piece = fc.constantFrom(
    "a",
    "_b_",
    "*",
    "\n",
    "\n\n",
    "<p>",
    "</p>",
    "<ul><li>",
    "</li></ul>",
    "<b>",
    "</b>",
    "<table><tr><td>",
    "</table>",
    "<pre>",
    "&lt;",
    "|",
    "#",
    "<h2>",
    "</h2>",
    "<br>",
    '<a href="/faq">',
    "</a>",
    "<hr>",
    "1. ",
    "`",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const content = pieces.join("");
      expect([content, looksSame(toCompactHtml(bodyToMarkdown(content)), content)]).toEqual([content, true]);
    }),
    { numRuns: 300 },
  );
});
