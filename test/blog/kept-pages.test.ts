import { sql } from "kysely";
import { expect, test } from "vitest";
import { describeOnBothEngines } from "../harness/databases.ts";
import { movingClock } from "../harness/moving-clock.ts";
import { insertPosts, post } from "../harness/post-example.ts";
import { openSite } from "../harness/site.ts";

const START = "2026-11-15T13:59:00Z";

describeOnBothEngines("kept blog pages", ({ newPlace, open }) => {
  test("show a post once it's due, without a restart", async () => {
    const database = await open();
    await insertPosts(database, [{ slug: "due", title: "Due at nine", publishedAt: new Date("2026-11-15T14:00:00Z") }]);
    const { now, later } = movingClock(START);
    const { get } = openSite({ database, now });
    expect(await (await get("/blog")).text()).not.toContain("Due at nine");
    expect((await get("/blog/due")).status).toBe(404);
    later(59_999);
    expect(await (await get("/blog")).text()).not.toContain("Due at nine");
    later(1);
    expect(await (await get("/blog")).text()).toContain("Due at nine");
    expect((await get("/blog/due")).status).toBe(200);
  });

  test("are dropped within a second when any process changes a post", async () => {
    const place = await newPlace();
    const [database, another] = [await open(place), await open(place)];
    await insertPosts(database, [{}]);
    const { now, later } = movingClock(START);
    const { get } = openSite({ database, now });
    const titleShown = async () => /<h1[^>]*>([^<]+)/.exec(await (await get("/blog/faster-estimates")).text())?.[1];
    expect(await titleShown()).toBe(post.title);
    await sql`update blog_posts set title = 'Corrected' where slug = 'faster-estimates'`.execute(another);
    later(1_000);
    expect(await titleShown()).toBe("Corrected");
    await insertPosts(another, [{ slug: "more", title: "One more" }]);
    later(1_000);
    expect(await (await get("/blog")).text()).toContain("One more");
    await sql`delete from blog_posts`.execute(another);
    later(1_000);
    expect((await get("/blog/faster-estimates")).status).toBe(404);
  });

  test("are served from memory, with a 304 when unchanged, whatever else is in the query", async () => {
    const database = await open();
    await insertPosts(database, [{}]);
    const { get } = openSite({ database, now: movingClock(START).now });
    const etag = (await get("/blog")).headers.get("etag") ?? "";
    // Deleted without notice within the same second, so this response can only be the kept page.
    await sql`delete from blog_posts`.execute(database);
    expect((await get("/blog?utm_source=email", { "if-none-match": etag })).status).toBe(304);
    expect((await get("/blog?page=1")).headers.get("etag")).toBe(etag);
    expect((await get("/blog?category=HVAC")).headers.get("etag")).not.toBe(etag);
  });
});
