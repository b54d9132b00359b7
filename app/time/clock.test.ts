import { expect, test } from "vitest";
import { clockText, otherClock, spokenTime, timeOnClock } from "./clock.ts";

const AGENCY = "America/New_York";

test.each([
  ["Denver", "2026-11-17T14:00:00Z", "America/Denver", "7:00 AM Mountain Time"],
  [
    "Auckland, where November is summer and it's the next day",
    "2026-11-17T14:00:00Z",
    "Pacific/Auckland",
    "November 18, 2026, 3:00 AM New Zealand Time",
  ],
  ["Phoenix in winter", "2026-11-17T14:00:00Z", "America/Phoenix", "7:00 AM Mountain Standard Time"],
  ["Phoenix in summer, which has no daylight saving", "2026-07-14T13:00:00Z", "America/Phoenix", "6:00 AM Mountain Standard Time"],
  ["London between the two changes to winter time", "2026-10-27T13:00:00Z", "Europe/London", "1:00 PM United Kingdom Time"],
  ["London after both", "2026-11-03T14:00:00Z", "Europe/London", "2:00 PM United Kingdom Time"],
])("9:00 AM in New York, seen from %s", (_, moment, zone, expected) => {
  const clock = otherClock(new Date(moment), AGENCY, zone);
  expect(clock && clockText(clock)).toBe(expected);
});

test.each([AGENCY, "America/Toronto", "", undefined])("from %j there is no second clock", (zone) => {
  expect(otherClock(new Date("2026-11-17T14:00:00Z"), AGENCY, zone)).toBeUndefined();
});

test.each([
  ["2026-11-17T05:10:00Z", "Monday night", "12:10 AM EST"],
  ["2026-11-17T12:43:00Z", "Tuesday morning", "7:43 AM EST"],
  ["2026-11-17T17:00:00Z", "Tuesday afternoon", "12:00 PM EST"],
  ["2026-11-17T22:30:00Z", "Tuesday evening", "5:30 PM EST"],
  ["2026-11-18T04:59:00Z", "Tuesday night", "11:59 PM EST"],
])("%s in New York is %s, %s", (moment, spoken, exact) => {
  expect([spokenTime(AGENCY, new Date(moment)), timeOnClock(AGENCY, new Date(moment))]).toEqual([spoken, exact]);
});
