import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { POST_PATHS } from "../../server/post-checks.ts";
import { type Described, operationsOf } from "../harness/api.ts";
import { onSocket } from "../harness/on-socket.ts";
import { insertPosts } from "../harness/post-example.ts";
import { openSite, openSiteWithTables } from "../harness/site.ts";

async function documentOf(site: ReturnType<typeof openSite>) {
  return (await site.get("/openapi.json")).json();
}

test("is a valid description by OpenAPI 3.1", async () => {
  const document = await documentOf(openSite());
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  expect(document.openapi).toBe("3.1.0");
  expect(document.servers).toEqual([{ url: "https://www.peakworks.example" }]);
});

test("has every address that takes JSON", async () => {
  const { paths } = await documentOf(openSite());
  const endpoints = [...POST_PATHS].filter((path) => path.startsWith("/api/"));
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([...endpoints, "/api/availability", "/api/blog_posts", "/mcp", "/health/ready"]),
  );
});

test("a client made from it works on a real server, with its own examples", async () => {
  const site = await openSiteWithTables({ env: { SITE_URL: "http://127.0.0.1" } });
  await insertPosts(site.database, [{ slug: "ai-roi-for-contractors", publishedAt: new Date("2026-11-01T14:00:00Z") }]);
  const document = await documentOf(site);
  const address = await onSocket(site);
  const client = clientFrom(document, address);
  const statuses: Record<string, number> = {};
  for (const [name, call] of Object.entries(client)) statuses[name] = (await call()).status;
  expect(statuses).toEqual({
    readAvailability: 200,
    requestCall: 201,
    takeLead: 201,
    subscribe: 201,
    listPosts: 200,
    readPost: 200,
    readFeed: 200,
    callTool: 200,
    count: 204,
    isLive: 200,
    isReady: 200,
  });
  const oneDay = await client.readAvailability?.({ from: "2026-11-17", to: "2026-11-17" });
  expect(await oneDay?.json()).toMatchObject({ data: { days: { length: 1 } } });
});

test("says how many posts the list takes", async () => {
  const site = await openSiteWithTables();
  const { parameters } = (await documentOf(site)).paths["/api/blog_posts"].get;
  const status = async (name: string, value: number) => (await site.get(`/api/blog_posts?${name}=${value}`)).status;
  for (const name of ["limit", "offset"]) {
    const { schema } = parameters.find((each: { name: string }) => each.name === name);
    expect([await status(name, schema.maximum), await status(name, schema.maximum + 1)]).toEqual([200, 422]);
  }
});

/** One function for each operation. Without values of its own, a call uses the examples. */
function clientFrom(document: Parameters<typeof operationsOf>[0], address: string) {
  return Object.fromEntries(
    operationsOf(document).map((operation) => [
      operation.operationId,
      (given: Record<string, string> = {}) => fetch(address + pathOf(operation, given), initOf(operation)),
    ]),
  );
}

function pathOf({ path, parameters = [] }: Described & { path: string }, given: Record<string, string>) {
  const valueFor = ({ name, example }: { name: string; example?: unknown }) => given[name] ?? String(example);
  const query = parameters.filter((each) => each.in === "query").map((each) => [each.name, valueFor(each)]);
  const filled = parameters
    .filter((each) => each.in === "path")
    .reduce((made, each) => made.replace(`{${each.name}}`, valueFor(each)), path);
  return query.length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled;
}

function initOf({ method, requestBody }: Described & { method: string }): RequestInit {
  const [type = "", content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!content) return { method };
  const isForm = type === "application/x-www-form-urlencoded";
  const body = isForm ? new URLSearchParams(content.example as Record<string, string>) : JSON.stringify(content.example);
  return { method, body, headers: { "content-type": type, accept: "application/json, text/event-stream" } };
}
