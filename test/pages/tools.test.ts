import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { planFiles } from "../../app/calculator/words/plan-files.ts";
import { tools, toolsOfPost } from "../../app/pages/tools/words/tools.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { attributes, textOf } from "../harness/html.ts";
import { insertPosts } from "../harness/post-example.ts";
import { postFiles } from "../harness/post-files.ts";
import { openSite } from "../harness/site.ts";

const FOLDER = "public/templates";
const slugs = postFiles.map(({ slug }) => slug);
const TYPES = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

describe("the files", () => {
  test("are those that the page lists", () => {
    expect(readdirSync(FOLDER).sort()).toEqual(tools.map(({ file }) => file).sort());
  });

  test("belong to posts that exist, and the action plan offers the three estimates", () => {
    expect(tools.flatMap(({ posts }) => posts).filter((slug) => !slugs.includes(slug))).toEqual([]);
    const offered = planFiles.files.map(({ href }) => href.replace("/templates/", "")).filter((name) => name.endsWith(".xlsx"));
    expect(offered).toHaveLength(3);
    expect(offered.filter((name) => !tools.some(({ file }) => file === name))).toEqual([]);
  });

  test("are downloads with their type, name and length, kept for an hour and then asked about", async () => {
    const site = openSite();
    for (const { file } of tools) {
      const path = `/templates/${file}`;
      const answer = await site.get(path);
      const { headers } = answer;
      const size = String(readFileSync(`${FOLDER}/${file}`).length);
      expect([answer.status, headers.get("content-type"), headers.get("content-length")]).toEqual([
        200,
        TYPES[file.endsWith(".xlsx") ? "xlsx" : "docx"],
        size,
      ]);
      expect(headers.get("content-disposition")).toBe(`attachment; filename="${file}"`);
      expect(headers.get("cache-control")).toBe("public, max-age=3600");
      const head = await site.fetch(new Request(site.settings.siteUrl + path, { method: "HEAD" }));
      expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, size, ""]);
      expect((await site.get(path, { "if-none-match": headers.get("etag") ?? "" })).status).toBe(304);
    }
  });

  test("that the action plan makes from its words are there too", async () => {
    const site = openSite();
    for (const { href } of planFiles.files) expect((await site.get(href)).status, href).toBe(200);
  });
});

const POST = "call-triage-card";

describeOnBothEngines("the page of tools", ({ open }) => {
  test("offers every file with its picture, and names a post only while it's published", async () => {
    const database = await open();
    await insertPosts(database, [
      { slug: POST, title: "Who gets a truck tonight" },
      { slug: "texts-for-when-a-job-goes-wrong", title: "Queued texts", publishedAt: new Date("2026-11-16T14:00:00Z") },
    ]);
    const html = await (await openSite({ database }).get("/tools")).text();
    const list = html.slice(html.indexOf("</h1>"));
    expect(attributes(list, /href="\/templates\/([^"]+)"/g).sort()).toEqual(tools.map(({ file }) => file).sort());
    for (const { file } of tools) expect(list).toContain(`.svg#${file}"`);
    expect(attributes(list, /href="(\/blog\/[^"]+)"/g)).toEqual([`/blog/${POST}`]);
    expect(textOf(html)).toContain("Who gets a truck tonight");
    expect(textOf(html)).not.toContain("Queued texts");
  });

  test("changes when a post does, and is otherwise kept", async () => {
    const database = await open();
    let moment = Date.parse("2026-11-15T12:00:00Z");
    const site = openSite({ database, now: () => new Date(moment) });
    const before = await site.get("/tools");
    expect(await before.text()).not.toContain(`/blog/${POST}`);
    await insertPosts(database, [{ slug: POST }]);
    moment += 1_000;
    await expect.poll(async () => (await site.get("/tools")).text()).toContain(`/blog/${POST}`);
  });

  test("a post's page offers the forms that the post describes, and any other post none", async () => {
    const database = await open();
    await insertPosts(database, [{ slug: POST }, { slug: "about-nothing", publishedAt: new Date("2026-11-09T14:00:00Z") }]);
    const site = openSite({ database });
    const html = await (await site.get(`/blog/${POST}`)).text();
    expect(attributes(html, /href="\/templates\/([^"]+)" download/g)).toEqual(toolsOfPost(POST).map(({ file }) => file));
    expect(html).toContain('href="/tools"');
    expect(await (await site.get("/blog/about-nothing")).text()).not.toContain("/templates/");
  });
});

test("without a database the page of tools is whole, only without the posts", async () => {
  const site = openSite();
  const answer = await site.get("/tools");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(attributes(await answer.text(), /href="\/templates\/([^"]+)"/g)).toHaveLength(tools.length);
});
