import { expect, test } from "vitest";
import { createTurns, TooManyWaiting } from "./turns.ts";

test("runs one at a time, in order, and a failure doesn't stop the rest", async () => {
  const takeTurn = createTurns();
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
    if (name === "b") throw new Error("no");
    return name;
  };
  const results = await Promise.allSettled(["a", "b", "c"].map((name) => takeTurn(work(name))));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(seen).toEqual(["a", "b", "c"].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test("requests beyond the limit are rejected, and accepted again later", async () => {
  const takeTurn = createTurns(2);
  const held = Promise.withResolvers<string>();
  const waiting = [takeTurn(() => held.promise), takeTurn(async () => "second")];
  await expect(takeTurn(async () => "third")).rejects.toThrow(TooManyWaiting);
  held.resolve("first");
  expect(await Promise.all(waiting)).toEqual(["first", "second"]);
  expect(await takeTurn(async () => "fourth")).toBe("fourth");
});
