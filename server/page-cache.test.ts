import { expect, test, vi } from "vitest";
import { PageCache } from "./page-cache.ts";
import { storeResponse } from "./stored-response.ts";

const page = (text: string, status = 200) => storeResponse(status, {}, { identity: new TextEncoder().encode(text) });
const noon = new Date("2026-11-15T17:00:00Z");

test("concurrent visitors share one rendering, and the page is cached", async () => {
  const cache = new PageCache("America/New_York");
  const render = vi.fn(async () => page("home"));
  expect(cache.get("/", noon)).toBeUndefined();
  await Promise.all([cache.fill("/", render), cache.fill("/", render)]);
  expect(render).toHaveBeenCalledTimes(1);
  expect(cache.get("/", noon)).toBe(await render.mock.results[0]?.value);
});

test("midnight in the agency's time zone clears every page", async () => {
  const cache = new PageCache("America/New_York");
  cache.get("/", new Date("2026-11-16T04:59:00Z"));
  await cache.fill("/", async () => page("15 November"));
  expect(cache.get("/", new Date("2026-11-16T04:59:59Z"))).toBeDefined();
  expect(cache.get("/", new Date("2026-11-16T05:00:00Z"))).toBeUndefined();
});

test("a rendering that ends after midnight is served but not cached", async () => {
  const cache = new PageCache("America/New_York");
  cache.get("/", new Date("2026-11-16T04:59:00Z"));
  let finish = (_: ReturnType<typeof page>) => {};
  const filling = cache.fill("/", () => new Promise((resolve) => (finish = resolve)));
  cache.get("/", new Date("2026-11-16T05:00:00Z"));
  finish(page("yesterday"));
  expect((await filling).status).toBe(200);
  expect(cache.get("/", new Date("2026-11-16T05:00:30Z"))).toBeUndefined();
});

test("a failed or missing page is not cached", async () => {
  const cache = new PageCache("America/New_York");
  cache.get("/", noon);
  await cache.fill("/gone", async () => page("gone", 404));
  await expect(cache.fill("/broken", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(cache.get("/gone", noon)).toBeUndefined();
  expect(cache.get("/broken", noon)).toBeUndefined();
  await cache.fill("/broken", async () => page("mended"));
  expect(cache.get("/broken", noon)).toBeDefined();
});
