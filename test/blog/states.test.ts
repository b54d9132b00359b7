import type { IncomingMessage } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../app/database/database.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import { listen, urlOf } from "../../server/listen.ts";
import { newFolder } from "../harness/databases.ts";
import { behindGate } from "../harness/gate.ts";
import { linkSaying, textOf } from "../harness/html.ts";
import { insertPosts, post } from "../harness/post-example.ts";
import { openSite } from "../harness/site.ts";

const BROWSER = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36" };
const CRAWLER = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
const PATH = "/ai-insights-blue-collar-business-blog";

async function openGated() {
  const gate = behindGate(openDatabase(await newFolder()));
  await migrate(gate.database, new Date());
  await insertPosts(gate.database, [{}]);
  let moment = new Date("2026-11-15T12:00:00Z").getTime();
  const later = (milliseconds: number) => {
    moment += milliseconds;
  };
  return { ...openSite({ database: gate.database, now: () => new Date(moment) }), gate, later };
}

test("a page whose posts load in time is sent whole, without script or placeholder", async () => {
  const { get } = await openGated();
  for (const path of ["/blog", "/blog/faster-estimates"]) {
    const answer = await get(path, BROWSER);
    const html = await answer.text();
    expect(html).toContain(post.title);
    expect(html).not.toContain("Loading");
    expect(html).not.toMatch(/<script(?! type="(?:module|application\/ld\+json)")/);
    expect(answer.headers.get("content-security-policy")).not.toContain("nonce");
  }
});

test.each([
  ["/blog", "Loading posts", undefined],
  // Its head is known before its text is.
  ["/blog/faster-estimates", "Loading the post", "content"],
])("a slow backend: %s arrives with its placeholder, the posts later in the same response", async (path, words, column) => {
  const { get, gate, later } = await openGated();
  gate.close(column);
  const answer = await get(path, BROWSER);
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let first = "";
  // Only the late posts come after the page's footer.
  while (!first.includes("</footer>")) first += decoder.decode((await reader.read()).value, { stream: true });
  expect(answer.status).toBe(200);
  expect(first).toContain(words);
  expect(first).toContain(`${path}?wait=1`);
  expect(first.slice(first.indexOf("<body"))).not.toContain(post.title);
  expect(first).not.toContain("noindex");
  if (column) {
    expect(first).toContain(`<title>${post.title} | Peakworks</title>`);
    for (const name of ["description", "og:title", "og:image", "article:published_time"]) expect(first).toContain(`"${name}" content="`);
    expect(first).toContain(`<link rel="canonical" href="https://www.peakworks.example${path}"/>`);
    expect(first).toContain('"@type":"BlogPosting"');
  }
  gate.open();
  let rest = "";
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) rest += decoder.decode(chunk.value, { stream: true });
  expect(rest).toContain(post.title);
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
  expect(nonce).toBeTruthy();
  for (const [tag] of rest.matchAll(/<script[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("etag")).toBeNull();
  later(5_000);
  const next = await get(path, BROWSER);
  expect(next.headers.get("etag")).toBeTruthy();
  expect(await next.text()).not.toContain(words);
});

test("a slow backend: a search without a result is known as one when its page is sent", async () => {
  const { gate, serveKept, fetch: answer, foundNothing } = await openGated();
  const seen = new Map<string, boolean>();
  const count = (incoming: IncomingMessage) => void seen.set(incoming.url ?? "", foundNothing(incoming));
  const server = await listen({ serveKept, fetch: answer, watch: () => {}, count }, 0, "127.0.0.1");
  onTestFinished(() => void server.close());
  gate.close();
  const paths = ["/blog?q=zyzzyva", "/blog?q=estimates"];
  const late = await Promise.all(paths.map((path) => fetch(urlOf(server, "127.0.0.1") + path, { headers: BROWSER })));
  gate.open();
  for (const page of late) expect(await page.text()).toContain("Loading posts");
  await expect.poll(() => Object.fromEntries(seen)).toEqual({ "/blog?q=zyzzyva": true, "/blog?q=estimates": false });
});

test("a slow backend: a post's page waits for its status, so a missing one is a 404 and a found one a whole page", async () => {
  const { get, gate } = await openGated();
  gate.close();
  const asked = ["/blog/no-such-post", "/blog/faster-estimates"].map((path) => get(path, BROWSER));
  // By now both would have been sent without an answer from the database.
  await (await get("/blog", BROWSER)).body?.cancel();
  gate.open();
  const [missing, found] = await Promise.all(asked);
  expect([missing?.status, found?.status]).toEqual([404, 200]);
  expect(await missing?.text()).toContain("noindex");
  expect(await found?.text()).toContain(`<title>${post.title} | Peakworks</title>`);
});

test("a backend that takes too long: a post is a 503 that says when to come back and doesn't claim that there's no such post", async () => {
  const { get, gate, lines } = await openGated();
  gate.close();
  const answer = await get("/blog/faster-estimates", BROWSER);
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "30", "no-store"]);
  expect(textOf(await answer.text())).toContain(
    "doesn't exist or has been moved. Or it's right here and our database is slow to answer: we couldn't check just now.",
  );
  expect(lines).toEqual([expect.objectContaining({ code: "ETIMEDOUT", msg: "a post took too long" })]);
  gate.open();
});

