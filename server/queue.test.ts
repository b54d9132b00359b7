import { expect, test } from "vitest";
import { createQueue, TooManyWaiting } from "./queue.ts";

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
  const inQueue = createQueue(2);
  const held = Promise.withResolvers<string>();
  const waiting = [inQueue(() => held.promise), inQueue(async () => "second")];
  await expect(inQueue(async () => "third")).rejects.toThrow(TooManyWaiting);
  held.resolve("first");
  expect(await Promise.all(waiting)).toEqual(["first", "second"]);
  expect(await inQueue(async () => "fourth")).toBe("fourth");
});
