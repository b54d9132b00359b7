import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { orSayWhy } from "../../app/blog/commands/refusals.ts";
import { openCorrection, takeDown } from "../../app/blog/data/corrections.server.ts";
import { listDrafts } from "../../app/blog/data/drafts.server.ts";
import { movePost, swapQueued, updatePost } from "../../app/blog/data/editing.server.ts";
import { findPost, postAddresses } from "../../app/blog/data/posts.server.ts";
import { searchPosts } from "../../app/blog/data/search-posts.server.ts";
import { postBySlug, queuedPosts } from "../../app/blog/data/stored-posts.server.ts";
import { DAY_MS } from "../../app/time/durations.ts";
import { describeOnBothEngines, newFolder, type Place } from "../harness/databases.ts";
import { peakworks } from "../harness/peakworks.ts";
import { insertPosts, post } from "../harness/post-example.ts";

const ZONE = "America/New_York";
const now = new Date("2026-11-15T12:00:00Z");
const here = { now, timeZone: ZONE };
const { publishedAt: _, updatedAt: __, ...draft } = post;

async function posts(place: Place, ...words: string[]) {
  const { code, stdout, stderr } = await peakworks(place, ["posts", ...words]);
  return { code, stdout, stderr: stderr.trim() };
}

async function write(text: string) {
  const folder = join((await newFolder()).dataDir, "posts");
  mkdirSync(folder);
  const file = join(folder, "a.md");
  writeFileSync(file, text);
  return file;
}

const file = (slug: string, body: string) =>
  write(`---\ntitle: The ${slug}\nexcerpt: A quote.\ncategory: HVAC\nslug: ${slug}\nmeta_description: A routine.\n---\n${body}\n`);

test("a check follows links to pages, posts, headings and files, and the form of those to other sites", { timeout: 60_000 }, async () => {
  const nowhere = { dataDir: "/nowhere", databaseUrl: "" } as Place;
  const good =
    "[a](/faq#company-size) [b](#the-math) [c](/blog/invoice-the-same-day) [d](https://example.com/) [e](/robots.txt) <tel:+15550104477>";
  expect(await posts(nowhere, "check", await file("a", `## The math\n\n${good}`))).toEqual({
    code: 0,
    stdout: "",
    stderr: "The post is in order.",
  });
  const bad =
    "[a](/faq#nope)\n[b](#nope)\n[c](/nope)\n[d](https://nodots/)\n[e](/templates/nope.xlsx)\n[f](/FAQ)\n[g](/faq#save-50%)\n[h](/blog/unknown)";
  const name = await file("a", bad);
  const { code, stderr } = await posts(nowhere, "check", name);
  expect([code, stderr.split("\n")]).toEqual([
    1,
    [
      `${name}:8  /faq has no heading or part #nope.`,
      `${name}:9  The post has no heading #nope.`,
      `${name}:10  There is no page or post /nope.`,
      `${name}:11  nodots is not the name of a site.`,
      `${name}:12  There is no page or post /templates/nope.xlsx.`,
      `${name}:13  /FAQ leads on to /faq; link to that.`,
      `${name}:14  /faq has no heading or part #save-50%.`,
    ],
  ]);
  const unknown = await posts(nowhere, "check", await file("a", "[g](/blog/unknown)"));
  expect(unknown.code).toBe(0);
  expect(unknown.stderr).toMatch(/:8 {2}\/blog\/unknown was not checked: There is no database in \/nowhere/);
});

