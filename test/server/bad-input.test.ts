import { describe, expect, test } from "vitest";
import { POST_PATHS } from "../../server/post-checks.ts";
import { textOf } from "../harness/html.ts";
import { openSite } from "../harness/site.ts";

const site = openSite();

describe("a page that does not exist", () => {
  test.each([
    "/nope",
    "/services/unknown",
    "/packages/everest",
    "/about-us/team",
    "/index.html",
    "/.env",
    "/assets/none.js",
    "/__manifest",
  ])("%s is a real 404 with the contract's wording, hidden from search engines, and logged", async (path) => {
    const own = openSite();
    const answer = await own.get(path);
    const html = await answer.text();
    const text = textOf(html);
    expect(answer.status).toBe(404);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
    for (const words of ["404", "Oops! Page not found", "Return to Home"]) expect(text).toContain(words);
    expect(own.lines).toEqual([expect.objectContaining({ level: 40, path, msg: "page not found" })]);
  });

  test("a page's raw data isn't served, because React doesn't need it", async () => {
    expect((await site.get("/about-us.data")).status).toBe(404);
    expect((await site.get("/_root.data")).status).toBe(404);
  });
});

test.each(["/%E0%A4%A", "/%", "/about%00us", "/%09/x", "/%0d%0ax", "/%ff%fe"])("%s is a bad request", async (path) => {
  const answer = await site.get(path);
  expect(answer.status).toBe(400);
  expect(await answer.text()).not.toMatch(/\bat .*\(|node_modules/);
});

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND", "BREW"])(
  "%s on a page is refused, and the response lists the allowed methods",
  async (method) => {
    const answer = await site.fetch(new Request(`${site.settings.siteUrl}/about-us`, { method }));
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  },
);

test.each([...POST_PATHS])("another site can't post to %s, and nobody more than 64 KB", async (path) => {
  expect((await site.post(path, "{}", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await site.post(path, "{}", { origin: "https://evil.example" })).status).toBe(403);
  expect((await site.post(path, " ".repeat(65_537))).status).toBe(413);
});

test.each([
  [{ "sec-fetch-site": "same-site" }, 403],
  [{ origin: "null" }, 403],
  [{ "sec-fetch-site": "same-origin" }, 422],
  [{ origin: "https://www.peakworks.example" }, 422],
  [{ origin: "http://192.168.1.5:3000", host: "192.168.1.5:3000" }, 422],
  [{}, 422],
])("a post with %o is %i", async (headers, status) => {
  expect((await site.post("/api/newsletter", "{}", headers as Record<string, string>)).status).toBe(status);
});

test("what visitors type into the URL never shows up in a page or in the log", async () => {
  const own = openSite();
  const answer = await own.get("/nope?email=bob@example.com&x=<script>alert(1)</script>");
  expect(await answer.text()).not.toMatch(/bob@example|alert\(1\)/);
  expect(JSON.stringify(own.lines)).not.toContain("bob@example");
});
