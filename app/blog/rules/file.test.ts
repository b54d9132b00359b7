import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePostFile } from "./file.ts";
import { formatPostBody } from "./post-body.ts";

const ZONE = "America/New_York";
const FIELDS = {
  title: "Faster Estimates",
  excerpt: "A quote before you leave the driveway.",
  category: "Operations",
  slug: "faster-estimates",
  meta_description: "A routine for small shops.",
};

const file = (fields: object = {}, body = "Walk the job.\n") =>
  `---\n${Object.entries({ ...FIELDS, ...fields })
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("")}---\n${body}`;

function draftOf(source: string) {
  const result = parsePostFile(source, ZONE);
  if ("problems" in result) throw new Error(JSON.stringify(result.problems));
  return result.post;
}

function problemsOf(source: string) {
  const result = parsePostFile(source, ZONE);
  return "problems" in result ? result.problems.map(({ line, text }) => `${line} ${text}`) : [];
}

describe("a post's file", () => {
  test("with the required fields is a post", () => {
    expect(draftOf(file())).toEqual({
      title: "Faster Estimates",
      excerpt: "A quote before you leave the driveway.",
      category: "Operations",
      slug: "faster-estimates",
      metaDescription: "A routine for small shops.",
      seoKeywords: "",
      featured: false,
      readTime: "1 min read",
      content: "<p>Walk the job.</p>",
      searchText: "Walk the job.",
    });
  });

  test("may say everything", () => {
    const fields = { featured: true, seo_keywords: '["quotes", "vans"]', published_date: "2026-11-17", read_time: "9 min read" };
    expect(draftOf(file(fields))).toMatchObject({
      featured: true,
      seoKeywords: "quotes, vans",
      publishedAt: new Date("2026-11-17T14:00:00Z"),
      readTime: "9 min read",
    });
  });

  test("may come from any editor", () => {
    expect(draftOf(`\ufeff${file({}, "a\n\nb\n").replaceAll("\n", "\r\n")}`).content).toBe("<p>a</p><p>b</p>");
  });

  test.each([
    ["2026-03-07", "2026-03-07T14:00:00.000Z"],
    ["2026-03-08", "2026-03-08T13:00:00.000Z"],
    ["2026-11-17T08:30:00-05:00", "2026-11-17T13:30:00.000Z"],
  ])("published_date %s is %s", (given, expected) => {
    expect(draftOf(file({ published_date: given })).publishedAt?.toISOString()).toBe(expected);
  });

  test.each([
    [{ title: "x".repeat(71) }, "2 title has 71 characters; at most 70 are shown."],
    [{ title: '""' }, "2 title is empty."],
    [{ title: "2026" }, "2 title is a line of text; put it in quotation marks."],
    [{ category: "Plumming" }, "4 Plumming is not a category. Did you mean Plumbing?"],
    [{ category: "hvac" }, "4 hvac is not a category. Did you mean HVAC?"],
    [{ slug: "Faster Estimates" }, "5 slug has small letters, digits and hyphens only, at most 100."],
    [{ meta_description: "x".repeat(161) }, "6 meta_description has 161 characters; at most 160 are shown."],
    [{ publish_date: "2026-11-17" }, "7 publish_date is not a field of a post. Did you mean published_date?"],
    [{ title: "*foo" }, "2 A value that begins with * refers to another one in YAML; put it in quotation marks."],
    [{ title: "&a Foo", excerpt: "*a" }, "3 A value that begins with * refers to another one in YAML; put it in quotation marks."],
    [{ title: String.raw`"a\0b\x07"` }, "2 title holds a character that no page can show; write the line again."],
    [{ excerpt: String.raw`"a \ud83d b"` }, "3 excerpt holds a character that no page can show; write the line again."],
    [{ seo_keywords: String.raw`["a", "\e"]` }, "7 seo_keywords holds a character that no page can show; write the line again."],
    [{ featured: "yes" }, "7 featured is true or false."],
    [{ seo_keywords: '["quotes", "Quotes"]' }, "7 seo_keywords has Quotes twice."],
    [{ seo_keywords: "a,,b" }, "7 seo_keywords has an empty one."],
    [{ seo_keywords: [..."abcdefghijklm"].join(", ") }, "7 seo_keywords has 13 of them; at most 12 make sense."],
    [{ seo_keywords: "x".repeat(61) }, "7 seo_keywords has one of 61 characters; at most 60 make sense."],
    [{ read_time: "long" }, "7 read_time is written like 6 min read; left out, it's counted."],
    [{ published_date: "1926-11-17" }, "7 published_date is in the year 1926; is that a typo?"],
    [{ seo_keywords: "[1]" }, "7 seo_keywords is a line of text; put it in quotation marks."],
    ...["2026-02-30", "tomorrow", "2026-11-17T25:00:00Z", "2026-11-17T09:00"].map((published_date): [object, string] => [
      { published_date },
      "7 published_date is a day such as 2026-11-17 (9:00 AM is meant) or a moment such as 2026-11-17T14:00:00Z.",
    ]),
  ])("%j is answered with: %s", (fields, problem) => {
    expect(problemsOf(file(fields))).toEqual([problem]);
  });

  test.each([
    ["Walk the job.", "1 The file begins with a line --- and the post's fields."],
    ["---\ntitle: a\n", "1 The front matter is not closed: a line with --- belongs below it."],
    [file({}, "").replace("excerpt:", "title:"), "3 This field is given twice."],
    ["---\n- a\n---\nb", "2 The front matter has lines of the form name: value."],
    [file().replace(/excerpt.*\n/, ""), "1 excerpt is missing."],
    [file({}, " \n"), "8 The post has no text."],
    [file({}, "<!-- later -->\n"), "8 The post has no text."],
    [file({}, "[home]: /faq\n"), "8 The post has no text."],
    [file({}, "\n# Top\n"), "9 The title is the page's only heading of the first level; begin with ##."],
    [file({}, "a\n\n<h1>Top</h1>\n"), "10 The title is the page's only heading of the first level; use <h2>."],
    [file({}, "a\n\n- b\n- c <script>x</script>\n"), "11 <script> does not belong in a post and would be left out."],
    [file({}, '<p onclick="x()">a</p>'), "8 Markup in a post has no style and no script; they would be left out."],
    [file({}, "a\n\n![](/a.png)"), "10 The picture needs a text for those who do not see it: ![text](address)."],
    [file({}, "a\n\n<img src='a.png' alt=''>"), '10 The picture needs a text for those who do not see it: alt="…".'],
    [
      file({}, "![a](https://example.com/x.png)"),
      "8 A picture is a JPEG, PNG, WebP or AVIF file beside this one, or one of public/: its address then begins with /.",
    ],
    [file({}, "a\n[b](javascript:c)"), "9 This link's address does not lead to a page, a mailbox or a phone."],
  ])("%j is answered with: %s", (source, problem) => {
    expect(problemsOf(source)).toEqual([problem]);
  });

  test("with several problems names them all, in the order of their lines", () => {
    expect(problemsOf(file({ category: "x", slug: "X", featured: 1 }, "# a")).map((problem) => problem.split(" ")[0])).toEqual([
      "4",
      "5",
      "7",
      "9",
    ]);
  });

  const pieces = fc.constantFrom(
    "title",
    "a",
    ": ",
    "*a",
    "&a ",
    "<<",
    "- ",
    "? ",
    "!!binary ",
    "!!map ",
    "{",
    "}",
    "[",
    "]",
    ",",
    '"',
    "|",
    "\n",
    "\n  ",
  );
  const yaml = fc.oneof(
    fc.array(pieces, { maxLength: 30 }).map((all) => all.join("")),
    fc.string({ unit: "binary" }),
  );

  test("whatever it holds, gives a post or problems", () => {
    fc.assert(
      fc.property(yaml, fc.string({ unit: "binary" }), (fields, body) => {
        const result = parsePostFile(`---\n${fields}\n---\n${body}`, ZONE);
        expect("post" in result || result.problems.length > 0).toBe(true);
      }),
    );
  });
});

test("the paragraph rules leave a Markdown post as it is", () => {
  const body =
    "## Top\n\nOne\ntwo *three*\n*four*\n\n- a\n- b\n\n  c\n\n> d\n> e\n\n```\nf\n\n  g\n```\n\n| h | i |\n|---|---|\n| j | k |\n\n1. l  \n   m\n";
  const { content, searchText } = draftOf(file({}, body));
  expect(content).toBe(
    "<h2>Top</h2><p>One two <em>three</em> <em>four</em></p><ul><li><p>a</p></li><li><p>b</p><p>c</p></li></ul>" +
      "<blockquote><p>d e</p></blockquote><pre><code>f\n\n  g\n</code></pre>" +
      "<table><thead><tr><th>h</th><th>i</th></tr></thead><tbody><tr><td>j</td><td>k</td></tr></tbody></table><ol><li>l<br>m</li></ol>",
  );
  expect(formatPostBody(content).html.replace(/ (id|scope)="[^"]*"|<div class="sideways"[^>]*>|<\/div>/g, "")).toBe(
    content.replace("g\n</code>", "g</code>").replace("<td>j</td>", "<th>j</th>"),
  );
  expect(searchText).toBe("Top One two three four a b c d e f g h i j k l m");
});