describeOnBothEngines("a post", ({ newPlace, open }) => {
  async function opened() {
    const { databaseUrl } = await newPlace();
    const place = { ...(await newFolder()), databaseUrl };
    return { place, database: await open(place) };
  }

  test("that can't be taken down keeps the draft that corrects it", async () => {
    const database = await open();
    await insertPosts(database, [post]);
    const writing = { who: "owner@ridge.example", page: "", now };
    await openCorrection(database, post.slug, writing);
    await sql`alter table preview_pictures rename to away`.execute(database);
    for (const keepsDraft of [true, false]) await expect(takeDown(database, post.slug, { ...writing, keepsDraft })).rejects.toThrow();
    await sql`alter table away rename to preview_pictures`.execute(database);
    expect(await postBySlug(database, post.slug)).toBeDefined();
    expect((await listDrafts(database)).map(({ corrects }) => corrects)).toEqual([post.slug]);
  });

  test("that's updated keeps its address and date, says what changed, and is found by its new words", async () => {
    const database = await open();
    await insertPosts(database, [post]);
    const changed = { ...draft, title: "Quotes by Noon", content: "<p>Ladders.</p>", searchText: "Ladders." };
    expect((await updatePost(database, changed, here)).changes).toEqual(["title", "text"]);
    const { searchText: _, ...stored } = { ...post, ...changed, updatedAt: now };
    expect(await findPost(database, post.slug, now)).toEqual(stored);
    expect((await searchPosts(database, { now, q: "ladder", limit: 9, offset: 0 })).total).toBe(1);
    expect(await postAddresses(database, now, 9)).toEqual([{ slug: post.slug, changedAt: now }]);
    expect((await updatePost(database, changed, { ...here, now: new Date() })).changes).toEqual([]);
    expect(await findPost(database, post.slug, now)).toEqual(stored);
    const moved = new Date("2026-11-09T14:00:00Z");
    expect((await updatePost(database, { ...changed, publishedAt: moved }, here)).changes).toEqual(["published_date"]);
    expect(await findPost(database, post.slug, moved)).toMatchObject({ publishedAt: moved });
    await expect(updatePost(database, { ...draft, slug: "other" }, here)).rejects.toMatchObject({
      refusal: { reason: "no-post", slug: "other" },
    });
  });

  test("that looks the same isn't changed", async () => {
    const database = await open();
    await insertPosts(database, [post]);
    const same = { ...draft, content: "<p>Walk the job and talk.</p><p>The machine drafts, you sign.</p>" };
    expect((await updatePost(database, same, here)).changes).toEqual([]);
    expect(await postBySlug(database, post.slug)).toMatchObject({ content: post.content, updatedAt: post.updatedAt });
  });

  test("that's queued can be moved to another free morning, and to no other", async () => {
    const database = await open();
    const queued = (slug: string, day: number) => ({ slug, publishedAt: new Date(Date.UTC(2026, 10, day, 14)) });
    await insertPosts(database, [post, queued("a", 15), queued("b", 16), queued("c", 18)]);
    const move = (slug: string, day: string) => movePost(database, { slug, day, now, timeZone: ZONE });
    expect(await move("a", "2026-11-20")).toEqual(new Date("2026-11-20T14:00:00Z"));
    expect(await move("b", "2026-11-16")).toEqual(new Date("2026-11-16T14:00:00Z"));
    expect(await move("c", "next")).toEqual(new Date("2026-11-15T14:00:00Z"));
    expect((await queuedPosts(database, now)).map(({ slug }) => slug)).toEqual(["c", "b", "a"]);
    const refused: [string, string, string][] = [
      ["a", "2026-11-16", "2026-11-16 has b already, so a can't have it too. The next free day is 2026-11-17."],
      ["a", "2026-11-14", "9:00 AM on 2026-11-14 has passed. The next free day is 2026-11-17."],
      ["a", "tomorrow", "'tomorrow' is not a day: write it like 2026-12-01, or say next. The next free day is 2026-11-17."],
      [
        post.slug,
        "2026-11-20",
        `${post.slug} is published already, and a day to come would take it offline: posts update takes one that has passed.`,
      ],
      ["z", "2026-11-20", "There is no post z"],
    ];
    for (const [slug, day, sentence] of refused) await expect(orSayWhy(move(slug, day))).rejects.toThrow(sentence);
    expect((await queuedPosts(database, now)).map(({ slug }) => slug)).toEqual(["c", "b", "a"]);
  });

  test("gets no other post's morning by its file, nor a day to come once it's published", async () => {
    const database = await open();
    const morning = (day: number) => new Date(Date.UTC(2026, 10, day, 14));
    await insertPosts(database, [post, { slug: "a", publishedAt: morning(15) }, { slug: "b", publishedAt: morning(18) }]);
    const update = async (slug: string, day: number) => {
      const { post: changed } = await orSayWhy(updatePost(database, { ...draft, slug, publishedAt: morning(day) }, here));
      return changed.publishedAt.getUTCDate();
    };
    await expect(update("b", 15)).rejects.toThrow("2026-11-15 has a already, so b can't have it too. The next free day is 2026-11-16.");
    await expect(update(post.slug, 20)).rejects.toThrow(`${post.slug} is published already, and a day to come would take it offline`);
    expect((await queuedPosts(database, now)).map(({ slug }) => slug)).toEqual(["a", "b"]);
    expect((await findPost(database, post.slug, now))?.publishedAt).toEqual(post.publishedAt);
    expect([await update("b", 18), await update("b", 16), await update("b", 12), await update(post.slug, 9)]).toEqual([18, 16, 12, 9]);
  });

  test("that's queued swaps its morning with the one before or after it", async () => {
    const database = await open();
    const queued = (slug: string, day: number) => ({ slug, publishedAt: new Date(Date.UTC(2026, 10, day, 14)) });
    await insertPosts(database, [post, queued("a", 15), queued("b", 16), queued("c", 18)]);
    const swap = (slug: string, towards: "earlier" | "later") => swapQueued(database, { slug, towards, now });
    const order = async () => (await queuedPosts(database, now)).map(({ slug, publishedAt }) => `${slug} ${publishedAt.getUTCDate()}`);
    expect(await swap("c", "earlier")).toEqual(new Date("2026-11-16T14:00:00Z"));
    expect(await order()).toEqual(["a 15", "c 16", "b 18"]);
    expect(await swap("a", "later")).toEqual(new Date("2026-11-16T14:00:00Z"));
    expect(await order()).toEqual(["c 15", "a 16", "b 18"]);
    await expect(orSayWhy(swap("c", "earlier"))).rejects.toThrow("c is the first of the queue.");
    await expect(orSayWhy(swap("b", "later"))).rejects.toThrow("b is the last of the queue.");
    for (const slug of [post.slug, "z"])
      await expect(orSayWhy(swap(slug, "later"))).rejects.toThrow(`There is no post ${slug} in the queue.`);
    expect(await order()).toEqual(["c 15", "a 16", "b 18"]);
  });

  test("that's exported goes back in without a change, by the commands", { timeout: 90_000 }, async () => {
    const { place, database } = await opened();
    const ahead = new Date(Date.now() + 40 * DAY_MS);
    await insertPosts(database, [
      { seoKeywords: "a, b", featured: true },
      { slug: "queued", publishedAt: ahead },
    ]);
    const exported = await posts(place, "export", post.slug);
    expect(exported.stdout).toMatch(
      /^---\ntitle: "Faster Estimates.*\n---\n\nWalk the job and talk\.\n\nThe machine drafts, you sign\.\n$/s,
    );
    const again = await write(exported.stdout);
    expect(await posts(place, "update", again)).toEqual({
      code: 0,
      stdout: "",
      stderr: `/blog/${post.slug} is the same as the file. Nothing was changed.`,
    });
    expect(await postBySlug(database, post.slug)).toMatchObject({ updatedAt: post.updatedAt });
    writeFileSync(again, exported.stdout.replace("Walk the job", "Drive by").replace("Faster", "Slower"));
    expect((await posts(place, "update", again)).stderr).toBe(`/blog/${post.slug} is updated: title, text.`);
    const out = join((await newFolder()).dataDir, "out");
    expect((await posts(place, "export", post.slug, "--out", out)).code).toBe(0);
    expect(readFileSync(join(out, `${post.slug}.md`), "utf8")).toContain("Drive by and talk.");
    expect(await posts(place, "export", post.slug, "--out", out)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/is there already/),
    });
    expect((await posts(place, "list", "--queued")).stdout).toMatch(/^queued .* queued .*\n$/);
    expect((await posts(place, "schedule")).stdout).toMatch(/\(free\)[\s\S]* queued /);
    expect((await posts(place, "schedule", "queued", "next")).stderr).toMatch(/^\/blog\/queued is queued for .* at 9:00 AM\.$/);
    for (const words of [
      ["export", "z"],
      ["update", await file("z", "Text.")],
      ["schedule", "z", "next"],
    ])
      expect(await posts(place, ...words)).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no post z/) });
  });
});
