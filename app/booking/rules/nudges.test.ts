import { expect, test } from "vitest";
import { nudgeTimes } from "./nudges.ts";

const at = (moment: string) => new Date(moment);

test.each([
  ["a day's promise", "2026-11-15T12:00:00Z", "2026-11-20T14:00:00Z", ["2026-11-16T00:00:00.000Z", "2026-11-16T11:00:00.000Z"]],
  [
    "across the end of daylight saving",
    "2026-10-31T12:00:00Z",
    "2026-11-05T14:00:00Z",
    ["2026-11-01T00:00:00.000Z", "2026-11-01T11:00:00.000Z"],
  ],
  ["across its start", "2027-03-13T18:00:00Z", "2027-03-16T13:00:00Z", ["2027-03-14T06:00:00.000Z", "2027-03-14T17:00:00.000Z"]],
  ["a call in five hours", "2026-11-17T14:00:00Z", "2026-11-17T19:00:00Z", ["2026-11-17T16:00:00.000Z", "2026-11-17T17:00:00.000Z"]],
  ["a call in three hours", "2026-11-17T14:00:00Z", "2026-11-17T17:00:00Z", ["2026-11-17T15:00:00.000Z"]],
  ["a call in two hours", "2026-11-17T14:00:00Z", "2026-11-17T16:00:00Z", ["2026-11-17T14:30:00.000Z"]],
  ["a call in half an hour", "2026-11-17T14:00:00Z", "2026-11-17T14:30:00Z", ["2026-11-17T14:07:30.000Z"]],
])("nudges for %s", (_, askedAt, startsAt, expected) => {
  const asked = { askedAt: at(askedAt), startsAt: at(startsAt), promiseHours: 24 };
  expect(nudgeTimes(asked).map((moment) => moment.toISOString())).toEqual(expected);
});
