import { expect, test } from "vitest";
import { answerBy, isSoon } from "./promise.ts";

const askedAt = new Date("2026-11-16T14:04:00Z");

test.each<[string, string, string, number?]>([
  ["a call next week is answered within 24 hours", "2026-11-24T14:00:00Z", "2026-11-17T14:04:00.000Z"],
  ["one that was promised for 4 hours within these", "2026-11-17T14:00:00Z", "2026-11-16T18:04:00.000Z", 4],
  ["a call before that an hour before it", "2026-11-16T18:00:00Z", "2026-11-16T17:00:00.000Z", 4],
  ["a call tomorrow morning is answered an hour before it", "2026-11-17T14:00:00Z", "2026-11-17T13:00:00.000Z"],
  ["a call in half an hour is answered in a quarter", "2026-11-16T14:34:00Z", "2026-11-16T14:19:00.000Z"],
  ["a call this afternoon is answered an hour before it", "2026-11-16T18:00:00Z", "2026-11-16T17:00:00.000Z"],
])("%s", (_, startsAt, expected, promiseHours = 24) => {
  const asked = { askedAt, startsAt: new Date(startsAt), promiseHours };
  expect(answerBy(asked).toISOString()).toBe(expected);
  expect(isSoon(asked)).toBe(!expected.includes(":04:"));
});
