import { expect, test } from "vitest";
import { addDays, dayIn } from "../../time/dates.ts";
import { firstMornings, freeMornings } from "./morning.ts";

const ZONE = "America/New_York";
const told = (moments: Date[]) => moments.map((moment) => moment.toISOString());

test("the next morning is today's before 9:00 AM and tomorrow's from then on", () => {
  expect(told(freeMornings(1, [], new Date("2026-11-17T13:59:59Z"), ZONE))).toEqual(["2026-11-17T14:00:00.000Z"]);
  expect(told(freeMornings(1, [], new Date("2026-11-17T14:00:00Z"), ZONE))).toEqual(["2026-11-18T14:00:00.000Z"]);
});

test.each([
  ["in autumn", "2026-10-30T12:00:00Z", ["2026-10-30T13", "2026-10-31T13", "2026-11-01T14", "2026-11-02T14"]],
  ["in spring", "2027-03-12T12:00:00Z", ["2027-03-12T14", "2027-03-13T14", "2027-03-14T13", "2027-03-15T13"]],
])("it is 9:00 AM on both sides of the change of clocks %s", (_, now, expected) => {
  expect(told(freeMornings(expected.length, [], new Date(now), ZONE))).toEqual(expected.map((hour) => `${hour}:00:00.000Z`));
});

test("gaps in the queue are filled, and a post at another hour takes no morning", () => {
  const taken = ["2026-11-17T14:00:00Z", "2026-11-18T15:00:00Z", "2026-11-19T14:00:00Z"].map((text) => new Date(text));
  expect(told(freeMornings(3, taken, new Date("2026-11-17T12:00:00Z"), ZONE))).toEqual([
    "2026-11-18T14:00:00.000Z",
    "2026-11-20T14:00:00.000Z",
    "2026-11-21T14:00:00.000Z",
  ]);
});

test("the first posts are dated one a day up to the last morning that is past", () => {
  expect(told(firstMornings(4, new Date("2026-11-02T13:00:00Z"), ZONE))).toEqual([
    "2026-11-01T14:00:00.000Z",
    "2026-10-31T13:00:00.000Z",
    "2026-10-30T13:00:00.000Z",
    "2026-10-29T13:00:00.000Z",
  ]);
  expect(told(firstMornings(1, new Date("2026-11-04T14:00:00Z"), ZONE))).toEqual(["2026-11-04T14:00:00.000Z"]);
});

test.each(["2026-11-15T13:59:00Z", "2026-11-15T14:00:00Z"])("at %s, twenty are out, and from then on there is one every day", (text) => {
  const now = new Date(text);
  const mornings = firstMornings(32, now, ZONE);
  expect(mornings.filter((morning) => morning <= now)).toHaveLength(20);
  const days = mornings.map((morning) => dayIn(ZONE, morning)).sort();
  expect(days).toEqual(days.map((_, i) => addDays(days[0] ?? "", i)));
});
