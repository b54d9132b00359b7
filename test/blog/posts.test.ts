import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  contentState,
  countPosts,
  featuredPost,
  findPost,
  listPosts,
  neighborsOf,
  postAddresses,
  postsPublishedBetween,
  relatedTo,
} from "../../app/blog/data/posts.server.ts";
import { searchPosts } from "../../app/blog/data/search-posts.server.ts";
import { allPosts, removePost, storePosts } from "../../app/blog/data/stored-posts.server.ts";
import { readVocabulary } from "../../app/blog/data/vocabulary.server.ts";
import { MOST_FOUND } from "../../app/blog/rules/query.ts";
import type { Database } from "../../app/database/database.server.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { insertPosts, post } from "../harness/post-example.ts";

const now = new Date("2026-11-15T12:00:00Z");
const day = (date: number, hour = 14) => new Date(Date.UTC(2026, 10, date, hour));
const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug);

describeOnBothEngines("posts", ({ engine, open }) => {
  const some = async () => {
    const database = await open();
    await insertPosts(database, [
      { slug: "first", publishedAt: day(1), category: "HVAC" },
      { slug: "second", publishedAt: day(2), featured: true },
      { slug: "third-a", publishedAt: day(3) },
      { slug: "third-b", publishedAt: day(3), category: "HVAC", featured: true },
      { slug: "queued", publishedAt: day(16), featured: true },
      { slug: "queued-later", publishedAt: day(17), category: "HVAC" },
    ]);
    return database;
  };

  test("are listed newest first, without queued ones, page by page and by category", async () => {
    const database = await some();
    expect(slugs(await listPosts(database, { now, limit: 10, offset: 0 }))).toEqual(["third-b", "third-a", "second", "first"]);
    expect(slugs(await listPosts(database, { now, limit: 2, offset: 1 }))).toEqual(["third-a", "second"]);
    expect(slugs(await listPosts(database, { now, category: "HVAC", limit: 10, offset: 0 }))).toEqual(["third-b", "first"]);
    expect(slugs(await allPosts(database))).toEqual(["queued-later", "queued", "third-b", "third-a", "second", "first"]);
    expect(await postAddresses(database, now, 2)).toEqual([
      { slug: "third-b", changedAt: post.updatedAt },
      { slug: "third-a", changedAt: post.updatedAt },
    ]);
  });

  test("are returned as they were stored, once they're due", async () => {
    const database = await open();
    expect(await storePosts(database, [{ ...post, featured: true }])).toEqual([]);
    const { searchText: _, ...stored } = post;
    expect(await findPost(database, post.slug, post.publishedAt)).toEqual({ ...stored, featured: true });
    expect(await findPost(database, post.slug, new Date(post.publishedAt.getTime() - 1))).toBeUndefined();
    expect(await findPost(database, "another", now)).toBeUndefined();
  });

  test("can't share a slug, and the first one stays", async () => {
    const database = await open();
    const others = [
      { ...post, title: "Another" },
      { ...post, slug: "other" },
      { ...post, slug: "other", title: "The other again" },
    ];
    await insertPosts(database, [post]);
    expect(await storePosts(database, others)).toEqual([others[0], others[2]]);
    expect(await findPost(database, post.slug, now)).toMatchObject({ title: post.title });
    expect(await removePost(database, post.slug)).toBe(true);
    expect(await removePost(database, post.slug)).toBe(false);
  });

  test("are counted no matter who wrote the rows", async () => {
    const database = await some();
    expect(await countPosts(database, { now })).toBe(4);
    expect(await countPosts(database, { now, category: "HVAC" })).toBe(2);
    expect(await countPosts(database, { now, category: "Plumbing" })).toBe(0);
    expect(await countPosts(database, { now: day(16), category: "Operations" })).toBe(3);
    await sql`update blog_posts set category = 'Plumbing' where slug = 'first'`.execute(database);
    await sql`delete from blog_posts where slug in ('third-b', 'queued')`.execute(database);
    expect(await countPosts(database, { now })).toBe(3);
    expect(await countPosts(database, { now, category: "HVAC" })).toBe(0);
    expect(await countPosts(database, { now, category: "Plumbing" })).toBe(1);
  });

  test("know the newest featured post, their neighbors and related posts", async () => {
    const database = await some();
    expect(await featuredPost(database, now)).toMatchObject({ slug: "third-b" });
    expect(await featuredPost(database, day(2))).toMatchObject({ slug: "second" });
    expect(await featuredPost(database, day(1))).toBeUndefined();
    const [newest, middle] = await listPosts(database, { now, limit: 2, offset: 0 });
    if (!newest || !middle) throw new Error("too few posts");
    expect(await neighborsOf(database, newest, now)).toMatchObject({ previous: { slug: "third-a" }, next: undefined });
    expect(await neighborsOf(database, middle, now)).toMatchObject({ previous: { slug: "second" }, next: { slug: "third-b" } });
    expect(slugs(await relatedTo(database, newest, { now, limit: 1 }))).toEqual(["first"]);
    expect(slugs(await relatedTo(database, newest, { now, limit: 3 }))).toEqual(["first", "third-a", "second"]);
  });

  test("never fall into two adjacent time ranges", async () => {
    const database = await some();
    expect(slugs(await postsPublishedBetween(database, day(1), day(2)))).toEqual(["second"]);
    expect(slugs(await postsPublishedBetween(database, day(2), day(16)))).toEqual(["queued", "third-b", "third-a"]);
  });

  test("raise the version on every change, and tell when the next one is due", async () => {
    const database = await some();
    const versions = [(await contentState(database, now)).version];
    for (const change of [
      sql`update blog_posts set title = 'New' where slug = 'first'`,
      sql`delete from blog_posts where slug = 'second'`,
    ]) {
      await change.execute(database);
      versions.push((await contentState(database, now)).version);
    }
    await insertPosts(database, [post]);
    versions.push((await contentState(database, now)).version);
    expect(new Set(versions).size).toBe(4);
    expect((await contentState(database, now)).nextDueAt).toEqual(day(16));
    expect((await contentState(database, day(16))).nextDueAt).toEqual(day(17));
    expect((await contentState(database, day(17))).nextDueAt).toBeUndefined();
  });

  test("with an invalid slug or an invalid time are rejected", async () => {
    const database = await open();
    for (const slug of ["", "Two Words", "a/b", "-a", "ä", "a".repeat(101)])
      await expect(insertPosts(database, [{ slug }])).rejects.toThrow();
    if (engine === "sqlite")
      await expect(sql`update blog_posts set published_date = '2026-11-10 14:00'`.execute(await some())).rejects.toThrow();
  });

  test("are found by words in the title, excerpt and text, title matches first", async () => {
    const database = await open();
    await insertPosts(database, [
      { slug: "in-text", searchText: "Dispatch by text message. Then the invoice goes out.", publishedAt: day(5) },
      { slug: "in-title", title: "Invoices that get paid", publishedAt: day(4) },
      { slug: "in-excerpt", excerpt: "Your invoicing, done by five.", category: "HVAC", publishedAt: day(3) },
      { slug: "queued", title: "Invoices of tomorrow", publishedAt: day(16) },
    ]);
    const search = (q: string, more = {}) => searchPosts(database, { now, q, limit: 10, offset: 0, ...more });
    const { total, hits } = await search("Invoice");
    expect(total).toBe(3);
    expect(slugs(hits.map((hit) => hit.post))).toEqual(["in-title", "in-excerpt", "in-text"]);
    expect(hits[0]?.title).toEqual([
      { text: "Invoices", hit: true },
      { text: " that get paid", hit: false },
    ]);
    expect(hits[1]?.excerpt).toContainEqual({ text: "invoicing", hit: true });
    expect(hits[2]?.excerpt.map(({ text }) => text).join("")).toBe("Dispatch by text message. Then the invoice goes out.");
    expect(await search("invoice", { category: "HVAC" })).toMatchObject({ total: 1, hits: [{ post: { slug: "in-excerpt" } }] });
    expect(slugs((await search("invoice", { limit: 1, offset: 2 })).hits.map((hit) => hit.post))).toEqual(["in-text"]);
    expect(slugs((await search("dispatch invoice")).hits.map((hit) => hit.post))).toEqual(["in-text"]);
    expect((await search("invoi")).total).toBe(3);
    expect((await search("giraffe")).total).toBe(0);
  });

  test("with a word that's in very many are searched from the newest on, best match first, and one more word finds an older one", async () => {
    const database = await open();
    const many = Array.from({ length: MOST_FOUND + 20 }, (_, i) => ({
      slug: `post-${i}`,
      title: i === 700 || i === MOST_FOUND + 10 ? "All about gutters" : "Notes",
      searchText: i === MOST_FOUND + 15 ? "Gutters and zebras" : "Gutters again",
      category: i % 2 ? ("HVAC" as const) : ("Plumbing" as const),
      publishedAt: new Date(day(10).getTime() - i * 60_000),
    }));
    await insertPosts(database, [...many.toReversed(), { slug: "queued", title: "Gutters", publishedAt: day(16) }]);
    const search = async (q: string, more = {}) => {
      const { total, hits } = await searchPosts(database, { now, q, limit: 24, offset: 0, ...more });
      return { total, slugs: slugs(hits.map((hit) => hit.post)) };
    };
    const first = await search("gutters");
    expect(first.total).toBe(MOST_FOUND);
    expect(first.slugs.slice(0, 4)).toEqual(["post-700", "post-0", "post-1", "post-2"]);
    expect((await search("gutters", { offset: MOST_FOUND - 2 })).slugs).toEqual([`post-${MOST_FOUND - 2}`, `post-${MOST_FOUND - 1}`]);
    expect((await search("gutters", { offset: MOST_FOUND })).slugs).toEqual([]);
    expect((await search("gutters zebra")).slugs).toEqual([`post-${MOST_FOUND + 15}`]);
    // Those of a category are counted by themselves: every one of them is listed.
    expect(await search("gutters", { category: "HVAC" })).toMatchObject({ total: many.length / 2 });
    expect((await search("gutters", { category: "Plumbing" })).slugs.slice(0, 3)).toEqual([
      "post-700",
      `post-${MOST_FOUND + 10}`,
      "post-0",
    ]);
  });

  test("give the words that a search can suggest, until they change", async () => {
    const database = await open();
    await insertPosts(database, [
      { slug: "one", title: "Furnace filters", searchText: "Order the furnace filter." },
      { slug: "two", title: "Gutters", searchText: "Clean the furnace too." },
      { slug: "queued", title: "Zebras", publishedAt: day(16) },
    ]);
    const words = await readVocabulary(database, now);
    expect([words.get("furnace"), words.get("gutters"), words.get("zebras"), words.get("the")]).toEqual([2, 1, undefined, undefined]);
    expect(await readVocabulary(database, now)).toBe(words);
    await removePost(database, "two");
    expect([...(await readVocabulary(database, now)).keys()]).not.toContain("gutters");
  });

  test("are found by the same words on both engines, whatever is between the words", async () => {
    const database = await open();
    const text =
      "Electrical/plumbing quote. It costs 4.75 an hour.Then zebra–crossing, follow-up and jobs@ridge.example; don’t ask about 2x4s, Romex™cable or café.";
    await insertPosts(database, [{ slug: "hit", searchText: text }, { slug: "other" }]);
    const asked = [
      "plumbing",
      "electrical/plumbing",
      "4.75",
      "75",
      "then",
      "zebra",
      "crossing",
      "follow-up",
      "up",
      "ridge",
      "jobs@ridge.example",
    ];
    for (const q of [...asked, "about", "don't", "don’t", "DON'T ASK", "2x4s", "romex", "cable", "café", "costing", "hours"])
      expect(await found(database, q), q).toEqual(["hit"]);
    for (const q of ["4.76", "cross.word", "about giraffes", "electricalplumbing", "cafe", "caf"])
      expect(await found(database, q), q).toEqual([]);
  });

  test("changed by hand record when, unless the change sets the time itself", async () => {
    const database = await some();
    const before = Date.now();
    await sql`update blog_posts set title = 'Giraffes' where slug = 'first'`.execute(database);
    await sql`update blog_posts set title = 'Giraffes', updated_at = '2026-11-12T10:00:00.000Z' where slug = 'second'`.execute(database);
    const changed = new Map((await allPosts(database)).map(({ slug, updatedAt }) => [slug, updatedAt]));
    expect(changed.get("first")?.getTime()).toBeGreaterThanOrEqual(before - 1);
    expect(changed.get("second")).toEqual(new Date("2026-11-12T10:00:00Z"));
    expect(changed.get("third-a")).toEqual(post.updatedAt);
    expect((await found(database, "giraffes")).sort()).toEqual(["first", "second"]);
    await sql`update blog_posts set title = 'Zebras' where slug = 'first'`.execute(database);
    expect([await found(database, "giraffes"), await found(database, "zebras")]).toEqual([["second"], ["first"]]);
  });

  test("are no longer found once changed or deleted", async () => {
    const database = await open();
    await insertPosts(database, [{ slug: "changed" }, { slug: "gone" }]);
    await sql`update blog_posts set title = 'Giraffes', excerpt = '', search_text = '' where slug = 'changed'`.execute(database);
    await removePost(database, "gone");
    expect(await found(database, "estimates")).toEqual([]);
    expect(await found(database, "giraffes")).toEqual(["changed"]);
  });

  test("handle any search", async () => {
    const database = await some();
    for (const q of [
      "",
      '"',
      "*",
      "NEAR(a b",
      "%",
      "a:b",
      "' or 1=1 --",
      "title:x",
      "-x",
      "^",
      "(",
      "\0\u0001",
      "😀",
      "x".repeat(2000),
      "the of",
      "é & | !",
    ])
      expect(await found(database, q), q).toEqual([]);
    expect(await found(database, '"faster* (estimates')).toHaveLength(4);
    const anything = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));
    await fc.assert(
      fc.asyncProperty(anything, async (q) => {
        await found(database, q);
      }),
    );
  });

  const found = async (database: Database, q: string) =>
    slugs((await searchPosts(database, { now, q, limit: 10, offset: 0 })).hits.map((hit) => hit.post));
});
