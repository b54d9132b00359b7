import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { listPosts, postAddresses } from "../../app/blog/data/posts.server.ts";
import { publishPosts } from "../../app/blog/data/publishing.server.ts";
import { allPosts, removePost } from "../../app/blog/data/stored-posts.server.ts";
import { picturesBeside } from "../../app/blog/rules/picture-names.ts";
import { toCompactHtml } from "../../app/blog/rules/post-markdown.ts";
import { dayIn, timeIn } from "../../app/time/dates.ts";
import { DAY_MS, HOUR_MS } from "../../app/time/durations.ts";
import { describeOnBothEngines, newFolder, type Place } from "../harness/databases.ts";
import { peakworks } from "../harness/peakworks.ts";
import { insertPosts, post } from "../harness/post-example.ts";
import { postFiles } from "../harness/post-files.ts";
import { prepareDatabase } from "../harness/prepare-database.ts";

const execute = promisify(execFile);
const ZONE = "America/New_York";

/** The command's exit code and its output, stdout and stderr together. */
async function posts(place: Place, ...words: string[]) {
  const { code, stdout, stderr } = await peakworks(place, ["posts", ...words]);
  return { code, text: (stdout + stderr).trim() };
}

/** What startup does with the database, at noon UTC on November 15, 2026. */
async function prepareInProcess({ dataDir, databaseUrl }: Place) {
  const script = `
    const { openDatabase } = await import("./app/database/database.server.ts");
    const { prepareDatabase } = await import("./test/harness/prepare-database.ts");
    const database = openDatabase(${JSON.stringify({ dataDir, databaseUrl })});
    await prepareDatabase(database, new Date("2026-11-15T12:00:00Z"), "${ZONE}");
    await database.destroy();`;
  await execute(process.execPath, ["--input-type=module", "-e", script]);
}