test.each([
  ["Plumbing", ["/plumbers-guide-ai-automation-quotes-success", "/how-ai-revolutionizing-electrical-contracting-automation"]],
  ["Electrical", ["/how-ai-revolutionizing-electrical-contracting-automation", "/plumbers-guide-ai-automation-quotes-success"]],
])("a failing backend: %s features no other trade's article, and its own comes first", async (category, paths) => {
  const { get, gate } = await openGated();
  gate.away(true);
  const html = await (await get(`/blog?category=${category}`, BROWSER)).text();
  expect(html).not.toContain(">Featured<");
  expect([...html.matchAll(/<h3[^>]*><a href="([^"]+)" class="stretched"/g)].map(([, path]) => path)).toEqual(paths);
});

test.each([
  ["a crawler", "", CRAWLER],
  ["a program", "", {}],
  ["a visitor without script who waits", "?wait=1", BROWSER],
])("%s gets a late page whole", async (_, query, headers) => {
  const { get, gate } = await openGated();
  gate.close();
  let isAnswered = false;
  const asked = Promise.resolve(get(`/blog${query}`, headers)).finally(() => {
    isAnswered = true;
  });
  // A browser with script gets its response when the time limit is over; the other client is still waiting then.
  await (await get("/blog", BROWSER)).body?.cancel();
  expect(isAnswered).toBe(false);
  gate.open();
  const answer = await asked;
  expect(answer.headers.get("etag")).toBeTruthy();
  expect(await answer.text()).toContain(post.title);
});

test("a failing backend: the index shows the two articles, says so with a Retry, and logs only the error code", async () => {
  const { get, gate, lines, later } = await openGated();
  gate.away(true);
  const answer = await get("/blog?page=2", BROWSER);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain("/plumbers-guide-ai-automation-quotes-success");
  expect(html).toContain("/how-ai-revolutionizing-electrical-contracting-automation");
  expect(html).not.toContain(post.title);
  expect(linkSaying(html, "Retry")).toBe("/blog?page=2");
  expect(textOf(html)).not.toContain("of 2 posts");
  expect(textOf(await (await get("/blog?q=leads", BROWSER)).text())).not.toContain("Posts about");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatchObject({ level: 50, code: "ECONNREFUSED", msg: "the list of posts could not be loaded" });
  expect(JSON.stringify(lines)).not.toContain("secret words");
  gate.away(false);
  later(2_000);
  expect(await (await get("/blog", BROWSER)).text()).toContain(post.title);
});

test("a failing backend: a post is a 503 with the contract's wording and a retry", async () => {
  const { get, gate, lines } = await openGated();
  gate.away(true);
  const answer = await get("/blog/faster-estimates", BROWSER);
  const html = await answer.text();
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "30", "no-store"]);
  expect(textOf(html)).toContain("Blog Post Not Found The blog post you're looking for doesn't exist or has been moved.");
  expect(linkSaying(html, "Retry")).toBe("/blog/faster-estimates");
  expect(linkSaying(html, "Back to Blog")).toBe(PATH);
  expect(lines).toEqual([expect.objectContaining({ code: "ECONNREFUSED" })]);
  expect((await get("/api/blog_posts")).status).toBe(503);
});

test.each(["/sitemap.xml", "/feed.xml", "/feed.json", "/og/blog/faster-estimates.png"])(
  "a failing backend: %s says when to come back",
  async (path) => {
    const { get, gate, lines } = await openGated();
    gate.away(true);
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([503, "Please try again in a minute."]);
    expect(["retry-after", "cache-control", "content-type"].map((name) => answer.headers.get(name))).toEqual([
      "30",
      "no-store",
      "text/plain; charset=utf-8",
    ]);
    expect(lines).toEqual([expect.objectContaining({ code: "ECONNREFUSED", msg: expect.stringContaining("could not be made") })]);
  },
);

test("while the database is down, kept pages are served", async () => {
  const { get, gate, lines, later } = await openGated();
  const before = await (await get("/blog/faster-estimates", BROWSER)).text();
  gate.away(true);
  later(60_000);
  const answer = await get("/blog/faster-estimates", BROWSER);
  expect([answer.status, await answer.text()]).toEqual([200, before]);
  expect(lines).toEqual([]);
});
