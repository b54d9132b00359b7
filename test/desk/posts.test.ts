import { expect, test } from "vitest";
import { updatePost } from "../../app/blog/data/editing.server.ts";
import { postBySlug, queuedPosts } from "../../app/blog/data/stored-posts.server.ts";
import { draft } from "../../app/desk/words/draft.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { actsIn, type Desk, formTokenIn, later, openBrowser, openSignedIn, signIn } from "../harness/desk.ts";
import { openEditor, startPost, WORDS, writePost } from "../harness/desk-posts.ts";
import { textOf } from "../harness/html.ts";
import { insertPosts, post } from "../harness/post-example.ts";
import { openSite } from "../harness/site.ts";

const PARTNER = "Partner@Ridge.example";
const SLUG = "raise-prices-3-ways";
const drafts = (site: Desk) => site.database.selectFrom("postDrafts").selectAll().execute();

describeOnBothEngines("posts at the desk", ({ engine, open, newPlace }) => {
  const openRoom = async () => openSignedIn({ database: await open() });

  test("two people in one draft are told, see both texts, and keep either or both; nothing is overwritten", async () => {
    const { site, browser } = await openRoom();
    const partner = await signIn(site, openBrowser(site), PARTNER);
    const path = await startPost(browser);
    const [mine, theirs] = [await openEditor(browser, path), await openEditor(partner, path)];
    expect(await theirs.type({ ...WORDS, body: "Their words." })).toMatchObject({ status: 200, version: 2 });
    expect(await mine.type({ ...WORDS, body: "My words." })).toEqual({
      status: 409,
      said: `Not saved: ${PARTNER} saved this draft at 12:00 PM. Nothing was overwritten. Press Save to see both.`,
    });
    for (const what of ["save", "publish", "queue", "preview"]) {
      const both = await mine.press({ ...WORDS, body: "My words.", do: what });
      const html = await both.text();
      expect([both.status, /My words\.<\/textarea>/.test(html), /Their words\.<\/textarea>/.test(html)]).toEqual([409, true, true]);
    }
    expect((await drafts(site)).map(({ body }) => body)).toEqual(["Their words."]);
    const copied = await mine.press({ ...WORDS, body: "My words.", do: "save-new" });
    expect(copied.headers.get("location")).toMatch(/^\/desk\/posts\/[\da-f-]{36}\?said=copied$/);
    expect((await drafts(site)).map(({ body }) => body).sort()).toEqual(["My words.", "Their words."]);
    expect((await mine.press({ ...WORDS, body: "My words.", version: "2", do: "save" })).status).toBe(303);
    expect((await drafts(site)).map(({ body }) => body)).toEqual(["My words.", "My words."]);
  });

  test("a page whose answer was lost saves again, and words for a draft that's gone become a new one", async () => {
    const { site, browser } = await openRoom();
    const path = await startPost(browser);
    const { form, page, type, press } = await openEditor(browser, path);
    await type({ ...WORDS, body: "One." });
    const again = await browser.post(`${path}/save`, { form, page, version: "1", ...WORDS, body: "One, two." });
    expect(await again.json()).toMatchObject({ version: 3 });
    expect((await browser.post(`${path}/save`, { form, page: "other", version: "1", ...WORDS, body: "Three." })).status).toBe(409);
    expect((await press({ ...WORDS, do: "publish", version: "3" })).status).toBe(303);
    expect(await type({ ...WORDS, body: "Late words." })).toMatchObject({ status: 404 });
    const gone = await press({ ...WORDS, body: "Late words.", do: "save" });
    expect([gone.status, /Late words\.<\/textarea>/.test(await gone.text())]).toEqual([409, true]);
    expect((await press({ ...WORDS, body: "Late words.", do: "save-new" })).status).toBe(303);
    expect((await drafts(site)).map(({ body }) => body)).toEqual(["Late words."]);
  });

  test("unknown drafts are 404, whatever their ID looks like", async () => {
    const { browser } = await openRoom();
    for (const id of ["x", "00000000-0000-4000-8000-000000000000"]) {
      for (const path of [`/desk/posts/${id}`, `/desk/posts/${id}/preview`, `/desk/posts/remove?draft=${id}`])
        expect((await browser.get(path)).status, path).toBe(404);
      expect((await browser.press("/desk/posts", `/desk/posts/${id}/save`, WORDS)).status).toBe(404);
      expect((await browser.press("/desk/posts", "/desk/posts/remove", { draft: id })).status).toBe(404);
    }
  });

  // Other tests run the queries of what follows on both engines.
  if (engine === "postgres") return;

  test("a draft is saved as it's typed, and says what's to do in the writer's words, with the line", async () => {
    const { site, browser } = await openRoom();
    expect(textOf(await (await browser.get("/desk/posts")).text())).toContain("No drafts.");
    const path = await startPost(browser);
    expect(await startPost(browser)).toBe(path);
    expect((await actsIn(site)).filter((act) => act === "draft-started")).toHaveLength(1);
    const editor = await openEditor(browser, path);
    expect(textOf(editor.html)).toContain("The title is empty.");
    const bad = "Hi.\n\n# Top\n\n[a](/nope) [b](#nope) [c](/desk/posts)\n\n![](x.webp)\n\n<script>alert(1)</script>";
    const told = await editor.type({ ...WORDS, body: bad, metaDescription: "x".repeat(161) });
    expect(told).toMatchObject({ status: 200, version: 2, said: "Saved 12:00 PM" });
    const checks = told.checks.map(({ label, text }: Record<string, string>) => `${label} ${text}`.trim());
    expect(checks).toEqual([
      "The summary for search engines has 161 characters; at most 160 are shown.",
      "Line 3 The title is the page's only heading of the first level; begin with ##.",
      "Line 5 There is no page or post /nope.",
      "Line 5 The post has no heading #nope.",
      "Line 5 There is no page or post /desk/posts.",
      "Line 7 The picture needs a text for those who do not see it: ![text](address).",
      "Line 7 There is no picture x.webp in this post: add it below.",
      "Line 9 <script> does not belong in a post and would be left out.",
    ]);
    const refused = await (await openEditor(browser, path)).press({ ...WORDS, body: bad, do: "publish" });
    expect(refused.status).toBe(422);
    expect(textOf(await refused.text())).toContain("Not yet: do what the list says first.");
    const last = await openEditor(browser, path);
    expect(await last.type(WORDS)).toMatchObject({ version: 4, checks: [] });
    expect((await openEditor(browser, path)).html).toContain("Everything is in order.");
    expect(textOf(await (await browser.get("/desk/posts")).text())).toContain("Raise prices: 3 ways saved November 16, 2026, 12:00 PM");
    expect(await last.type({ ...WORDS, body: "x".repeat(200_001) })).toMatchObject({ status: 422 });
    expect((await last.press({ ...WORDS, body: "x".repeat(200_001), do: "save" })).status).toBe(422);
    expect((await drafts(site)).map(({ body }) => body)).toEqual([WORDS.body]);
  });

  test("nothing of a draft is public, and nobody else reads or saves it", async () => {
    const { site, browser } = await openRoom();
    const { path } = await writePost(browser, { title: "Zebra stripes", body: "Okapi words.", do: "save" });
    const shown = ["/blog", "/blog?q=okapi", "/blog.md", "/feed.xml", "/feed.json", "/sitemap.xml", "/llms.txt", "/api/blog_posts"];
    for (const page of shown) expect(await (await site.get(page)).text(), page).not.toMatch(/zebra|okapi words/i);
    for (const page of ["/blog/zebra-stripes", "/blog/zebra-stripes.md"]) expect((await site.get(page)).status).toBe(404);
    const preview = await browser.get(`${path}/preview`);
    const html = await preview.text();
    expect([preview.status, preview.headers.get("cache-control"), preview.headers.get("x-robots-tag")]).toEqual([
      200,
      "no-store",
      "noindex",
    ]);
    expect(html).toContain("Zebra stripes</h1>");
    expect(html).toContain("Okapi words.");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain("canonical");
    const stranger = openBrowser(site);
    for (const page of [path, `${path}/preview`, "/desk/posts"])
      expect((await stranger.get(page)).headers.get("location")).toBe(`/desk/sign-in?to=${encodeURIComponent(page)}`);
    for (const page of [path, `${path}/save`, `${path}/pictures`, "/desk/posts", "/desk/posts/remove"])
      expect((await stranger.post(page, { form: "", ...WORDS })).headers.get("location"), page).toBe("/desk/sign-in");
    expect((await browser.post(`${path}/save`, { ...WORDS, form: "x" })).status).toBe(403);
  });

  test("publish now is on the blog at once in this process, and within a second in another", async () => {
    const place = await newPlace();
    const { site, browser } = await openSignedIn({ database: await open(place) });
    const another = openSite({ database: await open(place), now: () => site.clock.now });
    const pages = ["/blog", "/feed.xml", "/sitemap.xml"];
    // Making this one takes seconds, so only one of them is asked.
    const all = [...pages, "/llms-full.txt"];
    const { path } = await writePost(browser, { do: "save" });
    for (const page of pages) expect(await (await site.get(page)).text()).not.toContain(SLUG);
    for (const page of all) expect(await (await another.get(page)).text(), page).not.toMatch(new RegExp(`${SLUG}|${WORDS.title}`));
    expect((await site.get(`/blog/${SLUG}`)).status).toBe(404);
    const published = await (await openEditor(browser, path)).press({ ...WORDS, do: "publish" });
    expect([published.status, published.headers.get("location")]).toEqual([303, `/desk/posts?said=published&post=${SLUG}`]);
    expect(await (await browser.get(published.headers.get("location") ?? "")).text()).toContain(`href="/blog/${SLUG}"`);
    for (const page of pages) expect(await (await site.get(page)).text(), page).toContain(SLUG);
    expect(await (await site.get(`/blog/${SLUG}`)).text()).toContain('<h2 id="part-the-math">The math</h2>');
    site.clock.now = new Date(site.clock.now.getTime() + 1_000);
    for (const page of all) expect(await (await another.get(page)).text(), page).toContain(SLUG);
    expect(await postBySlug(site.database, SLUG)).toMatchObject({
      metaDescription: WORDS.excerpt,
      readTime: "1 min read",
      featured: false,
    });
    expect(await drafts(site)).toEqual([]);
    expect(await actsIn(site)).toEqual(expect.arrayContaining(["draft-started", "post-published"]));
    const twice = await writePost(browser, { do: "publish" });
    expect(twice.status).toBe(422);
    expect(textOf(await twice.answer.text())).toContain(`/blog/${SLUG} has a post already`);
  });

  test("of two people who see the same conflict, the second is shown what the first has kept", async () => {
    const { site, browser } = await openRoom();
    const path = await startPost(browser);
    const editors = await Promise.all([1, 2, 3].map(() => openEditor(browser, path)));
    const [first, second, third] = editors as [(typeof editors)[0], (typeof editors)[0], (typeof editors)[0]];
    await first.type({ ...WORDS, body: "First." });
    const keep = async (editor: typeof first, body: string) => {
      const html = await (await editor.press({ ...WORDS, body, do: "save" })).text();
      const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
      const kept = { ...WORDS, body, do: "save", form: formTokenIn(html), version: hidden("version"), page: hidden("page") };
      return () => browser.post(path, kept);
    };
    const [keepSecond, keepThird] = [await keep(second, "Second."), await keep(third, "Third.")];
    expect((await keepSecond()).status).toBe(303);
    const asked = await keepThird();
    expect([asked.status, /Second\.<\/textarea>/.test(await asked.text())]).toEqual([409, true]);
    expect((await drafts(site)).map(({ body }) => body)).toEqual(["Second."]);
  });

  test("the page with both texts says whose they are, and shows every field that differs", async () => {
    const { site, browser } = await openRoom();
    const partner = await signIn(site, openBrowser(site), PARTNER);
    const path = await startPost(browser);
    const [mine, theirs, window] = [await openEditor(browser, path), await openEditor(partner, path), await openEditor(browser, path)];
    const see = async (fields: Record<string, string>) => {
      const html = await (await mine.press({ ...WORDS, ...fields, do: "save" })).text();
      const boxes = [...html.matchAll(/<input type="checkbox"[^>]*>/g)].map(([box]) => [
        box.includes('name="featured"'),
        box.includes("checked"),
      ]);
      return { heading: /<h1[^>]*>([^<]*)/.exec(html)?.[1], boxes, isSent: html.includes('name="featured"') };
    };
    await theirs.type({ ...WORDS, featured: "yes" });
    const [yours, other] = [(checked: boolean) => [true, checked], (checked: boolean) => [false, checked]];
    expect(await see({})).toEqual({ heading: draft.conflict.other.heading, boxes: [yours(false), other(true)], isSent: true });
    expect(await see({ body: "Mine.", featured: "yes" })).toEqual({ heading: draft.conflict.other.heading, boxes: [], isSent: true });
    await window.press({ ...WORDS, version: "2", do: "save" });
    expect(await see({ featured: "yes" })).toEqual({
      heading: draft.conflict.own.heading,
      boxes: [yours(true), other(false)],
      isSent: true,
    });
    const draftId = path.split("/").at(-1) ?? "";
    await browser.press(`/desk/posts/remove?draft=${draftId}`, "/desk/posts/remove", { draft: draftId });
    expect(await see({})).toEqual({ heading: draft.conflict.gone.heading, boxes: [], isSent: false });
  });

  test("a post is queued for a free morning, and the queue is reordered", async () => {
    const { site, browser } = await openRoom();
    const queue = async () =>
      (await queuedPosts(site.database, site.clock.now)).map(({ slug, publishedAt }) => `${slug} ${publishedAt.toISOString()}`);
    const first = await writePost(browser, { title: "A", do: "queue", day: "2026-11-17" });
    expect([first.status, first.to]).toEqual([303, "/desk/posts?said=queued&post=a"]);
    const taken = await writePost(browser, { title: "B", do: "queue", day: "2026-11-17" });
    expect(taken.status).toBe(409);
    const page = await taken.answer.text();
    expect(textOf(page)).toContain("Another post has that morning already.");
    expect(/<option value="([\d-]+)"/.exec(page.slice(page.indexOf('name="day"')))?.[1]).toBe("2026-11-18");
    for (const day of ["2026-11-16", "2026-02-30", "tomorrow", ""])
      expect((await (await openEditor(browser, taken.path)).press({ ...WORDS, title: "B", do: "queue", day })).status, day).toBe(422);
    await (await openEditor(browser, taken.path)).press({ ...WORDS, title: "B", do: "queue", day: "2026-11-18" });
    await writePost(browser, { title: "C", do: "queue", day: "2026-11-20" });
    const press = (fields: Record<string, string>) => browser.press("/desk/posts", "/desk/posts", fields);
    expect((await press({ do: "earlier", slug: "c" })).headers.get("location")).toBe("/desk/posts?said=moved");
    expect((await press({ do: "later", slug: "a" })).status).toBe(303);
    expect(await queue()).toEqual(["c 2026-11-17T14:00:00.000Z", "a 2026-11-18T14:00:00.000Z", "b 2026-11-20T14:00:00.000Z"]);
    expect((await press({ do: "move", slug: "c", day: "2026-11-19" })).status).toBe(303);
    expect((await press({ do: "move", slug: "c", day: "2026-11-20" })).status).toBe(409);
    for (const [what, slug] of [
      ["earlier", "a"],
      ["later", "b"],
      ["later", "z"],
    ] as const)
      expect((await press({ do: what, slug })).status, slug).toBe(422);
    expect(await queue()).toEqual(["a 2026-11-18T14:00:00.000Z", "c 2026-11-19T14:00:00.000Z", "b 2026-11-20T14:00:00.000Z"]);
    expect((await site.get("/blog/a")).status).toBe(404);
    later(site, 2 * 24 * 60);
    expect((await site.get("/blog/a")).status).toBe(200);
    expect(await actsIn(site)).toEqual(expect.arrayContaining(["post-queued", "post-moved"]));
  });

  test("a published post is corrected from its own Markdown, and a change in between isn't overwritten unseen", async () => {
    const { site, browser } = await openRoom();
    await insertPosts(site.database, [{ content: "<h2>One</h2><p>Walk the <strong>job</strong>.</p>", searchText: "One Walk the job." }]);
    const correct = async () =>
      (await browser.press("/desk/posts", "/desk/posts", { do: "correct", slug: post.slug })).headers.get("location") ?? "";
    const path = await correct();
    expect(await correct()).toBe(path);
    expect((await actsIn(site)).filter((act) => act === "draft-started")).toHaveLength(1);
    const editor = await openEditor(browser, path);
    expect(editor.html).toContain("## One\n\nWalk the **job**.");
    const fields = {
      title: post.title,
      excerpt: post.excerpt,
      category: post.category,
      slug: post.slug,
      metaDescription: post.metaDescription,
      seoKeywords: post.seoKeywords,
    };
    const same = await editor.press({ ...fields, body: "## One\n\nWalk the **job**.\n", do: "publish" });
    expect(same.headers.get("location")).toBe(`/desk/posts?said=unchanged&post=${post.slug}`);
    const second = await openEditor(browser, await correct());
    const words = { ...fields, slug: "other", body: "## One\n\nDrive by.", do: "publish" };
    const { publishedAt: _, updatedAt: __, ...draft } = post;
    await updatePost(site.database, { ...draft, title: "From the terminal" }, { now: site.clock.now, timeZone: "America/New_York" });
    const refused = await second.press(words);
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(textOf(html)).toContain("Somebody changed the post on the site after you opened it.");
    expect(await postBySlug(site.database, post.slug)).toMatchObject({ title: "From the terminal" });
    expect(await (await site.get(`/blog/${post.slug}`)).text()).not.toContain("Drive by.");
    const done = await second.press({ ...words, version: /name="version" value="(\d+)"/.exec(html)?.[1] ?? "", do: "publish-over" });
    expect(done.headers.get("location")).toBe(`/desk/posts?said=corrected&post=${post.slug}`);
    expect(await postBySlug(site.database, post.slug)).toMatchObject({
      title: post.title,
      publishedAt: post.publishedAt,
      readTime: post.readTime,
    });
    expect(await (await site.get(`/blog/${post.slug}`)).text()).toContain("Drive by.");
    expect(await postBySlug(site.database, "other")).toBeUndefined();
    expect((await browser.press("/desk/posts", "/desk/posts", { do: "correct", slug: "nope" })).status).toBe(422);
    expect(await actsIn(site)).toContain("post-corrected");
  });

  test("a queued post's new morning doesn't stand in the way of its open correction, but new words do", async () => {
    const { site, browser } = await openRoom();
    const zone = { now: site.clock.now, timeZone: "America/New_York" };
    const morning = (day: number) => new Date(Date.UTC(2026, 10, day, 14));
    await insertPosts(site.database, [
      { slug: "a", publishedAt: morning(17) },
      { slug: "b", publishedAt: morning(18) },
    ]);
    const press = (fields: Record<string, string>) => browser.press("/desk/posts", "/desk/posts", fields);
    const correct = async (slug: string) => (await press({ do: "correct", slug })).headers.get("location") ?? "";
    const publish = async (path: string, slug: string) =>
      (await (await openEditor(browser, path)).press({ ...WORDS, slug, do: "publish" })).status;
    const { publishedAt: _, updatedAt: __, ...words } = post;
    const b = await correct("b");
    later(site, 1);
    expect((await press({ do: "earlier", slug: "b" })).status).toBe(303);
    expect((await press({ do: "move", slug: "b", day: "2026-11-20" })).status).toBe(303);
    await updatePost(site.database, { ...words, slug: "b", publishedAt: morning(21) }, zone);
    expect(await publish(b, "b")).toBe(303);
    expect(await postBySlug(site.database, "b")).toMatchObject({ title: WORDS.title, publishedAt: morning(21) });
    const a = await correct("a");
    later(site, 1);
    await updatePost(site.database, { ...words, slug: "a", title: "From the terminal" }, { ...zone, now: site.clock.now });
    expect((await press({ do: "move", slug: "a", day: "2026-11-19" })).status).toBe(303);
    expect(await publish(a, "a")).toBe(409);
  });

  test("taking down and deleting want a fresh sign-in, and a post's words can stay as a draft", async () => {
    const { site, browser } = await openRoom();
    await insertPosts(site.database, [post, { slug: "other", title: "Other" }]);
    const ask = `/desk/posts/remove?slug=${post.slug}`;
    expect(textOf(await (await browser.get(ask)).text())).toContain("Take this post down?");
    later(site, 11);
    const stale = await browser.press(ask, "/desk/posts/remove", { slug: post.slug, keep: "yes" });
    expect(stale.headers.get("location")).toContain("/desk/sign-in?again=&to=");
    expect((await site.get(`/blog/${post.slug}`)).status).toBe(200);
    await signIn(site, browser);
    const down = await browser.press(ask, "/desk/posts/remove", { slug: post.slug, keep: "yes" });
    expect(down.headers.get("location")).toBe("/desk/posts?said=kept");
    expect((await site.get(`/blog/${post.slug}`)).status).toBe(404);
    const [kept] = await drafts(site);
    expect(kept).toMatchObject({ title: post.title, corrects: null, slug: post.slug });
    expect((await browser.press(ask, "/desk/posts/remove", { slug: post.slug })).status).toBe(404);
    await browser.press("/desk/posts", "/desk/posts/remove", { slug: "other" });
    expect(await drafts(site)).toHaveLength(1);
    const gone = await browser.press(`/desk/posts/remove?draft=${kept?.id}`, "/desk/posts/remove", { draft: kept?.id ?? "" });
    expect(gone.headers.get("location")).toBe("/desk/posts?said=deleted");
    expect(await drafts(site)).toEqual([]);
    expect(await actsIn(site)).toEqual(expect.arrayContaining(["post-removed", "draft-deleted"]));
  });
});
