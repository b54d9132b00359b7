import { expect, test } from "vitest";
import { retainedSince } from "./retention.ts";

test("nothing is deleted before its 24 months are over, leap days or not", () => {
  expect(retainedSince(new Date("2026-11-15T12:00:00Z"))).toEqual(new Date("2024-11-15T12:00:00Z"));
  // There is no February 29 two years earlier, so anything before March 1 is older than two years.
  expect(retainedSince(new Date("2028-02-29T00:00:00Z"))).toEqual(new Date("2026-03-01T00:00:00Z"));
});
