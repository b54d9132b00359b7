import { readFileSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readPostFiles } from "../../app/blog/commands/files.ts";
import { checkPictures, takePictures } from "../../app/blog/commands/pictures.ts";
import { updatePost } from "../../app/blog/data/editing.server.ts";
import { storePreview } from "../../app/blog/data/previews.server.ts";
import { publishPosts } from "../../app/blog/data/publishing.server.ts";
import { removePost } from "../../app/blog/data/stored-posts.server.ts";
import type { Database } from "../../app/database/database.server.ts";
import { deleteOldRecords } from "../../app/privacy/data/old-records.server.ts";
import { HOUR_MS } from "../../app/time/durations.ts";
import { describeOnBothEngines, newFolder } from "../harness/databases.ts";
import { peakworks } from "../harness/peakworks.ts";
import { folderWith, photo, postFile } from "../harness/picture-example.ts";
import { openSite } from "../harness/site.ts";

const ZONE = "America/New_York";
const NOW = new Date("2026-11-15T12:00:00Z");

/** A PNG that says it has 30,000 by 30,000 pixels: 2.7 GB once unpacked. */
async function bomb() {
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  return png;
}

/** Four fifths of a picture that has something to lose. */
async function cut(format: "jpeg" | "png" | "webp" | "avif") {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const image = sharp({ create: { width: 120, height: 80, channels: 3, background: "grey", noise } });
  const bytes = await image.toFormat(format).toBuffer();
  return bytes.subarray(0, Math.floor(bytes.length * 0.8));
}

async function take(database: Database, files: Record<string, string | Uint8Array>) {
  return takePictures(readPostFiles([await folderWith(files)], ZONE), database);
}

async function publish(database: Database, files: Record<string, string | Uint8Array>, now = NOW) {
  const taken = await take(database, files);
  const posts = taken.map(({ post }) => post);
  const pictures = new Map(taken.map(({ post, pictures }) => [post.slug, pictures]));
  await publishPosts(database, posts, { now, timeZone: ZONE, undated: "now", pictures });
  return taken.flatMap(({ pictures }) => pictures);
}

async function rows(database: Database) {
  const count = async (table: "pictures" | "pictureFiles" | "postPictures" | "blogPosts") =>
    Number(
      (
        await database
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as("count"))
          .executeTakeFirstOrThrow()
      ).count,
    );
  return {
    pictures: await count("pictures"),
    files: await count("pictureFiles"),
    uses: await count("postPictures"),
    posts: await count("blogPosts"),
  };
}

