import { expect, test } from "vitest";
import { describeOnSqlite } from "../harness/databases.ts";
import { attributes, headings, linkSaying, structuredDataOf, textOf } from "../harness/html.ts";
import { insertPosts, post } from "../harness/post-example.ts";
import { openSite, openSiteWithTables } from "../harness/site.ts";
import { problemsOf } from "../harness/valid-html.ts";

const SITE = "https://www.peakworks.example";

describeOnSqlite("a post page", ({ open }) => {
  test("shows what the contract lists", async () => {
    const database = await open();
    await insertPosts(database, [
      { featured: true, content: "<h2>First</h2><p>One <script>alert(1)</script></p><h2>Second</h2><p>Two</p><h2>Third</h2><p>Three</p>" },
      { slug: "before", title: "The one before", publishedAt: new Date("2026-11-09T14:00:00Z") },
      { slug: "after", title: "The one after", publishedAt: new Date("2026-11-11T14:00:00Z"), category: "HVAC" },
      { slug: "queued", title: "The queued one", publishedAt: new Date("2026-11-16T14:00:00Z") },
    ]);
    const answer = await openSite({ database }).get("/blog/faster-estimates");
    const html = await answer.text();
    const text = textOf(html);
    expect(answer.status).toBe(200);
    expect(headings(html, 1)).toEqual([post.title]);
    for (const words of ["Operations", "Featured", post.excerpt, "The Peakworks team", "November 10, 2026", "6 min read", "Share"])
      expect(text).toContain(words);
    expect(linkSaying(html, "Get Free AI Consultation")).toBe("/contact-ai-consultation-contractors");
    expect(linkSaying(html, "View AI Packages")).toBe("/ai-packages-for-contractors");
    expect(linkSaying(html, "Blog")).toBe("/ai-insights-blue-collar-business-blog");
    expect(text).toContain("In this post First Second Third");
    expect(attributes(html, /<a href="([^"]+)" rel="(?:prev|next)"/g)).toEqual(["/blog/before", "/blog/after"]);
    expect(attributes(html, /<h3[^>]*><a href="([^"]+)"/g)).toEqual(["/blog/before", "/blog/after"]);
    expect(html).not.toContain("alert(1)");
    expect(attributes(html, /href="([^"]+)"[^>]*aria-current="true"/g)).toEqual(["/ai-insights-blue-collar-business-blog"]);
  });

  test("has no figure and its category's call if its address is a name that every object has", async () => {
    const database = await open();
    await insertPosts(database, [
      { slug: "constructor", category: "HVAC" },
      { slug: "other", category: "HVAC" },
    ]);
    const site = openSite({ database });
    const [html, other] = await Promise.all(["constructor", "other"].map(async (slug) => (await site.get(`/blog/${slug}`)).text()));
    expect(html).not.toContain("<figure");
    expect(headings(html ?? "", 2)).toEqual(headings(other ?? "", 2));
  });

  test("has a figure if one is drawn for it, a note beside its paragraph and one line to the calculator halfway", async () => {
    const database = await open();
    const sections = ["One", "Two", "Three", "Four", "Five"].map((heading) => `<h2>${heading}</h2><p>Text.</p>`).join("");
    const note = "<blockquote><p>Note: A lien is a claim.</p></blockquote>";
    await insertPosts(database, [
      { slug: "call-triage-card", content: `<p>Opening.</p>${note}${sections}<h2>On Monday: start</h2>` },
      { slug: "own", title: "The owner's own", content: `<p>Opening.</p>${sections}` },
      { slug: "short", title: "A short one", content: "<p>Opening.</p><h2>One</h2><p>Text.</p>" },
    ]);
    const site = openSite({ database });
    const body = async (slug: string) => /post-body">([\s\S]*?)<aside/.exec(await (await site.get(`/blog/${slug}`)).text())?.[1] ?? "";
    const drawn = await body("call-triage-card");
    expect(drawn.match(/<figure /g)).toHaveLength(1);
    expect(drawn.indexOf("The card as a tree")).toBeGreaterThan(drawn.indexOf("part-three"));
    expect(drawn.indexOf("The card as a tree")).toBeLessThan(drawn.indexOf("part-four"));
    expect(drawn).toContain('<p>Opening.</p></div><div role="note" class="note no-print"><p><span class="note-label">');
    expect(drawn).toContain(
      '<a href="#part-on-monday-start">On Monday: start</a></p></div><div role="note" class="note"><div><p>A lien is a claim.',
    );
    expect(attributes(drawn, /<p class="prompt no-print"><a href="([^"]+)"/g)).toEqual(["/ai-toolkit-contractors"]);
    const own = await body("own");
    expect(own).not.toMatch(/<figure|role="note"/);
    expect(attributes(own, /<p class="prompt no-print"><a href="([^"]+)"/g)).toHaveLength(1);
    expect(own.indexOf("prompt no-print")).toBeLessThan(own.indexOf("part-four"));
    expect(await body("short")).not.toMatch(/<figure|prompt no-print|role="note"/);
  });

  test("describes itself to search engines and previews", async () => {
    const database = await open();
    await insertPosts(database, [{ updatedAt: new Date("2026-11-12T08:00:00Z") }]);
    const site = openSite({ database });
    const html = await (await site.get("/blog/faster-estimates")).text();
    expect(attributes(html, /<title>([^<]+)/g)).toEqual([`${post.title} | Peakworks`]);
    expect(attributes(html, /<meta name="description" content="([^"]+)"/g)).toEqual([post.metaDescription]);
    expect(attributes(html, /<meta name="keywords" content="([^"]+)"/g)).toEqual([post.seoKeywords]);
    expect(attributes(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([`${SITE}/blog/faster-estimates`]);
    expect(attributes(html, /<meta property="og:type" content="([^"]+)"/g)).toEqual(["article"]);
    expect(attributes(html, /<meta property="article:\w+_time" content="([^"]+)"/g)).toEqual([
      "2026-11-10T14:00:00.000Z",
      "2026-11-12T08:00:00.000Z",
    ]);
    const things = structuredDataOf(html)["@graph"];
    expect(things.find((thing) => thing["@type"] === "BlogPosting")).toMatchObject({
      headline: post.title,
      datePublished: "2026-11-10T14:00:00.000Z",
      dateModified: "2026-11-12T08:00:00.000Z",
      image: `${SITE}/og/blog/faster-estimates.png`,
    });
    expect(JSON.stringify(things.find((thing) => thing["@type"] === "BreadcrumbList"))).toContain(`"position":3,"name":"${post.title}"`);
    const sitemap = await (await site.get("/sitemap.xml")).text();
    expect(sitemap).toContain(`<url><loc>${SITE}/blog/faster-estimates</loc><lastmod>2026-11-12T08:00:00.000Z</lastmod></url>`);
    const picture = await site.get("/og/blog/faster-estimates.png");
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect((await site.get("/og/blog/no-such.png")).status).toBe(404);
  });
});

