import { expect, test } from "vitest";
import { createTally } from "./tally.ts";

test("what wasn't written keeps its hour up to a limit, and never its count", () => {
  const tally = createTally();
  for (let hour = 0; hour < 100; hour++) {
    for (let i = 0; i < 1_000; i++) tally.add("view", `/page-${i}`, "", { isKnown: true });
    for (const [late, counts] of tally.drain("2026-11-15", hour)) tally.putBack(late, counts);
  }
  const drained = [...tally.drain("2026-11-15", 100).values()];
  expect(drained.flat().length).toBeLessThanOrEqual(21_000);
  expect(drained.length).toBeGreaterThan(10);
  expect(drained.flat().reduce((sum, { count }) => sum + count, 0)).toBe(100_000);
  expect(tally.drain("2026-11-15", 101).size).toBe(0);
});
