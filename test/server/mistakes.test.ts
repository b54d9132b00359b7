import { expect, test } from "vitest";
import { articles } from "../../app/blog/words/articles.ts";
import { openDatabase } from "../../app/database/database.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import { apiProblems } from "../../app/forms/words.ts";
import { pages } from "../../app/site/pages.ts";
import { request } from "../harness/booking-example.ts";
import { newFolder } from "../harness/databases.ts";
import { behindGate } from "../harness/gate.ts";
import { textOf } from "../harness/html.ts";
import { lead } from "../harness/lead-example.ts";
import { callOf, MCP_HEADERS } from "../harness/mcp.ts";
import { insertPosts } from "../harness/post-example.ts";
import { openSite } from "../harness/site.ts";

const NOON = new Date("2026-11-15T17:00:00Z");
const EMAIL = "sam@ridge.example";

/** A site whose code has a mistake wherever it reads the database. */
async function openWithMistake() {
  const gate = behindGate(openDatabase(await newFolder()));
  await migrate(gate.database, NOON);
  await insertPosts(gate.database, [{}]);
  const site = openSite({ database: gate.database, now: () => NOON, env: { ASSISTANTS: "on" } });
  gate.mistake();
  return site;
}

/** The mistake with its stack, and nothing that somebody wrote. */
function expectLogged({ lines }: Awaited<ReturnType<typeof openWithMistake>>, what: string) {
  const where = expect.arrayContaining([expect.stringContaining("gate.ts")]);
  expect(lines).toContainEqual(expect.objectContaining({ level: 50, name: "TypeError", where, msg: what }));
  expect(JSON.stringify(lines)).not.toMatch(/secret words|sam@|555/i);
}

test.each([
  [pages.contact.path, "booking", { ...request, email: EMAIL }],
  [
    pages.calculator.path,
    "lead",
    Object.fromEntries(Object.entries({ ...lead, email: EMAIL }).map(([name, value]) => [name, String(value)])),
  ],
  ["/newsletter", "subscription", { email: EMAIL }],
])("a mistake behind the form of %s is a 500 with its stack in the log, and the form keeps what was typed", async (path, what, fields) => {
  const site = await openWithMistake();
  const answer = await site.post(path, new URLSearchParams({ ...fields, website: "", idempotencyKey: "a key" }));
  expect([answer.status, (await answer.text()).includes(`value="${EMAIL}"`)]).toEqual([500, true]);
  expectLogged(site, `${what} could not be stored`);
});

test("a mistake behind an endpoint is a 500 that programs can read", async () => {
  const site = await openWithMistake();
  const answers = [
    await site.post("/api/send-booking-notification", JSON.stringify(request)),
    await site.post("/api/newsletter", JSON.stringify({ email: EMAIL })),
    await site.get("/api/availability"),
    await site.get("/api/blog_posts"),
  ];
  for (const answer of answers) {
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([500, null]);
    expect(await answer.json()).toEqual({ data: null, error: { code: "failed", message: apiProblems.failed } });
  }
  expectLogged(site, "booking could not be stored");
  expectLogged(site, "posts could not be read");
});

test("a mistake in a tool is logged with its stack, and the assistant hears that it didn't work", async () => {
  const site = await openWithMistake();
  const answer = await site.post("/mcp", callOf("find_times", { timeZone: "America/Denver" }), MCP_HEADERS);
  expect(JSON.parse(await answer.text()).result.isError).toBe(true);
  expectLogged(site, "a tool failed");
});

test("a mistake in the list of posts is logged with its stack, and visitors still see the two articles", async () => {
  const site = await openWithMistake();
  const answer = await site.get("/blog");
  const words = textOf(await answer.text());
  expect(answer.status).toBe(200);
  for (const { title } of Object.values(articles)) expect(words).toContain(title);
  expectLogged(site, "the list of posts could not be loaded");
});

test("a mistake in a post or a feed is a 500", async () => {
  const site = await openWithMistake();
  const post = await site.get("/blog/faster-estimates");
  expect([post.status, post.headers.get("cache-control")]).toEqual([500, "no-store"]);
  expectLogged(site, "a post could not be loaded");
  const feed = await site.get("/feed.json");
  expect([feed.status, await feed.text()]).toEqual([500, apiProblems.failed]);
  expectLogged(site, "the feed could not be made");
});
