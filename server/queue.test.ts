import { performance } from "node:perf_hooks";
import { afterEach, expect, test, vi } from "vitest";
import { createQueue, TooManyWaiting } from "./queue.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("runs one at a time, in order, and a failure doesn't stop the rest", async () => {
  const inQueue = createQueue();
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
    if (name === "b") throw new Error("no");
    return name;
  };
  const results = await Promise.allSettled(["a", "b", "c"].map((name) => inQueue(work(name))));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(seen).toEqual(["a", "b", "c"].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test("work that throws before it returns a promise doesn't stop the rest either", async () => {
  const inQueue = createQueue();
  const failed = inQueue(() => {
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  expect(await inQueue(async () => "next")).toBe("next");
});

test("requests beyond the limit are rejected, and accepted again later", async () => {
  const inQueue = createQueue({ mostWaiting: 2 });
  const held = Promise.withResolvers<string>();
  const waiting = [inQueue(() => held.promise), inQueue(async () => "second")];
  await expect(inQueue(async () => "third")).rejects.toThrow(TooManyWaiting);
  held.resolve("first");
  expect(await Promise.all(waiting)).toEqual(["first", "second"]);
  expect(await inQueue(async () => "fourth")).toBe("fourth");
});

test.each([
  { rests: 9, busyMs: 5, restMs: 45 },
  { rests: 9, busyMs: 50, restMs: 450 },
  { rests: 9, busyMs: 500, restMs: 4_500 },
  { rests: 1, busyMs: 600, restMs: 600 },
  { rests: 9, busyMs: 2_000, restMs: 5_000 },
])("$busyMs ms of work are followed by $restMs ms of rest where it rests $rests times as long", async ({ rests, busyMs, restMs }) => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.spyOn(performance, "eventLoopUtilization").mockReturnValue({ active: busyMs, idle: 0, utilization: 1 });
  const inQueue = createQueue({ rests });
  await inQueue(async () => undefined);
  const next = vi.fn(async () => undefined);
  const answered = inQueue(next);
  await vi.advanceTimersByTimeAsync(restMs - 1);
  expect(next).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await answered;
  expect(next).toHaveBeenCalledOnce();
});

test("without rests the next begins at once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const inQueue = createQueue({ rests: 0 });
  expect(await Promise.all([inQueue(async () => "first"), inQueue(async () => "second")])).toEqual(["first", "second"]);
});