async function write(files: Record<string, string>) {
  const folder = join((await newFolder()).dataDir, "posts");
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const file = (slug: string, more = "", body = "Walk the job.") =>
  `---\ntitle: The ${slug}\nexcerpt: A quote.\ncategory: HVAC\nslug: ${slug}\nmeta_description: A routine.\n${more}---\n${body}\n`;

test("a check lists every problem with its file and line, and needs no database", async () => {
  const folder = await write({
    "a.md": file("a"),
    "b.md": file("a"),
    "c.md": file("c", "", "# Top"),
    "d.md": file("plumbers-guide-to-ai"),
  });
  expect(await posts({ dataDir: "/nowhere", databaseUrl: "" } as Place, "check", folder)).toEqual({
    code: 1,
    text: [
      `${folder}/b.md:1  a.md has the slug a too.`,
      `${folder}/c.md:8  The title is the page's only heading of the first level; begin with ##.`,
      `${folder}/d.md:1  /blog/plumbers-guide-to-ai is a page of the site already; choose another slug.`,
    ].join("\n"),
  });
  expect(await posts(await newFolder(), "check", join(folder, "a.md"))).toEqual({ code: 0, text: "The post is in order." });
  expect((await posts(await newFolder(), "check", "/nowhere")).text).toBe("Which file? There is no /nowhere.");
  expect((await posts(await newFolder(), "check")).text).toBe("Which file? Name a .md file or a folder.");
});

test("a check names fields, text, pictures and links in one round, and an open quote at its own line", async () => {
  const folder = await write({
    "a.md": file("a", "tags: x\n", "# Top\n\n![Van](van.jpg)\n\n![Cat](/nope.jpg)\n\n[a](/nope)"),
    "b.md": file("b").replace("title: The b", 'title: "The b').replace("excerpt: A quote.", 'excerpt: "A quote."'),
  });
  const { code, text } = await posts(await newFolder(), "check", folder);
  expect([code, text.replaceAll(`${folder}/`, "").split("\n")]).toEqual([
    1,
    [
      "a.md:7  tags is not a field of a post. Did you mean title?",
      "a.md:9  The title is the page's only heading of the first level; begin with ##.",
      "a.md:11  There is no picture van.jpg beside the file.",
      "a.md:13  There is no picture /nope.jpg in public/.",
      "a.md:15  There is no page or post /nope.",
      "b.md:2  The quotation mark that begins this value isn't closed.",
    ],
  ]);
});

test("a check reads every file it's given, and rejects unknown flags", async () => {
  const folder = await write({ "a.md": file("a"), "b.md": file("b"), "c.md": file("c", "", "# Top") });
  const [a = "", b = "", c = ""] = ["a.md", "b.md", "c.md"].map((name) => join(folder, name));
  expect(await posts(await newFolder(), "check", a, b)).toEqual({ code: 0, text: "All 2 posts are in order." });
  expect((await posts(await newFolder(), "check", a, c)).text).toMatch(/c\.md:8 {2}The title is the page's only heading/);
  expect(await posts(await newFolder(), "check", a, "--quick")).toEqual({ code: 2, text: "Unknown option '--quick'. Try --help." });
});

test("the posts that come with the site are valid", async () => {
  expect(await posts(await newFolder(), "check", "app/blog/posts")).toEqual({
    code: 0,
    text: `All ${postFiles.length} posts are in order.`,
  });
  // The server adds them, and it doesn't make pictures.
  expect(postFiles.flatMap(({ source }) => picturesBeside(toCompactHtml(source)))).toEqual([]);
});

describeOnBothEngines("publishing", ({ engine, newPlace, open }) => {
  async function opened() {
    const { databaseUrl } = await newPlace();
    const place = { ...(await newFolder()), databaseUrl };
    return { place, database: await open(place) };
  }

  test("a folder is imported completely or not at all", { timeout: 60_000 }, async () => {
    const { place, database } = await opened();
    await insertPosts(database, [{ slug: "c" }]);
    const folder = await write({ "a.md": file("a"), "b.md": file("b", "published_date: 2020-03-07\n"), "c.md": file("c") });
    expect(await posts(place, "import", folder, "--queue")).toEqual({ code: 1, text: "There is a post c already. Nothing was stored." });
    expect(await allPosts(database)).toHaveLength(1);
    await removePost(database, "c");
    expect(await posts(place, "import", folder, "--queue")).toEqual({ code: 0, text: "3 posts added." });
    const [newest, next, oldest] = await allPosts(database);
    expect(oldest).toMatchObject({ slug: "b", publishedAt: new Date("2020-03-07T14:00:00Z") });
    expect((newest?.publishedAt.getTime() ?? 0) - (next?.publishedAt.getTime() ?? 0)).toBeGreaterThanOrEqual(DAY_MS - HOUR_MS);
  });

  test("concurrent processes never queue posts for the same morning", { timeout: 120_000 }, async () => {
    const { place, database } = await opened();
    const slugs = ["a", "b", "c", "d", "e", "f"];
    const folder = await write(Object.fromEntries(slugs.map((slug) => [`${slug}.md`, file(slug)])));
    const answers = await Promise.all(slugs.map((slug) => posts(place, "add", join(folder, `${slug}.md`), "--queue")));
    expect(answers.map(({ code }) => code)).toEqual(slugs.map(() => 0));
    expect(new Set((await allPosts(database)).map(({ publishedAt }) => publishedAt.getTime())).size).toBe(slugs.length);
  });

  // Other tests run the queries of what follows on both engines.
  if (engine === "postgres") return;

  test("a post is added on its date, queued or published at once; it can be listed and removed", { timeout: 60_000 }, async () => {
    const { place, database } = await opened();
    const folder = await write({ "a.md": file("a"), "b.md": file("b", "published_date: 2020-03-07\n") });
    const [undated, dated] = [join(folder, "a.md"), join(folder, "b.md")];
    expect(await posts(place, "add", undated, dated)).toEqual({
      code: 2,
      text: `'${dated}' is one word too many. Try --help.`,
    });
    expect((await posts(place, "add", undated)).text).toMatch(/^When\? a has no published_date/);
    expect((await posts(place, "add", dated, "--now")).text).toMatch(/^The published_date of the file says when/);
    expect(await posts(place, "add", dated)).toEqual({ code: 0, text: "/blog/b is published, dated 2020-03-07 at 9:00 AM." });
    expect((await posts(place, "add", undated, "--queue")).text).toMatch(/^\/blog\/a is queued for \d{4}-\d\d-\d\d at 9:00 AM\.$/);
    expect(await posts(place, "add", undated, "--now")).toEqual({ code: 1, text: "There is a post a already. Nothing was stored." });
    expect((await posts(place, "list")).text).toMatch(
      /^queued {5}.* 9:00 AM {2}HVAC .* a {2}The a\npublished {2}2020-03-07 {3}9:00 AM .* b {2}The b$/,
    );
    expect(await posts(place, "remove", "a")).toEqual({
      code: 2,
      text: expect.stringMatching(/^The a\n\/blog\/a is queued for .*\nNothing was changed\. .* add --yes\./),
    });
    expect(await allPosts(database)).toHaveLength(2);
    expect((await posts(place, "remove", "a", "--yes")).text).toBe("/blog/a is removed.");
    expect(await posts(place, "remove", "a", "--yes")).toEqual({ code: 1, text: "There is no post a." });
    expect((await posts(place, "add", undated, "--now")).text).toMatch(/^\/blog\/a is published, dated/);
    expect((await listPosts(database, { now: new Date(), limit: 9, offset: 0 })).map(({ slug }) => slug)).toEqual(["a", "b"]);
  });

  test("a post with a dead link, or on a morning that another one has, isn't added", { timeout: 60_000 }, async () => {
    const { place, database } = await opened();
    const dated = (slug: string, day: string) => file(slug, `published_date: ${day}\n`);
    const folder = await write({
      "a.md": file("a", "", "See [this](/nope)."),
      "b.md": dated("b", "2099-03-02"),
      "c.md": dated("c", "2099-03-02"),
    });
    const add = (name: string, ...flags: string[]) => posts(place, "add", join(folder, name), ...flags);
    expect(await add("a.md", "--queue")).toEqual({
      code: 1,
      text: `${folder}/a.md:8  There is no page or post /nope.\nNothing was stored.`,
    });
    expect((await add("b.md")).code).toBe(0);
    expect(await add("c.md")).toEqual({
      code: 1,
      text: expect.stringMatching(
        /^2099-03-02 has b already, so c can't have it too\. The next free day is 20\d\d-\d\d-\d\d\. Nothing was stored\.$/,
      ),
    });
    expect((await allPosts(database)).map(({ slug }) => slug)).toEqual(["b"]);
    const both = await write({ "d.md": dated("d", "2099-03-03"), "e.md": dated("e", "2099-03-03") });
    expect((await posts(place, "import", both)).text).toMatch(/^2099-03-03 has d already/);
  });

  test("a corrected post says so; a queued one counts as new when it appears", async () => {
    const database = await open();
    const { publishedAt, updatedAt: _, ...parsed } = post;
    const publish = (now: Date, posts: Parameters<typeof publishPosts>[1]) =>
      publishPosts(database, posts, { now, timeZone: ZONE, undated: "queue" });
    await publish(new Date("2026-11-10T15:00:00Z"), [{ ...parsed, publishedAt }]);
    await removePost(database, post.slug);
    const corrected = new Date("2026-11-12T15:00:00Z");
    await publish(corrected, [
      { ...parsed, publishedAt },
      { ...parsed, slug: "queued" },
    ]);
    expect(await postAddresses(database, new Date("2026-11-15T12:00:00Z"), 9)).toEqual([
      { slug: "queued", changedAt: new Date("2026-11-13T14:00:00Z") },
      { slug: post.slug, changedAt: corrected },
    ]);
  });

  test("a folder of hundreds gets one morning each, in file order", async () => {
    const database = await open();
    const { publishedAt: _, updatedAt: __, ...parsed } = post;
    const slugs = Array.from({ length: 320 }, (_, i) => `post-${String(i).padStart(3, "0")}`);
    const told: number[] = [];
    const now = new Date("2026-11-15T12:00:00Z");
    const posts = slugs.map((slug) => ({ ...parsed, slug }));
    await publishPosts(database, posts, { now, timeZone: ZONE, undated: "queue", onStored: (count) => told.push(count) });
    const stored = (await allPosts(database)).reverse();
    expect(stored.map(({ slug }) => slug)).toEqual(slugs);
    expect(new Set(stored.map(({ publishedAt }) => dayIn(ZONE, publishedAt))).size).toBe(320);
    expect(stored.every(({ publishedAt }) => timeIn(ZONE, publishedAt) === "9:00 AM")).toBe(true);
    expect(told.at(-1)).toBe(320);
    const more = [{ ...parsed, slug: "new" }, ...posts.slice(300)];
    await expect(publishPosts(database, more, { now, timeZone: ZONE, undated: "queue" })).rejects.toMatchObject({
      refusal: { reason: "slug-taken", slug: "post-300" },
    });
    expect(await allPosts(database)).toHaveLength(320);
  });

  test("a queued post appears at 9:00 AM before and after a daylight saving change", async () => {
    const database = await open();
    const { publishedAt: _, updatedAt: __, ...parsed } = post;
    const posts = ["a", "b"].map((slug) => ({ ...parsed, slug }));
    await publishPosts(database, posts, { now: new Date("2026-10-31T12:00:00Z"), timeZone: ZONE, undated: "queue" });
    const visible = async (moment: string) =>
      (await listPosts(database, { now: new Date(moment), limit: 9, offset: 0 })).map(({ slug }) => slug);
    expect(await visible("2026-10-31T12:59:59.999Z")).toEqual([]);
    expect(await visible("2026-10-31T13:00:00Z")).toEqual(["a"]);
    expect(await visible("2026-11-01T13:59:59.999Z")).toEqual(["a"]);
    expect(await visible("2026-11-01T14:00:00Z")).toEqual(["b", "a"]);
  });

  test("a new blog starts with the site's posts, once", async () => {
    const { place, database } = await opened();
    await Promise.all([prepareInProcess(place), prepareInProcess(place)]);
    const first = await allPosts(database);
    expect(first).toHaveLength(postFiles.length);
    const newest = { slug: "ai-roi-for-contractors", publishedAt: new Date("2026-11-14T14:00:00Z") };
    expect(first).toContainEqual(expect.objectContaining(newest));
    for (const { slug } of first) await removePost(database, slug);
    await prepareDatabase(database, new Date("2026-11-15T12:00:00Z"), ZONE);
    expect(await allPosts(database)).toEqual([]);
  });

  test("a blog that has posts already gets none", async () => {
    const database = await open();
    await insertPosts(database, [{ slug: "own" }]);
    await prepareDatabase(database, new Date("2026-11-15T12:00:00Z"), ZONE);
    await removePost(database, "own");
    await prepareDatabase(database, new Date("2026-11-15T12:00:00Z"), ZONE);
    expect(await allPosts(database)).toEqual([]);
  });
});
