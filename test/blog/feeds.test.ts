import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { expect, test } from "vitest";
import { openDatabase } from "../../app/database/database.server.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { insertPosts } from "../harness/post-example.ts";
import { openSite } from "../harness/site.ts";

const SITE = "https://www.peakworks.example";
const BODY = 'Rates & "fees" ]]> <b>now</b>\n\n<h2>The sum</h2><a href="/faq">faq</a> <a href="#the-sum">up</a> <img src="/a.png" alt="">';

describeOnBothEngines("feeds", ({ open }) => {
  async function feeds(posts: Parameters<typeof insertPosts>[1], now = () => new Date("2026-11-15T12:00:00Z")) {
    const database = await open();
    await insertPosts(database, posts);
    const site = openSite({ database, now });
    const atom = async () => parseAtomFeed(await (await site.get("/feed.xml")).text());
    const json = async () => parseJsonFeed(await (await site.get("/feed.json")).text());
    return { site, atom, json };
  }

  test("have the same posts in full, with absolute URLs", async () => {
    const { atom, json } = await feeds([{ title: "Fees & <Rates>", content: BODY, updatedAt: new Date("2026-11-12T10:00:00Z") }]);
    const address = `${SITE}/blog/faster-estimates`;
    const [entry, item] = [(await atom()).entries?.[0], (await json()).items?.[0]];
    expect(entry).toMatchObject({
      id: address,
      title: { value: "Fees & <Rates>" },
      links: [{ href: address, rel: "alternate" }],
      published: "2026-11-10T14:00:00.000Z",
      updated: "2026-11-12T10:00:00.000Z",
      categories: [{ term: "Operations" }],
    });
    expect(item).toMatchObject({
      id: address,
      url: address,
      title: "Fees & <Rates>",
      tags: ["Operations"],
      date_published: "2026-11-10T14:00:00.000Z",
      date_modified: "2026-11-12T10:00:00.000Z",
    });
    expect(item?.content_html).toBe(entry?.content?.value);
    expect(item?.content_html).toContain(`<p>Rates &#x26; "fees" ]]> <b>now</b></p>`);
    expect(item?.content_html).toContain(`<a href="${SITE}/faq">faq</a> <a href="${address}#part-the-sum">up</a> <img src="${SITE}/a.png"`);
  });

  test("include their own URL, the blog's and the time of the last change", async () => {
    const { atom, json } = await feeds([{ publishedAt: new Date("2026-11-14T14:00:00Z") }]);
    expect(await atom()).toMatchObject({
      id: `${SITE}/feed.xml`,
      updated: "2026-11-14T14:00:00.000Z",
      authors: [{ name: "Peakworks" }],
      links: [
        { href: `${SITE}/feed.xml`, rel: "self" },
        { href: `${SITE}/ai-insights-blue-collar-business-blog`, rel: "alternate" },
      ],
    });
    expect(await json()).toMatchObject({ feed_url: `${SITE}/feed.json`, home_page_url: `${SITE}/ai-insights-blue-collar-business-blog` });
  });

  test("leave out control characters in a title and an excerpt, and so do the pages", async () => {
    const { site, atom, json } = await feeds([{ title: "Rates\u0007 now", excerpt: "One\u001b[31m price", slug: "rates" }]);
    expect([(await atom()).entries?.[0]?.title?.value, (await json()).items?.[0]?.title]).toEqual(["Rates now", "Rates now"]);
    for (const path of ["/blog", "/blog/rates"]) expect(await (await site.get(path)).text()).not.toMatch(/[^\P{Cc}\n]/u);
  });

  test("have the newest thirty, including the two articles, and nothing that is queued", async () => {
    const day = (n: number) => new Date(Date.UTC(2026, 8, n, 13));
    const posts = Array.from({ length: 29 }, (_, i) => ({ slug: `post-${i}`, publishedAt: day(i + 1) }));
    const { json } = await feeds([...posts, { slug: "queued", publishedAt: new Date("2026-11-15T12:00:01Z") }]);
    const items = (await json()).items ?? [];
    const paths = items.map(({ url }) => url?.slice(SITE.length));
    expect(paths).toHaveLength(30);
    expect(paths).toContain("/how-ai-revolutionizing-electrical-contracting-automation");
    expect(paths).toContain("/plumbers-guide-ai-automation-quotes-success");
    expect(paths).not.toContain("/blog/queued");
    expect(paths).not.toContain("/blog/post-0");
    expect(items.map(({ date_published }) => date_published)).toEqual(
      items
        .map(({ date_published }) => date_published)
        .sort()
        .reverse(),
    );
  });

  test("aren't broken by any character in a post", async () => {
    const title = "a\u0001b\ufffec]]>d<![CDATA[e&amp;f";
    const { site, atom, json } = await feeds([{ title, content: `${title}&#1;&#xfffe;` }]);
    expect((await atom()).entries?.[0]?.title?.value).toBe("abc]]>d<![CDATA[e&amp;f");
    expect((await json()).items?.[0]?.title).toBe(title.replace("\u0001", ""));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
    expect(await (await site.get("/feed.xml")).text()).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\]\]>/);
  });

  test("aren't sent again while nothing has changed", async () => {
    const { site } = await feeds([{}]);
    for (const [path, type] of Object.entries({ "/feed.xml": "application/atom+xml", "/feed.json": "application/feed+json" })) {
      const { headers } = await site.get(path);
      expect(headers.get("content-type")).toBe(`${type}; charset=utf-8`);
      expect((await site.get(path, { "if-none-match": headers.get("etag") ?? "" })).status).toBe(304);
      expect((await site.get(path, { "if-modified-since": headers.get("last-modified") ?? "" })).status).toBe(304);
    }
  });
});

test("without a database a feed reader is asked to come back", async () => {
  const site = openSite({ database: openDatabase({ dataDir: "/nowhere", databaseUrl: undefined }) });
  const answer = await site.get("/feed.xml");
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "30", "no-store"]);
});
