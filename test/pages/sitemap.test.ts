import { expect, test } from "vitest";
import { CHANGED } from "../../app/site/changed.ts";
import { allPages, type PageKey } from "../../app/site/pages.ts";
import { insertPosts } from "../harness/post-example.ts";
import { openSiteWithTables } from "../harness/site.ts";

test("the sitemap says when each page last changed. A new page needs its day in app/site/changed.ts", async () => {
  const site = await openSiteWithTables();
  await insertPosts(site.database, [{}]);
  const sitemap = await (await site.get("/sitemap.xml")).text();
  const dated = new Set([...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>\d{4}-\d\d-\d\d/g)].map(([, url = ""]) => new URL(url).pathname));
  expect(allPages.filter(({ path }) => !dated.has(path)).map(({ key }) => key)).toEqual([]);
});

test("every day in the table is a day, and belongs to a page", () => {
  const keys = new Set<PageKey>(allPages.map(({ key }) => key));
  for (const [key, day] of Object.entries(CHANGED)) {
    expect(keys).toContain(key);
    expect(new Date(`${day}T00:00:00Z`).toISOString(), key).toContain(`${day}T`);
  }
});
