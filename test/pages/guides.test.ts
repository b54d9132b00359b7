// The guides: long enough, with an exhibit of their own, facts with dates, math that adds up, and where they lead.
import { describe, expect, test } from "vitest";
import { OUT_AT_FIRST } from "../../app/blog/rules/morning.ts";
import { GUIDE_KEYS, guidePath } from "../../app/pages/guides/catalog/guides.ts";
import type { GuideBlock } from "../../app/pages/guides/guide-blocks.ts";
import { guides } from "../../app/pages/guides/words/all.ts";
import { allPages, pages } from "../../app/site/pages.ts";
import { claims } from "../../app/site/words/claims.ts";
import { longDate } from "../../app/time/dates.ts";
import { attributes, mainOf, structuredDataOf, textOf } from "../harness/html.ts";
import { postFiles } from "../harness/post-files.ts";
import { openSite, openSiteWithTables } from "../harness/site.ts";

const site = openSite();
const htmlOf = async (path: string) => (await site.get(path)).text();
const firstSlugs = postFiles.slice(0, OUT_AT_FIRST).map(({ slug }) => slug);

/** What only this page has. A list or a table of opinions is none. */
const EXHIBITS: GuideBlock["kind"][] = ["facts", "math", "texts", "script", "checklist", "questions"];

describe.each(GUIDE_KEYS)("%s", (key) => {
  const guide = guides[key];
  const blocks = [guide.opening, ...guide.sections.map((section) => section.blocks)].flat();

  test("has 700 words or more and an exhibit of its own", async () => {
    const article = /<article>([\s\S]*)<\/article>/.exec(await htmlOf(guidePath(key)))?.[1];
    expect(textOf(`<body>${article}`).split(/\s+/).length).toBeGreaterThanOrEqual(700);
    expect(blocks.filter(({ kind }) => EXHIBITS.includes(kind))).not.toEqual([]);
  });

  test("leads to a service or package, and to three pages or more", async () => {
    const links = new Set(attributes(mainOf(await htmlOf(guidePath(key))), /<a\b[^>]*?href="(\/[^"]*)"/g));
    const paths = [...links].filter((link) => link !== pages.contact.path && link !== pages.guides.path);
    expect(paths.length).toBeGreaterThanOrEqual(3);
    expect(
      paths.some((path) => allPages.some((page) => page.path === path.split("#")[0] && (page.service || page.parent === "packages"))),
    ).toBe(true);
    expect(paths.some((path) => allPages.some((page) => page.path === path && page.trade))).toBe(true);
    // Aliases work, but search engines should find one address for each page.
    expect(allPages.flatMap(({ aliases }) => aliases).filter((alias) => links.has(alias))).toEqual([]);
  });

  test("names posts that are out from the first day", async () => {
    const slugs = attributes(mainOf(await htmlOf(guidePath(key))), /href="\/blog\/([^"]+)"/g);
    expect(slugs.filter((slug) => !firstSlugs.includes(slug))).toEqual([]);
  });

  test("gives every fact a date and the page it's from", () => {
    for (const { fact, asOf, source } of blocks.flatMap((block) => (block.kind === "facts" ? block.rows : []))) {
      expect(asOf, fact).toMatch(/\b20\d\d\b/);
      expect(source, fact).not.toBe("");
    }
  });

  test("asks once, at the end, to book the call", async () => {
    const html = mainOf(await htmlOf(guidePath(key)));
    expect(attributes(html, /<a\b[^>]*?href="([^"]*contact[^"]*)"/g)).toEqual([pages.contact.path]);
    expect(html.indexOf(`href="${pages.contact.path}"`)).toBeGreaterThan(html.indexOf("</article>"));
    expect(guide.closing.text).toContain(String(claims.discoveryCall.minutes));
  });

  test("labels its examples, and shows the day its facts were checked", async () => {
    const html = await htmlOf(guidePath(key));
    const made = blocks.filter(({ kind }) => kind === "math" || kind === "texts");
    const marks = attributes(html, /<figure\b[^>]*><figcaption\b[^>]*><strong[^>]*>([^<]+)/g);
    expect(marks).toEqual(made.map(() => "Example"));
    expect(html).toContain(`<time dateTime="${guide.checked}">${longDate(guide.checked)}</time>`);
  });

  test("tells machines that it's an article, and its place in the site", async () => {
    const things = structuredDataOf(await htmlOf(guidePath(key)))["@graph"];
    const typed = (type: string) => things.find((thing) => thing["@type"] === type);
    expect(typed("Article")).toMatchObject({ headline: guide.headline, dateModified: guide.checked });
    const crumbs = typed("BreadcrumbList")?.itemListElement as { name: string; item: string }[];
    expect(crumbs.map(({ item }) => new URL(item).pathname)).toEqual(["/", "/guides", guidePath(key)]);
    const asked = blocks.flatMap((block) => (block.kind === "questions" ? block.items : []));
    expect((typed("FAQPage")?.mainEntity as { name: string }[] | undefined)?.map(({ name }) => name) ?? []).toEqual(
      asked.map(({ question }) => question),
    );
  });
});

