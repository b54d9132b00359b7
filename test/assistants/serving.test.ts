import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readMarkdown } from "../../app/assistants/read.server.ts";
import { searchPages } from "../../app/assistants/search-pages.server.ts";
import type { Site } from "../../app/site/context.ts";
import { allPages, pages } from "../../app/site/pages.ts";
import { insertPosts, post } from "../harness/post-example.ts";
import { openSite, openSiteWithTables } from "../harness/site.ts";

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8";
const MARKDOWN = "text/markdown; charset=utf-8";
const site = await openSiteWithTables();
await insertPosts(site.database, [{}, { slug: "queued", publishedAt: new Date("2026-11-15T14:00:00Z") }]);
const { siteUrl } = site.settings;
const typeOf = (response: Response) => response.headers.get("content-type");

describe("a page's Markdown", () => {
  test.each([
    ["/index.md", "/"],
    ["/about-us.md", "/about-us"],
    ["/about.md", "/about-us"],
    ["/trades/plumbing.md", "/trades/plumbing"],
    ["/blog/faster-estimates.md", "/blog/faster-estimates"],
    [`${pages.blog.path}.md?category=HVAC&utm_source=x`, `${pages.blog.path}?category=HVAC`],
  ])("%s is a copy of %s, which search engines list alone", async (copy, canonical) => {
    const response = await site.get(copy, { accept: BROWSER });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": MARKDOWN,
      "cache-control": "public, no-cache",
      "x-robots-tag": "noindex",
      link: `<${siteUrl}${canonical}>; rel="canonical"`,
      vary: "Accept-Encoding",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    expect(await response.text()).toMatch(/^# /m);
  });

  test.each(["/", "/about", pages.calculator.path, pages.contact.path, "/blog/faster-estimates"])(
    "%s is Markdown for who asks for it, and a page for a browser",
    async (path) => {
      const markdown = await site.get(path, { accept: "Text/Markdown, text/html;q=0.9" });
      expect(typeOf(markdown)).toBe(MARKDOWN);
      expect(markdown.headers.get("vary")).toBe("Accept, Accept-Encoding");
      expect(markdown.headers.get("content-location")).toMatch(/\.md$/);
      expect(markdown.headers.get("x-robots-tag")).toBeNull();
      for (const accept of [BROWSER, "*/*", "text/html, text/markdown;q=0.5"]) {
        const page = await site.get(path, { accept });
        expect(typeOf(page)).toMatch(/^text\/html/);
        expect(page.headers.get("vary")).toBe("Accept, Accept-Encoding");
      }
      expect((await site.get(path)).headers.get("etag")).not.toBe(markdown.headers.get("etag"));
    },
  );

  test("has an ETag, a 304, a HEAD and three encodings", async () => {
    const first = await site.get("/about-us.md");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"/);
    const same = await site.get("/about-us.md", { "if-none-match": etag });
    expect([same.status, await same.text()]).toEqual([304, ""]);
    const asked = await site.get("/about-us", { accept: "text/markdown", "if-none-match": etag });
    expect([asked.status, asked.headers.get("vary")]).toEqual([304, "Accept, Accept-Encoding"]);
    const head = await site.fetch(new Request(`${siteUrl}/about-us.md`, { method: "HEAD" }));
    expect([head.status, await head.text(), typeOf(head)]).toEqual([200, "", MARKDOWN]);
    const br = await site.get("/about-us.md", { "accept-encoding": "br" });
    expect(br.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(await first.text());
  });

  test("isn't there where there's no page", async () => {
    for (const path of [
      "/nothing.md",
      "/blog/nothing.md",
      "/blog/queued.md",
      `${pages.blog.path}.md?page=9`,
      "/client-ledgers.md",
      "/.md",
      "/api/availability.md",
    ])
      expect((await site.get(path)).status, path).toBe(404);
    for (const path of ["/nothing", "/blog/queued", `${pages.blog.path}?page=9`])
      expect((await site.get(path, { accept: "text/markdown" })).status, path).toBe(404);
  });

  test("has one spelling", async () => {
    for (const [path, proper] of [
      ["/About-Us.md", "/about-us.md"],
      ["/blog/before-you-pay-for-ai-run-this-sum.md", "/blog/ai-roi-for-contractors.md"],
    ] as const) {
      const response = await site.get(path);
      expect([response.status, response.headers.get("location")]).toEqual([301, proper]);
    }
  });

  test("is kept like the page: it shows a post once it's due", async () => {
    let now = new Date("2026-11-15T13:59:00Z");
    const later = await openSiteWithTables({ now: () => now });
    await insertPosts(later.database, [{ slug: "due", title: "Due at *nine*", publishedAt: new Date("2026-11-15T14:00:00Z") }]);
    const list = `${pages.blog.path}.md`;
    expect(await (await later.get(list)).text()).not.toContain("Due at");
    now = new Date("2026-11-15T14:00:00Z");
    expect(await (await later.get(list)).text()).toContain("[Due at \\*nine\\*](");
    expect(await (await later.get("/blog/due.md")).text()).toContain("# Due at \\*nine\\*\n");
  });

  test("of a page that needs the database says so while it's away, and isn't kept", async () => {
    const away = openSite();
    for (const path of ["/trades/plumbing.md", "/blog/faster-estimates.md", `${pages.blog.path}.md`, "/llms.txt"]) {
      const response = await away.get(path);
      expect([response.status, response.headers.get("retry-after")], path).toEqual([503, "30"]);
    }
    expect((await away.get("/about-us.md")).status).toBe(200);
  });

  // Pages that have it are in markdown.test.ts.
  test("isn't in the head of a page that has none", async () => {
    expect(await (await site.get("/nothing")).text()).not.toContain("text/markdown");
  });
});

test("words of a post stay words: no markup, no link, no heading of theirs", async () => {
  const other = await openSiteWithTables();
  await insertPosts(other.database, [
    {
      title: "# A [link](https://evil.example) | <b>bold</b>",
      excerpt: "- www.evil.example\n\n# Heading",
      content: "<p># Not a heading</p><p>[no](https://evil.example)</p><script>alert(1)</script><p onclick='x'>Fine</p>",
    },
  ]);
  const markdown = await (await other.get("/blog/faster-estimates.md")).text();
  expect(markdown).toContain("# # A \\[link]\\(https\\://evil.example) | \\<b>bold\\</b>\n");
  expect(markdown).not.toMatch(/^# Heading|^# Not|(?<!\\)\]\(https:\/\/evil|<script|onclick/m);
});

describe("llms.txt", () => {
  const read = async (path: string, from = site) => (await from.get(path)).text();

  test("says who we are in five lines and lists every page of the sitemap", async () => {
    const response = await site.get("/llms.txt");
    expect([response.status, typeOf(response)]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(response.headers.get("etag")).toMatch(/^W\//);
    const text = await response.text();
    expect(text).toMatch(/^# Peakworks\n\n> .+\n\n(- .+\n){5}\n/);
    const listed = new Set([...text.matchAll(/^- \[(?:\\.|[^\]\\])+\]\(([^)]+)\): .+$/gm)].map(([, url = ""]) => new URL(url).pathname));
    const sitemap = [...(await read("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
    expect(sitemap.filter((path) => !listed.has(path === "/" ? "/index.md" : `${path}.md`))).toEqual([]);
    expect(listed.size).toBe(sitemap.length);
  });

  test("says when booking by assistants is closed", async () => {
    const closed = await openSiteWithTables({ env: { ASSISTANTS: "off" } });
    expect((await read("/llms.txt", closed)).split("\n").filter((line) => line.includes("Booking by assistants is closed."))).toHaveLength(
      1,
    );
    expect(await read("/llms.txt")).not.toContain("is closed");
  });

  test("llms-full.txt has everything, under a megabyte however many posts there are", async () => {
    const whole = await read("/llms-full.txt");
    for (const { path } of allPages) expect(whole).toContain(`\nPage: ${siteUrl}${path}\n`);
    expect(whole).toContain("# Faster Estimates Without More Typing");
    const many = await openSiteWithTables();
    const content = `<p>${"word ".repeat(4_000)}</p>`;
    await insertPosts(
      many.database,
      Array.from({ length: 60 }, (_, i) => ({ ...post, slug: `post-${i}`, content })),
    );
    const cut = await read("/llms-full.txt", many);
    expect(Buffer.byteLength(cut)).toBeLessThan(1_000_000);
    expect(cut).toMatch(/\d+ older posts aren't in this file/);
  });
});

test("robots.txt lets everybody read, and says what it may be used for", async () => {
  const lines = (await (await site.get("/robots.txt")).text()).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining(["User-agent: *", "Content-Signal: search=yes, ai-input=yes", "Allow: /", `Sitemap: ${siteUrl}/sitemap.xml`]),
  );
});

describe("for other doors", () => {
  const given = { ...site, now: () => new Date("2026-11-15T12:00:00Z") } as unknown as Site;

  test("a page is read by its path, its alias or its Markdown's address", async () => {
    const about = await readMarkdown("/about-us", given);
    expect(about).toContain("# We set up AI for contractors.");
    expect(await readMarkdown("/about", given)).toBe(about);
    expect(await readMarkdown("/about-us.md", given)).toBe(about);
    expect(await readMarkdown("/blog/faster-estimates", given)).toContain("Walk the job and talk.");
    for (const path of ["/nothing", "/blog/queued", "//evil.example/nothing", "/api/leads"])
      expect(await readMarkdown(path, given)).toBeUndefined();
  });

  test("pages and posts are found by their words, a few at most", async () => {
    const found = await searchPages("plumbing receptionist", given);
    expect(found.length).toBeLessThanOrEqual(10);
    expect((await searchPages("guarantee refund", given)).map(({ path }) => path)).toContain(pages.packages.path);
    expect((await searchPages("faster estimates", given)).map(({ path }) => path)).toContain("/blog/faster-estimates");
    expect((await searchPages("ServiceTitan", given))[0]).toMatchObject({
      path: "/guides/servicetitan",
      title: pages.serviceTitanGuide.title,
    });
    for (const nothing of ["", "the of", "zzzzzz", '"*(', "a".repeat(5_000)]) expect(await searchPages(nothing, given)).toEqual([]);
  });
});
