import sharp from "sharp";
import { expect, test } from "vitest";
import { newDraft } from "../../app/blog/data/drafts.server.ts";
import { EMPTY_DRAFT } from "../../app/blog/rules/draft.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { type Desk, openBrowser, openSignedIn } from "../harness/desk.ts";
import { openEditor, sendPicture, startPost, WORDS } from "../harness/desk-posts.ts";
import { elementsOf } from "../harness/elements.ts";
import { textOf } from "../harness/html.ts";
import { photo } from "../harness/picture-example.ts";
import { PAYLOAD_GROUPS } from "../harness/xss-payloads.ts";

const file = (bytes: Uint8Array | string, name = "van.jpg"): [Blob, string] => [
  new Blob([bytes as BlobPart], { type: "image/jpeg" }),
  name,
];
const stored = async ({ database }: Desk) => ({
  pictures: (await database.selectFrom("pictures").select("hash").execute()).length,
  named: (await database.selectFrom("draftPictures").select("name").orderBy("name").execute()).map(({ name }) => name),
});

describeOnBothEngines("pictures at the desk", ({ engine, open }) => {
  const openRoom = async () => {
    const { site, browser } = await openSignedIn({ database: await open() });
    const path = await startPost(browser);
    return { site, browser, path, editor: await openEditor(browser, path) };
  };

  test("a copy of somebody's words has the pictures that they show, also once the draft was published", async () => {
    const { site, browser, path, editor } = await openRoom();
    const { form, press } = editor;
    await sendPicture(site, browser, path, { form, do: "picture", alt: "A van", picture: file(await photo("teal")) });
    const body = `${WORDS.body}\n\n![A van](van.webp)`;
    const copy = async () => {
      const copied = await press({ ...WORDS, body, do: "save-new" });
      const { html } = await openEditor(browser, copied.headers.get("location")?.split("?")[0] ?? "");
      return {
        isShown: html.includes("<code>![](van.webp)</code>"),
        text: textOf(html).match(/Everything is in order|There is no picture|has a post already/)?.[0],
      };
    };
    expect(await copy()).toEqual({ isShown: true, text: "Everything is in order" });
    expect((await press({ ...WORDS, body, do: "publish" })).status).toBe(303);
    expect(await stored(site)).toEqual({ pictures: 1, named: ["van.webp"] });
    expect(await copy()).toEqual({ isShown: true, text: "has a post already" });
    expect(await stored(site)).toEqual({ pictures: 1, named: ["van.webp", "van.webp"] });
  });

  // Other tests run the queries of what follows on both engines.
  if (engine === "postgres") return;

  test("one is added with the words, without its metadata, and is public once its post is", async () => {
    const { site, browser, path, editor } = await openRoom();
    const { form, version, page } = editor;
    const picture = file(await photo("teal", { width: 700, height: 1000 }), "My Ván [1].JPG");
    const added = await sendPicture(site, browser, path, {
      form,
      version,
      page,
      do: "picture",
      ...WORDS,
      alt: " A van\n[in] the rain ",
      picture,
    });
    expect([added.status, added.headers.get("location")]).toEqual([303, `${path}?said=picture`]);
    const [draft] = await site.database.selectFrom("postDrafts").selectAll().execute();
    expect(draft).toMatchObject({ title: WORDS.title, body: `${WORDS.body}\n\n![A van \\[in\\] the rain](my-v-n-1.webp)\n` });
    const preview = await (await browser.get(`${path}/preview`)).text();
    const address = /\/pictures\/[\w-]+\.webp/.exec(preview)?.[0] ?? "";
    expect(preview).toContain('alt="A van [in] the rain" width="1000" height="700"');
    const before = await site.get(address);
    expect([before.status, before.headers.get("cache-control"), before.headers.get("x-robots-tag")]).toEqual([
      200,
      "private, no-store",
      "noindex",
    ]);
    const { exif, orientation } = await sharp(Buffer.from(await before.arrayBuffer())).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    const { press } = await openEditor(browser, path);
    expect((await press({ ...WORDS, body: draft?.body ?? "", do: "publish" })).status).toBe(303);
    expect((await site.get(address)).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await stored(site)).toEqual({ pictures: 1, named: [] });
    const correct = await browser.press("/desk/posts", "/desk/posts", { do: "correct", slug: "raise-prices-3-ways" });
    const correction = await openEditor(browser, correct.headers.get("location") ?? "");
    expect(correction.html).toContain("![A van \\[in\\] the rain](my-v-n-1.webp)");
    expect(correction.html).toContain("Everything is in order.");
  });

  test("the script's picture leaves the words alone; the same one has one name, others have their own", async () => {
    const { site, browser, path, editor } = await openRoom();
    await editor.type(WORDS);
    const { form } = editor;
    const send = async (picture: [Blob, string]) =>
      (await sendPicture(site, browser, path, { form, do: "picture", alt: "A [van]", picture })).headers.get("location")?.split("=")[1];
    const [red, blue] = [await photo("red"), await photo("blue")];
    const sent = [await send(file(red)), await send(file(red, "other.jpg")), await send(file(blue))];
    const lineOf = (name: string) => encodeURIComponent(`![A \\[van\\]](${name})`);
    expect(sent).toEqual([lineOf("van.webp"), lineOf("van.webp"), lineOf("van-2.webp")]);
    expect(await site.database.selectFrom("postDrafts").select(["body", "version"]).execute()).toEqual([{ body: WORDS.body, version: 2 }]);
    const draft = path.split("/").at(-1) ?? "";
    await browser.press(`/desk/posts/remove?draft=${draft}`, "/desk/posts/remove", { draft });
    expect(await stored(site)).toEqual({ pictures: 0, named: [] });
  });

  test("what isn't a picture, or says nothing, is refused with its reason, and the words are kept", async () => {
    const { site, browser, path, editor } = await openRoom();
    const whole = await photo("red", { width: 400, height: 300 });
    const svg = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
    const refused: [Record<string, string | [Blob, string]>, RegExp][] = [
      [{ alt: "A van", picture: file(svg, "van.svg") }, /That's an SVG/],
      [{ alt: "A van", picture: file(svg, "van.png") }, /That's an SVG/],
      [{ alt: "A van", picture: file("GIF89a/*<svg/onload=alert(1)>*/") }, /SVG|isn't a picture/],
      [
        { alt: "A van", picture: file(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("*/=alert(1)/*<script>")])) },
        /broken or cut off/,
      ],
      [{ alt: "A van", picture: file(whole.subarray(0, 600)) }, /broken or cut off/],
      [{ alt: "A van", picture: file("\0\0\0\x18ftypheic\0\0\0\0mif1heic") }, /HEIC/],
      [{ alt: "A van", picture: file("<html><script>alert(1)</script>") }, /isn't a picture/],
      [{ alt: "A van", picture: file("") }, /Choose one picture first/],
      [{ alt: "A van" }, /Choose one picture first/],
      [{ alt: "A van", picture: "van.jpg" }, /Choose one picture first/],
      [{ alt: "A van", picture: file(whole), more: file(whole) }, /Choose one picture first/],
      [{ alt: " \n ", picture: file(whole) }, /Say what the picture shows first/],
      [{ picture: file(whole) }, /Say what the picture shows first/],
    ];
    for (const [fields, reason] of refused) {
      const { form, version, page } = await openEditor(browser, path);
      const answer = await sendPicture(site, browser, path, { form, version, page, do: "picture", ...WORDS, ...fields });
      const html = await answer.text();
      expect([answer.status, textOf(html)], String(reason)).toEqual([422, expect.stringMatching(reason)]);
      expect(html).toContain("Start with the oldest price.");
    }
    expect(await stored(site)).toEqual({ pictures: 0, named: [] });
    // A whole picture with a program behind its end is a picture: only its pixels are kept.
    const { form } = editor;
    const polyglot = file(Buffer.concat([whole, Buffer.from("<script>alert(1)</script>")]));
    expect((await sendPicture(site, browser, path, { form, do: "picture", alt: "A van", picture: polyglot })).status).toBe(303);
    const files = await site.database.selectFrom("pictureFiles").select("bytes").execute();
    for (const { bytes } of files) expect(Buffer.from(bytes).toString("latin1")).not.toContain("script");
  });

  test("a form with a file is taken at this path only, from a session, with its token, up to 25 MB and 30 pictures", async () => {
    const { site, browser, path, editor } = await openRoom();
    const whole = await photo("red");
    const fields = { do: "picture", alt: "A van", picture: file(whole) };
    for (const form of ["", "x", "x".repeat(43)]) expect((await sendPicture(site, browser, path, { form, ...fields })).status).toBe(403);
    const stranger = await sendPicture(site, openBrowser(site), path, { form: editor.form, ...fields });
    expect([stranger.status, stranger.headers.get("location")]).toEqual([303, "/desk/sign-in"]);
    const multipart = new FormData();
    multipart.set("form", editor.form);
    for (const other of [path, `${path}/save`, "/desk/posts", "/desk/posts/remove", "/desk/posts/x/pictures", "/desk/sign-out"])
      expect((await site.post(other, multipart, { cookie: browser.cookie, "sec-fetch-site": "same-origin" })).status, other).toBe(415);
    const cross = await site.post(`${path}/pictures`, multipart, { cookie: browser.cookie, "sec-fetch-site": "cross-site" });
    expect(cross.status).toBe(403);
    const huge = { cookie: browser.cookie, "sec-fetch-site": "same-origin", "content-length": String(27 * 1024 * 1024) };
    expect((await site.post(`${path}/pictures`, multipart, huge)).status).toBe(413);
    const large = file(Buffer.concat([whole, Buffer.alloc(25 * 1024 * 1024)]));
    const refused = await sendPicture(site, browser, path, { form: editor.form, ...fields, picture: large });
    expect([refused.status, textOf(await refused.text())]).toEqual([422, expect.stringContaining("more than 25 MB")]);
    expect((await sendPicture(site, browser, path, { form: editor.form, ...fields })).status).toBe(303);
    const row = await site.database.selectFrom("draftPictures").selectAll().executeTakeFirstOrThrow();
    await site.database
      .insertInto("draftPictures")
      .values(Array.from({ length: 29 }, (_, i) => ({ ...row, name: `${i}.webp` })))
      .execute();
    const blue = await sendPicture(site, browser, path, { form: editor.form, ...fields, picture: file(await photo("blue")) });
    expect([blue.status, textOf(await blue.text())]).toEqual([422, expect.stringContaining("at most 30 pictures")]);
  });
});

test("XSS: no payload in any field, text or alt text makes an element, a handler or an address in any view", async () => {
  const { site, browser } = await openSignedIn();
  const writing = { who: "owner@ridge.example", page: "", now: site.clock.now };
  const shape = async (view: string) => elementsOf(await (await browser.get(view)).text());
  const plain = (await newDraft(site.database, { ...EMPTY_DRAFT, ...WORDS, category: "", body: "x" }, writing)) ?? "";
  const views = (id: string) => [`/desk/posts/${id}`, `/desk/posts/remove?draft=${id}`];
  const harmless = new Set((await Promise.all([...views(plain), "/desk/posts", "/desk/posts?q=raise"].map(shape))).flat());
  const inPreview = new Set(await shape(`/desk/posts/${plain}/preview`));
  for (const group of PAYLOAD_GROUPS) {
    const payload = group.join(" ");
    const fields = { title: payload, excerpt: payload, category: payload, slug: payload, metaDescription: payload, seoKeywords: payload };
    const body = group.map((one) => `${one}\n\n![${one}](van.webp)\n\n![${one}](/pictures/${"a".repeat(32)}-40.webp)`).join("\n\n");
    const id = (await newDraft(site.database, { ...EMPTY_DRAFT, ...fields, body }, writing)) ?? "";
    for (const view of views(id)) {
      const risky = (await shape(view)).filter((one) => !harmless.has(one) && !one.includes(id) && !ALLOWED.test(one));
      expect(risky, `${payload} in ${view}`).toEqual([]);
    }
    const risky = (await shape(`/desk/posts/${id}/preview`)).filter(
      (one) => !inPreview.has(one) && !one.includes(id) && !IN_POST.test(one),
    );
    expect(risky, `${payload} in the preview`).toEqual([]);
  }
  const listed = (await shape("/desk/posts")).filter(
    (one) => !harmless.has(one) && !/href=\/desk\/posts\/[\w?=/-]+$/.test(one) && !ALLOWED.test(one),
  );
  expect(listed).toEqual([]);
}, 180_000);

const ALLOWED = /^(?:li|b|button)$/;
/** What a post's own text may have, by the allowlist of posts, and the contents above a long one. */
const IN_POST =
  /^(?:p|br|h[2-4]|ul|ol|li|strong|em|b|i|blockquote|code|pre|table|caption|thead|tbody|tr|th|td|figure|figcaption|hr|div|nav|details|summary|picture|source|img src=\/[^/\\].*|(?:use|link) href=\/assets\/[\w.-]+\.svg(?:#\w+)?|a href=(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#).*|a)$/;