test("no two guides are built alike", () => {
  const shapes = GUIDE_KEYS.map((key) =>
    [guides[key].opening, ...guides[key].sections.map(({ blocks }) => blocks)].map(kindsIn).join(" / "),
  );
  expect(new Set(shapes).size).toBe(GUIDE_KEYS.length);
});

test("the agency's guide has twelve questions, as its title says", () => {
  const asked = guides.agency.sections.flatMap(({ blocks }) => blocks).flatMap((block) => (block.kind === "questions" ? block.items : []));
  expect(asked).toHaveLength(12);
});

test("an example in dollars adds up to its last row", () => {
  const examples = GUIDE_KEYS.flatMap((key) => guides[key].sections.flatMap(({ blocks }) => blocks))
    .flatMap((block) => (block.kind === "math" ? [block] : []))
    .map(({ caption, rows }) => ({ caption, figures: rows.map(({ figure }) => figure) }))
    .filter(({ figures }) => figures.every((figure) => figure.includes("$")) && figures.length > 2);
  const usd = (figure = "") => Number(figure.replace(/[$,]/g, ""));
  for (const { caption, figures } of examples)
    expect(
      figures.slice(0, -1).reduce((sum, figure) => sum + usd(figure), 0),
      caption,
    ).toBeCloseTo(usd(figures.at(-1)));
  expect(examples).toHaveLength(3);
});

test("the fence's draft and its check add up, line by line", () => {
  const [table] = guides.estimating.sections.flatMap(({ blocks }) => blocks).flatMap((block) => (block.kind === "table" ? [block] : []));
  const usd = (cell = "") => Number(/-?\$[\d,]+$/.exec(cell)?.[0].replace(/[$,]/g, ""));
  const rows = table?.rows.map((row) => row.slice(1).map(usd)) ?? [];
  for (const [draft = 0, checked = 0, off = 0] of rows) expect(checked - draft).toBe(off);
  for (const column of [0, 1, 2])
    expect(
      rows.slice(0, -1).reduce((sum, row) => sum + (row[column] ?? 0), 0),
      `column ${column}`,
    ).toBe(rows.at(-1)?.[column]);
});

test("leads: each source's cost, share and rest are worked out right", () => {
  const [table] = guides.leads.sections.flatMap(({ blocks }) => blocks).flatMap((block) => (block.kind === "table" ? [block] : []));
  for (const source of [1, 2, 3]) {
    const column = table?.rows.map((row) => Number(row[source]?.replace(/[$,]/g, "")));
    const [, paid = 0, hours = 0, worked = 0, full = 0, booked = 0, each = 0, brought = 0, left = 0] = column ?? [];
    expect([worked, full, each, brought, left]).toEqual([hours * 60, paid + worked, full / booked, booked * 380, brought - full]);
  }
});

test("the index lists every guide, and the sitemap says when each was checked", async () => {
  const html = mainOf(await htmlOf(pages.guides.path));
  expect(attributes(html, /<a\b[^>]*?href="(\/guides\/[^"]+)"/g)).toEqual(GUIDE_KEYS.map(guidePath));
  const sitemap = await (await (await openSiteWithTables()).get("/sitemap.xml")).text();
  for (const key of GUIDE_KEYS) expect(sitemap).toContain(`${guidePath(key)}</loc><lastmod>${guides[key].checked}</lastmod>`);
});

function kindsIn(blocks: GuideBlock[]) {
  return blocks.map(({ kind }) => kind).join(" ");
}
