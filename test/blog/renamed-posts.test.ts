// A renamed post: its old address leads to the new one, and a site from before has it once, under the new name.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { RENAMED_POSTS } from "../../app/blog/catalog/renamed-posts.ts";
import { openCorrection } from "../../app/blog/data/corrections.server.ts";
import { correctionOf, readDraft } from "../../app/blog/data/drafts.server.ts";
import { searchPosts } from "../../app/blog/data/search-posts.server.ts";
import { describeOnBothEngines, newFolder } from "../harness/databases.ts";
import { peakworks } from "../harness/peakworks.ts";
import { insertPosts } from "../harness/post-example.ts";
import { postFiles } from "../harness/post-files.ts";
import { prepareDatabase } from "../harness/prepare-database.ts";
import { openSite, openSiteWithTables } from "../harness/site.ts";

const NOW = new Date("2026-11-15T12:00:00Z");
const slugs = postFiles.map(({ slug }) => slug);
const WRITING = { who: "owner@peakworks.example", page: "a page", now: NOW };
const [[from, to] = ["", ""]] = [...RENAMED_POSTS];

test("the new slugs are posts that come with the site, and the old ones aren't", () => {
  expect([...RENAMED_POSTS.values()].filter((slug) => !slugs.includes(slug))).toEqual([]);
  expect([...RENAMED_POSTS.keys()].filter((slug) => slugs.includes(slug))).toEqual([]);
});

test("an old address leads to the new one in one step, with its query", async () => {
  const site = await openSiteWithTables();
  await insertPosts(site.database, [{ slug: to }]);
  for (const [asked, answered] of [
    [`/blog/${from}`, `/blog/${to}`],
    [`/Blog/${from}/?a=b`, `/blog/${to}?a=b`],
  ] as const) {
    const answer = await site.get(asked);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, answered]);
  }
  expect((await site.get(`/blog/${to}`)).status).toBe(200);
});

test("no file takes an old slug or links to one", async () => {
  const place = await newFolder();
  const file = join(place.dataDir, "a.md");
  writeFileSync(file, `---\ntitle: A\nexcerpt: A.\ncategory: HVAC\nslug: ${from}\nmeta_description: A.\n---\nSee [that](/blog/${from}).\n`);
  expect((await peakworks(place, ["posts", "check", file])).stderr).toBe(
    `${file}:1  /blog/${from} leads to /blog/${to}, which had that slug before; choose another.\n` +
      `${file}:8  /blog/${from} leads on to /blog/${to}; link to that.\n`,
  );
});

describeOnBothEngines("a blog from before a post was renamed", ({ open }) => {
  const link = (slug: string) => `<p>See <a href="/blog/${slug}">the math</a>.</p>`;

  test("has it once after the next start: same date and words, found by search, linked by its new name, with its pictures", async () => {
    const database = await open();
    const publishedAt = new Date("2026-11-09T14:00:00Z");
    await insertPosts(database, [
      { slug: from, title: "Payback math", publishedAt },
      { slug: "own", content: link(from) },
    ]);
    await database.insertInto("pictures").values(picture).execute();
    await database.insertInto("postPictures").values({ slug: from, picture: picture.hash }).execute();
    for (const _ of ["first", "second"]) await prepareDatabase(database, NOW, "America/New_York");
    const rows = await database.selectFrom("blogPosts").select(["slug", "title", "content", "publishedDate"]).orderBy("slug").execute();
    expect(rows.map(({ slug }) => slug)).toEqual([to, "own"].sort());
    const moved = rows.find(({ slug }) => slug === to);
    expect([moved?.title, new Date(moved?.publishedDate ?? 0)]).toEqual(["Payback math", publishedAt]);
    expect(rows.find(({ slug }) => slug === "own")?.content).toBe(link(to));
    expect(await database.selectFrom("postPictures").selectAll().execute()).toEqual([{ slug: to, picture: picture.hash }]);
    const { hits } = await searchPosts(database, { now: NOW, q: "payback", limit: 9, offset: 0 });
    expect(hits.map(({ post }) => post.slug)).toEqual([to]);
    const sitemap = await (await openSite({ database, now: () => NOW }).get("/sitemap.xml")).text();
    expect([sitemap.includes(`/blog/${to}<`), sitemap.includes(from)]).toEqual([true, false]);
  });

  test("keeps the draft that corrects it", async () => {
    const database = await open();
    await insertPosts(database, [{ slug: from }]);
    const opened = await openCorrection(database, from, WRITING);
    await prepareDatabase(database, NOW, "America/New_York");
    expect((await correctionOf(database, to))?.id).toBe(opened?.id);
  });

  test("keeps the post that has the new name already, and of two drafts that correct it, one goes on as a new post", async () => {
    const database = await open();
    await insertPosts(database, [
      { slug: from, title: "The old one" },
      { slug: to, title: "The new one" },
    ]);
    const drafts = [await openCorrection(database, from, WRITING), await openCorrection(database, to, WRITING)];
    await prepareDatabase(database, NOW, "America/New_York");
    expect(await database.selectFrom("blogPosts").select(["slug", "title"]).execute()).toEqual([{ slug: to, title: "The new one" }]);
    const left = await Promise.all(drafts.map((opened) => readDraft(database, opened?.id ?? "")));
    expect(left.map((draft) => draft?.corrects)).toEqual([null, to]);
  });
});

const picture = { hash: "a".repeat(32), sourceHash: "b", name: "van", width: 1, height: 1, storedAt: NOW.toISOString() };
