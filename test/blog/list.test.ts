import { sql } from "kysely";
import { expect, test } from "vitest";
import { CATEGORIES } from "../../app/blog/catalog/categories.ts";
import { DAY_MS } from "../../app/time/durations.ts";
import { describeOnSqlite } from "../harness/databases.ts";
import { attributes, headings, linkSaying, structuredDataOf, textOf } from "../harness/html.ts";
import { insertPosts } from "../harness/post-example.ts";
import { openSite } from "../harness/site.ts";

const PATH = "/ai-insights-blue-collar-business-blog";
const PLUMBING = "/plumbers-guide-ai-automation-quotes-success";
const ELECTRICAL = "/how-ai-revolutionizing-electrical-contracting-automation";
const day = (number: number) => new Date(Date.UTC(2026, 10, 14) - number * DAY_MS);
const numbered = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ slug: `post-${i}`, title: `Post ${i}`, publishedAt: day(i) }));

describeOnSqlite("the blog index", ({ open }) => {
  const siteWith = async (differences: Parameters<typeof insertPosts>[1]) => {
    const database = await open();
    await insertPosts(database, differences);
    const site = openSite({ database });
    const page = async (path: string) => {
      const answer = await site.get(path);
      return { answer, html: await answer.text() };
    };
    return { ...site, page };
  };

  test("shows headline, note, categories, topics, and the two articles of an empty blog", async () => {
    const { page } = await siteWith([]);
    const { html } = await page("/blog");
    expect(textOf(html)).toContain("New content is published daily at 9 AM");
    const row = html.slice(html.indexOf('aria-label="Categories"'));
    expect(attributes(row.slice(0, row.indexOf("</nav>")), />([^<]+)<\/a>/g)).toEqual(["All Posts", ...CATEGORIES]);
    expect(attributes(html, /aria-current="page" class="chip">([^<]+)/g)).toEqual(["All Posts"]);
    expect(linkSaying(html, "AI for Estimates")).toBe(`${PATH}?q=AI+for+Estimates#posts`);
    expect(linkSaying(html, "ROI Analysis")).toBe(`${PATH}?q=ROI+Analysis#posts`);
    expect(postsIn(html)).toEqual([PLUMBING, ELECTRICAL]);
    // The one on top isn't in the list below it.
    expect(textOf(html)).toContain("Latest posts 1 post");
  });

  test("says from when the newest post is once nothing is queued, on every list", async () => {
    const database = await open();
    await insertPosts(database, [
      { slug: "out", publishedAt: day(0) },
      { slug: "last", publishedAt: new Date("2026-11-28T14:00:00Z") },
    ]);
    let moment = new Date("2026-11-28T13:59:59Z");
    const site = openSite({ database, now: () => moment });
    const shown = async (path: string) => textOf(await (await site.get(path)).text());
    for (const path of [PATH, `${PATH}?category=Operations`, `${PATH}?q=estimates`])
      expect(await shown(path)).not.toContain("The newest post");
    moment = new Date("2026-11-28T14:00:01Z");
    for (const path of [PATH, `${PATH}?category=Operations`, `${PATH}?q=estimates`])
      await expect.poll(() => shown(path)).toContain("New content is published daily at 9 AM The newest post is from November 28, 2026.");
  });

  test("puts the newest featured post on top and the others in the grid, newest first", async () => {
    const { page } = await siteWith([
      { slug: "new", publishedAt: day(0) },
      { slug: "featured", publishedAt: day(1), featured: true },
      { slug: "featured-before", publishedAt: day(2), featured: true },
      { slug: "queued", publishedAt: day(-5), featured: true },
      { slug: "old", publishedAt: new Date("2026-10-10T14:00:00Z") },
    ]);
    const { html } = await page(PATH);
    expect(postsIn(html)).toEqual(["/blog/featured", "/blog/new", "/blog/featured-before", PLUMBING, "/blog/old", ELECTRICAL]);
    expect(html.indexOf(">Featured<")).toBeGreaterThan(0);
  });

  test("always lists the two articles, even when newer posts fill the first page", async () => {
    const { page } = await siteWith(numbered(30));
    const { html } = await page(PATH);
    expect(postsIn(html).slice(-2)).toEqual([PLUMBING, ELECTRICAL]);
    expect(postsIn(html)).toHaveLength(26);
    expect(textOf(html)).toContain("1 to 23 of 31 posts, plus the featured one");
  });

  test("has no numbered pages past the last, however many posts there are", async () => {
    const { page, database } = await siteWith([{}]);
    await sql`update blog_counts set posts = 5000`.execute(database);
    const { html } = await page(`${PATH}?page=200`);
    expect(html).not.toContain("page=201");
    expect((await page(`${PATH}?page=201`)).answer.status).toBe(404);
  });

  test("shows every post of the list as a card with its excerpt, found ones too, and the topics as a grid", async () => {
    const { page } = await siteWith(numbered(30).map((post, i) => ({ ...post, excerpt: `What post ${i} says in short.` })));
    for (const [path, count] of [
      [PATH, 23],
      [`${PATH}?page=2`, 9],
      [`${PATH}?q=Post`, 24],
    ] as const) {
      const { html } = await page(path);
      const list = html.slice(html.indexOf('id="posts"'), html.indexOf("Popular Topics"));
      const cards = [...list.matchAll(/<li[^>]*><article class="(?:card|post-item).*?<\/article>/gs)].map(([card]) =>
        textOf(`<body>${card}`),
      );
      expect(cards.length, path).toBeGreaterThanOrEqual(count - 2);
      // The two articles have an excerpt of their own; of those found, the sentence with the word.
      for (const card of cards) expect(card).toMatch(/What post \d+ says in short\.|October (6|20), 2026/);
    }
    const { html } = await page(PATH);
    expect(html.slice(html.indexOf("Popular Topics"))).toMatch(/^[^<]*<\/h2><ul class="[^"]*\bgrid\b[^"]*lg:grid-cols-4/);
  });

  test("puts the newest post on top when none is featured", async () => {
    const { page } = await siteWith([
      { slug: "older", publishedAt: day(3) },
      { slug: "newest", publishedAt: day(1) },
    ]);
    expect(postsIn((await page(PATH)).html).slice(0, 2)).toEqual(["/blog/newest", "/blog/older"]);
  });

  test("shows a trade's own drawing on its posts, and no drawing twice", async () => {
    const drawingsOf = async (category: "HVAC" | "Operations") => {
      const { page } = await siteWith(numbered(12).map((post) => ({ ...post, category })));
      const large =
        /<svg class="[^"]*inset-0[^"]*" viewBox="0 0 (?:240 180|420 360)"[^>]*>(.*?)<\/svg>|<img class="[^"]*inset-0[^"]*" src="([^"#]+)/g;
      const drawings = [...(await page(PATH)).html.matchAll(large)].map(([, inPage, address]) => inPage ?? address);
      return [drawings.length, new Set(drawings).size];
    };
    expect(await drawingsOf("HVAC")).toEqual([6, 6]);
    expect(await drawingsOf("Operations")).toEqual([6, 6]);
  });

  test("has pages of 24 with links both ways, and every post exactly once", async () => {
    const { page } = await siteWith([...numbered(58), { slug: "marked", featured: true, publishedAt: day(40) }]);
    const pages = await Promise.all([1, 2, 3].map((number) => page(`/blog?page=${number}`)));
    const all = pages.map(({ html }) => postsIn(html));
    // The two guides, which are further back, are listed on the first page too.
    expect(all.map((list) => list.length)).toEqual([24 + 2, 24, 13]);
    expect(new Set(all.flat()).size).toBe(61);
    expect(all[0]?.[0]).toBe("/blog/marked");
    const [first, second, third] = pages.map(({ html }) => html);
    expect([first, second, third].map((html) => /\d+ to \d+ of \d+ posts/.exec(textOf(html ?? ""))?.[0])).toEqual([
      "1 to 23 of 60 posts",
      "24 to 47 of 60 posts",
      "48 to 60 of 60 posts",
    ]);
    const linked = (html = "") => [/<a href="([^"]+)" rel="prev"/.exec(html)?.[1], /<a href="([^"]+)" rel="next"/.exec(html)?.[1]];
    expect([linked(first), linked(second), linked(third)]).toEqual([
      [undefined, `${PATH}?page=2#posts`],
      [`${PATH}#posts`, `${PATH}?page=3#posts`],
      [`${PATH}?page=2#posts`, undefined],
    ]);
    expect(attributes(second ?? "", /<link rel="(?:prev|next)" href="([^"]+)"/g)).toEqual([
      `https://www.peakworks.example${PATH}`,
      `https://www.peakworks.example${PATH}?page=3`,
    ]);
    expect(attributes(second ?? "", /<link rel="canonical" href="([^"]+)"/g)).toEqual([`https://www.peakworks.example${PATH}?page=2`]);
    expect(attributes(second ?? "", /<title>([^<]+)/g)[0]).toContain("Page 2");
    expect((await page("/blog?page=4")).answer.status).toBe(404);
  });

  test("filters by category, articles included, with its own title", async () => {
    const { page } = await siteWith([
      { slug: "pipes", category: "Plumbing", publishedAt: day(1), featured: true },
      { slug: "air", category: "HVAC", publishedAt: day(2) },
    ]);
    const { html } = await page("/blog?category=Plumbing");
    expect(html).toContain(`href="${PATH}?category=HVAC#posts"`);
    expect(html).toContain('<div id="posts"');
    expect(html).toContain(`action="${PATH}#posts"`);
    expect(postsIn(html)).toEqual(["/blog/pipes", PLUMBING]);
    expect(attributes(html, /aria-current="page" class="chip">([^<]+)/g)).toEqual(["Plumbing"]);
    expect(attributes(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([`https://www.peakworks.example${PATH}?category=Plumbing`]);
    expect(attributes(html, /<title>([^<]+)/g)[0]).toContain("Plumbing");
    expect(postsIn((await page("/blog?category=general-contracting")).html)).toEqual([]);
    expect(textOf((await page("/blog?category=Operations")).html)).toContain("See all posts");
  });

  test("finds words in posts and articles, highlights them, and keeps search engines out", async () => {
    const { page } = await siteWith([
      { slug: "hit", title: "Backflow tests", searchText: "Certify a backflow preventer.", publishedAt: day(1) },
      { slug: "miss", publishedAt: day(2) },
    ]);
    const { html } = await page("/blog?q=Backflow");
    expect(postsIn(html)).toContain("/blog/hit");
    expect(postsIn(html)).not.toContain("/blog/miss");
    expect(html).toContain("<mark>Backflow</mark>");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('value="Backflow"');
    const articles = (await page("/blog?q=water+heater")).html;
    expect(postsIn(articles)).toEqual([PLUMBING]);
    // A snippet has no markup of links in it.
    expect(textOf((await page("/blog?q=grumpy+stop")).html)).not.toMatch(/\]\(|\[\w/);
    const nothing = (await page("/blog?q=giraffe")).html;
    expect(postsIn(nothing)).toEqual([]);
    expect(textOf(nothing)).toContain("Nothing on that yet");
    expect(linkSaying(nothing, "See all posts")).toBe(PATH);
  });

  test("suggests words that do occur when a search finds nothing, whatever the category", async () => {
    const { page } = await siteWith([
      { slug: "valves", title: "Backflow valves", category: "Plumbing", publishedAt: day(1) },
      { slug: "queued", title: "Bakflows", publishedAt: day(-5) },
    ]);
    const suggested = async (query: string) => {
      const { html } = await page(`/blog?${query}`);
      expect(postsIn(html)).toEqual([]);
      const at = html.indexOf("Try one of these words:");
      return at < 0 ? [] : attributes(html.slice(at, html.indexOf("</ul>", at)), /href="([^"]+)"/g);
    };
    expect(await suggested("q=bakflow")).toEqual([`${PATH}?q=backflow#posts`]);
    expect(await suggested("q=backflow+drivway")).toEqual([`${PATH}?q=backflow#posts`, `${PATH}?q=driveway#posts`]);
    expect(await suggested("q=backflow&category=HVAC")).toEqual([`${PATH}?q=backflow#posts`]);
    expect(postsIn((await page("/blog?q=backflow")).html)).toContain("/blog/valves");
    for (const q of ["giraffe", "%22", "the", "%3Cscript%3E", "x".repeat(2000), "%F0%9F%98%80", "a%20OR%20zzz"])
      expect(await suggested(`q=${q}`), q).toEqual([]);
  });

  test("handles any query", async () => {
    const { page } = await siteWith(numbered(3));
    const statusOf = async (query: string) => (await page(`/blog?${query}`)).answer.status;
    for (const query of [
      "page=abc",
      "page=0",
      "page=-1",
      "page=1.5",
      "page=201",
      "page=99999999999",
      "page=2",
      "category=Roofing",
      "category=%00",
    ])
      expect(await statusOf(query), query).toBe(404);
    const odd = [
      "%22",
      "*",
      "NEAR(",
      "%25",
      "%27%3B--",
      "%00%01",
      `${"x".repeat(2000)}`,
      "%F0%9F%98%80",
      "%3Cscript%3E",
      "a%20OR%20b",
      "%FF",
    ];
    for (const q of odd) expect(await statusOf(`q=${q}`), q).toBe(200);
    for (const query of ["page=1", "page=", "category=", "category=All+Posts", "q=", "utm_source=x"])
      expect(await statusOf(query)).toBe(200);
    const { html } = await page("/blog?q=%3Cscript%3Ealert(1)%3C/script%3E");
    expect(html).not.toContain("<script>alert");
  });

  test("describes itself as a blog with the posts it shows", async () => {
    const { page } = await siteWith(numbered(2));
    const { html } = await page("/blog");
    const graph = structuredDataOf(html)["@graph"].find((thing) => thing["@type"] === "Blog");
    expect(graph?.blogPost).toHaveLength(4);
    expect(attributes(html, /<link rel="alternate" type="([^"]+)"/g)).toEqual([
      "text/markdown",
      "application/atom+xml",
      "application/feed+json",
    ]);
    expect(headings(html, 1)).toHaveLength(1);
  });
});

/** The cards' link targets, in order. */
function postsIn(html: string) {
  return attributes(html, /<h[23][^>]*><a href="([^"]+)" class="stretched"/g);
}
