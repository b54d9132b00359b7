import { expect, test, vi } from "vitest";
import { KeptResponses } from "./kept-responses.ts";
import { storeResponse } from "./stored-response.ts";

const page = (text: string, status = 200, headers = {}) => storeResponse(status, headers, { identity: new TextEncoder().encode(text) });
const sized = (bytes: number) => async () => storeResponse(200, {}, { identity: new Uint8Array(bytes) });
const PATIENT = Number.POSITIVE_INFINITY;

function open(moment = "2026-11-15T17:00:00Z", mostBytes?: number) {
  let now = new Date(moment);
  let state = { version: "1", nextDueAt: undefined as Date | undefined };
  const clock = { now: () => now, settings: { timeZone: "America/New_York" } as never };
  const kept = new KeptResponses(clock, async () => state, mostBytes);
  return {
    kept,
    at: (moment: string) => {
      now = new Date(moment);
    },
    change: (changes: Partial<typeof state>) => {
      state = { ...state, ...changes };
    },
  };
}

test("concurrent visitors share one rendering, and it is kept", async () => {
  const { kept } = open();
  const render = vi.fn(async () => page("home"));
  expect(kept.get("/")).toBeUndefined();
  await Promise.all([kept.answer("/", PATIENT, render), kept.answer("/", PATIENT, render)]);
  expect(render).toHaveBeenCalledTimes(1);
  expect(kept.get("/")).toBe(await render.mock.results[0]?.value);
});

test("midnight in the agency's time zone ends everything, to the millisecond", async () => {
  const { kept, at } = open("2026-11-16T04:59:59.500Z");
  const render = vi.fn(async () => page("15 November"));
  await kept.answer("/", PATIENT, render);
  at("2026-11-16T04:59:59.999Z");
  expect(kept.get("/")).toBeDefined();
  at("2026-11-16T05:00:00Z");
  expect(kept.get("/")).toBeUndefined();
  await kept.answer("/", PATIENT, render);
  expect(render).toHaveBeenCalledTimes(2);
});

test("a clock that's set back doesn't keep anything from being asked about", async () => {
  const { kept, at, change } = open();
  const render = vi.fn(async () => page("blog"));
  await kept.answer("/blog", PATIENT, render);
  change({ version: "2" });
  at("2026-11-15T16:00:00Z");
  expect(kept.get("/blog")).toBeUndefined();
  await kept.answer("/blog", PATIENT, render);
  expect(render).toHaveBeenCalledTimes(2);
});

test("on the same day it's kept from one check to the next, until the version changes or something is due", async () => {
  const { kept, at, change } = open();
  const render = vi.fn(async () => page("blog"));
  const ask = () => kept.answer("/blog", PATIENT, render);
  await ask();
  at("2026-11-15T23:00:00Z");
  await ask();
  expect(render).toHaveBeenCalledTimes(1);
  change({ version: "2", nextDueAt: new Date("2026-11-15T23:00:01.500Z") });
  at("2026-11-15T23:00:01Z");
  await ask();
  expect(render).toHaveBeenCalledTimes(2);
  at("2026-11-15T23:00:01.499Z");
  expect(kept.get("/blog")).toBeDefined();
  at("2026-11-15T23:00:01.500Z");
  expect(kept.get("/blog")).toBeUndefined();
});

test("a rendering that ends after midnight is served but not kept", async () => {
  const { kept, at } = open("2026-11-16T04:59:59.500Z");
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof page>>();
  const answering = kept.answer("/", PATIENT, () => promise);
  await new Promise((done) => setImmediate(done));
  at("2026-11-16T05:00:00Z");
  await kept.answer("/other", PATIENT, async () => page("16 November"));
  resolve(page("15 November"));
  expect((await answering).status).toBe(200);
  expect([kept.get("/"), kept.get("/other")].map((found) => found !== undefined)).toEqual([false, true]);
});

test("a page that failed, is missing or says no-store isn't kept", async () => {
  const { kept } = open();
  await kept.answer("/gone", PATIENT, async () => page("gone", 404));
  await kept.answer("/without-posts", PATIENT, async () => page("later", 200, { "Cache-Control": "no-store" }));
  await expect(kept.answer("/broken", PATIENT, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  for (const address of ["/gone", "/without-posts", "/broken"]) expect(kept.get(address), address).toBeUndefined();
  await kept.answer("/broken", PATIENT, async () => page("mended"));
  expect(kept.get("/broken")).toBeDefined();
});

test("never exceeds its limit of bytes, and drops the least recently requested first", async () => {
  const { kept } = open("2026-11-15T17:00:00Z", 1_000);
  for (const address of ["/a", "/b"]) await kept.answer(address, PATIENT, sized(400));
  expect(kept.get("/a")).toBeDefined();
  await kept.answer("/c", PATIENT, sized(400));
  expect(["/a", "/b", "/c"].map((address) => kept.get(address) !== undefined)).toEqual([true, false, true]);
  await kept.answer("/large", PATIENT, sized(2_000));
  expect(kept.get("/large")).toBeUndefined();
});