test("a title too long for search results goes without the site's name, and whole", async () => {
  const site = await openSiteWithTables();
  const long = "A very long title ".repeat(8).trim();
  await insertPosts(site.database, [{ title: long }, { slug: "middling", title: "x".repeat(60) }]);
  const titleOf = async (slug: string) => attributes(await (await site.get(`/blog/${slug}`)).text(), /<title>([^<]+)/g)[0] ?? "";
  expect(await titleOf(post.slug)).toBe(long);
  expect(await titleOf("middling")).toBe("x".repeat(60));
});

test("a missing or queued post is a real 404 with the contract's wording, hidden from search engines, and logged", async () => {
  const site = await openSiteWithTables();
  await insertPosts(site.database, [{ slug: "queued", publishedAt: new Date("2026-11-16T14:00:00Z") }]);
  for (const path of ["/blog/no-such-post", "/blog/queued", "/blog/%22%20or%201"]) {
    const answer = await site.get(path);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(textOf(html)).toContain("Blog Post Not Found The blog post you're looking for doesn't exist or has been moved.");
    expect(linkSaying(html, "Back to Blog")).toBe("/ai-insights-blue-collar-business-blog");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  }
  expect(site.lines[0]).toMatchObject({ level: 40, path: "/blog/no-such-post", msg: "page not found" });
});

test("a static article wins over a post with the same path; a trailing slash and capitals redirect", async () => {
  const site = await openSiteWithTables();
  await insertPosts(site.database, [{ slug: "plumbers-guide-to-ai", title: "An impostor" }, {}]);
  expect(await (await site.get("/blog/plumbers-guide-to-ai")).text()).not.toContain("An impostor</h1>");
  const answer = await site.get("/blog/faster-estimates/");
  expect([answer.status, answer.headers.get("location")]).toEqual([301, "/blog/faster-estimates"]);
  const shouted = await site.get("/blog/FASTER-Estimates");
  expect([shouted.status, shouted.headers.get("location")]).toEqual([301, "/blog/faster-estimates"]);
});

test("the index, a category, a search, an empty blog and a post are valid HTML", async () => {
  const site = await openSiteWithTables();
  await insertPosts(site.database, [{}, { slug: "another", featured: true }, { slug: "third", category: "HVAC" }]);
  for (const path of ["/blog", "/blog?category=HVAC", "/blog?q=estimates", "/blog?q=giraffe", "/blog/faster-estimates", "/blog/nope"]) {
    expect(await problemsOf(await (await site.get(path)).text()), path).toEqual([]);
  }
});