test("a picture that can't be taken is named with its reason", async () => {
  const whole = await photo("red", { width: 400, height: 300 });
  const body = (name: string) => postFile("a", `Walk the job.\n\n![A van](${name})`);
  const answers: [string, Uint8Array | string | undefined, RegExp][] = [
    ["missing.jpg", undefined, /^There is no picture missing\.jpg beside the file\.$/],
    ["script.svg", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", /is an SVG, which can hold script/],
    ["disguised.png", "<?xml version='1.0'?><svg onload='alert(1)'/>", /is an SVG, which can hold script/],
    ...(await Promise.all(
      (["jpeg", "png", "webp", "avif"] as const).map(
        async (format): Promise<[string, Uint8Array, RegExp]> => [
          `cut.${format}`,
          await cut(format),
          /can't be read: it's broken or cut off\.$/,
        ],
      ),
    )),
    ["noise.jpg", Buffer.concat([whole.subarray(0, 20), Buffer.alloc(500, 7)]), /can't be read: it's broken or cut off\.$/],
    ["bomb.png", await bomb(), /has more than 100 million pixels: save it smaller\.$/],
    ["phone.heic", "\0\0\0\x18ftypheic\0\0\0\0mif1heic", /is an HEIC photo, .*: save it as a JPEG\.$/],
    ["text.jpg", "Not a picture at all.", /is not a picture we can take/],
    ["empty.png", "", /^empty\.png is empty\.$/],
    ["../outside.jpg", undefined, /^\.\.\/outside\.jpg lies outside the post's folder/],
    ["link.jpg", undefined, /^link\.jpg lies outside the post's folder/],
  ];
  for (const [name, content, sentence] of answers) {
    const folder = await folderWith({ "a.md": body(name), ...(content !== undefined && { [name]: content }) });
    writeFileSync(join(folder, "..", "outside.jpg"), whole);
    symlinkSync(join(folder, "..", "outside.jpg"), join(folder, "link.jpg"));
    const problem = await checkPictures(readPostFiles([join(folder, "a.md")], ZONE)).then(
      () => "in order",
      ({ message }: Error) => message,
    );
    expect(problem.replace(`${folder}/a.md:10  `, "")).toMatch(sentence);
  }
  const folder = await folderWith({ "a.md": body("huge.jpg"), "huge.jpg": whole });
  truncateSync(join(folder, "huge.jpg"), 25 * 1024 * 1024 + 1);
  await expect(checkPictures(readPostFiles([folder], ZONE))).rejects.toThrow("huge.jpg has 26 MB; at most 25 are taken: save it smaller.");
});

test("the server's build has no part of what makes pictures", () => {
  expect(readFileSync("build/server/index.js", "utf8")).not.toMatch(/["']sharp["']|picture-maker/);
});

describeOnBothEngines("pictures of posts", ({ newPlace, open }) => {
  test("are taken in with the post, upright, without metadata, in three widths and two formats", { timeout: 60_000 }, async () => {
    const database = await open();
    const image = await photo("teal", { width: 700, height: 1000 });
    const files = { "a.md": postFile("a", "Walk.\n\n![A van](My%20Van.jpg)"), "My Van.jpg": image };
    const [picture] = await publish(database, files);
    expect(picture).toMatchObject({ name: "my-van", width: 1000, height: 700 });
    expect(await rows(database)).toEqual({ pictures: 1, files: 6, uses: 1, posts: 1 });
    const { get, fetch, settings } = openSite({ database, now: () => NOW });
    const html = await (await get("/blog/a")).text();
    const addresses = [...new Set(html.match(/\/pictures\/[\w-]+\.\w+/g))];
    expect(addresses.map((address) => address.split("-")[1])).toEqual([
      "480.avif",
      "800.avif",
      "1000.avif",
      "1000.webp",
      "480.webp",
      "800.webp",
    ]);
    expect(html).toMatch(/<img src="\/pictures\/[\w-]+\.webp" alt="A van" width="1000" height="700" loading="lazy" decoding="async"/);
    for (const address of addresses) {
      const answer = await get(address);
      expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, `image/${address.split(".")[1]}`]);
      expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
      expect(answer.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'/);
      const { width, height, exif, orientation, icc } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([`${width}`, Math.round((width * 7) / 10), exif, orientation, icc]).toEqual([
        /(\d+)\./.exec(address)?.[1],
        height,
        undefined,
        undefined,
        undefined,
      ]);
      const again = await get(address, { "If-None-Match": answer.headers.get("ETag") ?? "" });
      expect([again.status, again.headers.get("Cache-Control")]).toEqual([304, "public, max-age=31536000, immutable"]);
    }
    const head = await fetch(new Request(settings.siteUrl + addresses[0], { method: "HEAD" }));
    expect([head.status, Number(head.headers.get("Content-Length")) > 0, await head.text()]).toEqual([200, true, ""]);
    const strange = [`/pictures/${picture?.hash}-640.webp`, `/pictures/${"0".repeat(32)}-480.webp`, "/pictures/x.webp"];
    for (const path of strange) expect([path, (await get(path)).status]).toEqual([path, 404]);
    const feed = await (await get("/feed.json")).text();
    expect(JSON.parse(feed).items.find(({ url }: { url: string }) => url.endsWith("/a")).content_html).toContain(
      `srcset="${settings.siteUrl}${addresses[0]} 480w, ${settings.siteUrl}${addresses[1]} 800w,`,
    );
  });

  test("that are wrong leave nothing stored, of any post of the folder", async () => {
    const database = await open();
    const files = {
      "a.md": postFile("a", "Walk.\n\n![A van](van.jpg)"),
      "b.md": postFile("b", "Walk.\n\n![A van](cut.jpg) ![A map](map.jpg)"),
      "van.jpg": await photo("red"),
      "cut.jpg": (await photo("blue", { width: 300, height: 300 })).subarray(0, 400),
    };
    await expect(publish(database, files)).rejects.toThrow(/b\.md:10 {2}There is no picture map\.jpg beside the file\.$/);
    await expect(publish(database, { ...files, "map.jpg": await photo("green") })).rejects.toThrow(/b\.md:10 {2}cut\.jpg can't be read/);
    expect(await rows(database)).toEqual({ pictures: 0, files: 0, uses: 0, posts: 0 });
  });

  test("are removed when no post shows them any more, and not before", async () => {
    const database = await open();
    const [red, blue] = [await photo("red"), await photo("blue")];
    const withPicture = (slug: string) => ({ [`${slug}.md`]: postFile(slug, "Walk.\n\n![A van](van.jpg)"), "van.jpg": red });
    const [old] = await publish(database, { ...withPicture("a"), ...withPicture("b") });
    expect(await rows(database)).toEqual({ pictures: 1, files: 2, uses: 2, posts: 2 });
    const [changed] = await take(database, { "a.md": postFile("a", "Walk.\n\n![A van](van.jpg)"), "van.jpg": blue });
    if (!changed) throw new Error("One file is one post.");
    expect((await updatePost(database, changed.post, { now: NOW, timeZone: ZONE, pictures: changed.pictures })).changes).toEqual([
      "pictures",
    ]);
    expect(await rows(database)).toEqual({ pictures: 2, files: 4, uses: 2, posts: 2 });
    let moment = NOW.getTime();
    const { get } = openSite({ database, now: () => new Date(moment) });
    const address = `/pictures/${old?.hash}-40.webp`;
    expect((await get(address)).status).toBe(200);
    await removePost(database, "b");
    expect(await rows(database)).toEqual({ pictures: 1, files: 2, uses: 1, posts: 1 });
    moment += 1_000;
    expect((await get(address)).status).toBe(404);
    await database.deleteFrom("blogPosts").execute();
    await database.transaction().execute((transaction) => deleteOldRecords(transaction, NOW));
    expect(await rows(database)).toEqual({ pictures: 0, files: 0, uses: 0, posts: 0 });
  });

  test("of a queued post are for nobody's cache until it's published", async () => {
    const database = await open();
    const [picture] = await publish(database, {
      "a.md": postFile("a", "![A van](van.jpg) here", "published_date: 2026-11-16\n"),
      "van.jpg": await photo("red"),
    });
    let moment = NOW.getTime();
    const { get } = openSite({ database, now: () => new Date(moment) });
    const cacheControl = async () => (await get(`/pictures/${picture?.hash}-40.webp`)).headers.get("Cache-Control");
    expect(await cacheControl()).toBe("private, no-store");
    moment = new Date("2026-11-16T14:00:00Z").getTime();
    expect(await cacheControl()).toBe("public, max-age=31536000, immutable");
    expect(await (await get("/blog/a")).text()).toMatch(/<img [^>]*width="40" height="60" decoding="async"/);
  });

  test("and a post can be previewed by a private link that ends, with nothing public", async () => {
    const database = await open();
    const [taken] = await take(database, { "a.md": postFile("a", "Walk.\n\n![A van](van.jpg)"), "van.jpg": await photo("red") });
    let moment = NOW.getTime();
    const { get, settings } = openSite({ database, now: () => new Date(moment) });
    if (!taken) throw new Error("One file is one post.");
    const { link } = await storePreview(database, { ...taken, siteUrl: settings.siteUrl, now: NOW });
    const path = link.slice(settings.siteUrl.length);
    expect(path).toMatch(/^\/post\/preview\?token=[\w-]{43}$/);
    const page = await get(path);
    const html = await page.text();
    expect([page.status, page.headers.get("Cache-Control"), page.headers.get("X-Robots-Tag")]).toEqual([200, "no-store", "noindex"]);
    expect(html).toContain("The a</h1>");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain("canonical");
    const address = /\/pictures\/[\w-]+\.webp/.exec(html)?.[0] ?? "";
    expect((await get(address)).headers.get("Cache-Control")).toBe("private, no-store");
    for (const shown of ["/blog", "/sitemap.xml", "/feed.xml", "/api/blog_posts"])
      expect(await (await get(shown)).text()).not.toMatch(/The a\b|blog\/a\b|pictures\//);
    expect((await get("/blog/a")).status).toBe(404);
    for (const token of ["", "x", path.slice(-43).toLowerCase()]) expect((await get(`/post/preview?token=${token}`)).status).toBe(404);
    moment += 24 * HOUR_MS;
    const ended = await get(path);
    expect([ended.status, ended.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
    expect((await get(address)).status).toBe(404);
    await database.transaction().execute((transaction) => deleteOldRecords(transaction, new Date(moment)));
    expect(await rows(database)).toEqual({ pictures: 0, files: 0, uses: 0, posts: 0 });
  });

  test("are exported with the post, and both go back in without a change", { timeout: 90_000 }, async () => {
    const { databaseUrl } = await newPlace();
    const place = { ...(await newFolder()), databaseUrl };
    const database = await open(place);
    const posts = async (...words: string[]) => {
      const { code, stdout, stderr } = await peakworks(place, ["posts", ...words]);
      return { code, stdout, text: stderr.trim() };
    };
    const folder = await folderWith({
      "a.md": postFile("a", "Walk.\n\n![A red van](van.jpg)\n\n![A blue one](van.png)"),
      "van.jpg": await photo("red"),
      "van.png": await sharp(await photo("blue"))
        .png()
        .toBuffer(),
    });
    expect((await posts("add", join(folder, "a.md"), "--now")).text).toMatch(/^\/blog\/a is published/);
    const out = join(folder, "out");
    expect((await posts("export", "a", "--out", out)).code).toBe(0);
    const same = { code: 0, stdout: "", text: "/blog/a is the same as the file. Nothing was changed." };
    expect(await posts("update", join(out, "a.md"))).toEqual(same);
    expect(await posts("update", join(folder, "a.md"))).toEqual(same);
    const alone = await folderWith({ "a.md": (await posts("export", "a")).stdout });
    expect(readFileSync(join(alone, "a.md"), "utf8")).toMatch(/!\[A red van\]\(van(-2)?\.webp\)/);
    expect(await posts("update", join(alone, "a.md"))).toEqual(same);
    expect(await rows(database)).toEqual({ pictures: 2, files: 4, uses: 2, posts: 1 });
    expect((await posts("preview", join(folder, "a.md"))).stdout).toMatch(/^http:\/\/localhost:3000\/post\/preview\?token=[\w-]{43}\n$/);
  });
});
