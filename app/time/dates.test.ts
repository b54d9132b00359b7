import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HALF_HOURS } from "../booking/catalog/slots.ts";
import { addDays, dayIn, isDay, isOnClock, longDate, longZoneName, momentOf, monthsBefore, timeIn } from "./dates.ts";

test.each([
  ["2026-11-15T04:59:59Z", "America/New_York", "2026-11-14"],
  ["2026-11-15T05:00:00Z", "America/New_York", "2026-11-15"],
  ["2026-12-31T23:30:00Z", "Pacific/Kiritimati", "2027-01-01"],
  ["2027-01-01T10:59:00Z", "Pacific/Pago_Pago", "2026-12-31"],
  ["2026-03-08T06:59:59Z", "America/New_York", "2026-03-08"],
])("%s is a day in %s", (moment, zone, day) => {
  expect(dayIn(zone, new Date(moment))).toBe(day);
});

test("days are said in US long form, whatever the server's zone", () => {
  expect(longDate("2026-11-07")).toBe("November 7, 2026");
  expect(longDate("2028-02-29")).toBe("February 29, 2028");
});

test.each([
  ["2026-08-31T10:00:00.000Z", 6, "2026-03-01T10:00:00.000Z"],
  ["2026-08-30T10:00:00.000Z", 6, "2026-03-01T10:00:00.000Z"],
  ["2028-08-30T10:00:00.000Z", 6, "2028-03-01T10:00:00.000Z"],
  ["2028-08-29T10:00:00.000Z", 6, "2028-02-29T10:00:00.000Z"],
  ["2028-02-29T10:00:00.000Z", 24, "2026-03-01T10:00:00.000Z"],
  ["2028-02-29T10:00:00.000Z", -24, "2030-03-01T10:00:00.000Z"],
  ["2026-01-31T10:00:00.000Z", 2, "2025-12-01T10:00:00.000Z"],
])("%s, %i months earlier, is %s: never a later day than the first of the next month", (moment, months, earlier) => {
  expect(monthsBefore(new Date(moment), months).toISOString()).toBe(earlier);
});

describe("a moment", () => {
  test.each([
    ["2026-11-17", "9:00 AM", "America/New_York", "2026-11-17T14:00:00.000Z"],
    ["2026-10-30", "9:00 AM", "America/New_York", "2026-10-30T13:00:00.000Z"],
    ["2026-11-02", "9:00 AM", "America/New_York", "2026-11-02T14:00:00.000Z"],
    ["2027-03-12", "4:00 PM", "America/New_York", "2027-03-12T21:00:00.000Z"],
    ["2027-03-15", "4:00 PM", "America/New_York", "2027-03-15T20:00:00.000Z"],
    ["2026-11-17", "1:30 PM", "Pacific/Kiritimati", "2026-11-16T23:30:00.000Z"],
    ["2026-11-17", "11:30 AM", "Asia/Kathmandu", "2026-11-17T05:45:00.000Z"],
  ] as const)("%s %s in %s", (day, time, zone, moment) => {
    expect(momentOf(day, time, zone).toISOString()).toBe(moment);
  });

  test("reads as the same day and time in its own zone, on every day of two years", () => {
    const zones = ["America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "America/Phoenix"];
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 730 }),
        fc.constantFrom("12:00 AM", "9:00 AM", "12:30 PM", "4:00 PM", "11:59 PM"),
        fc.constantFrom(...zones),
        (offset, time, zone) => {
          const day = addDays("2026-01-01", offset);
          const moment = momentOf(day, time, zone);
          expect([dayIn(zone, moment), timeIn(zone, moment)]).toEqual([day, time]);
        },
      ),
    );
  });
});

const NIGHT = HALF_HOURS.slice(0, 12);

describe("where the clocks are put forward", () => {
  test.each([
    ["2027-03-14", "2:30 AM", "America/New_York", "2027-03-14T07:30:00.000Z"],
    ["2027-03-14", "12:00 AM", "America/Havana", "2027-03-14T05:00:00.000Z"],
    ["2027-04-30", "12:00 AM", "Africa/Cairo", "2027-04-29T22:00:00.000Z"],
    ["2026-10-04", "2:15 AM", "Australia/Lord_Howe", "2026-10-03T15:45:00.000Z"],
  ] as const)("%s %s in %s isn't on the clock, and is as much later", (day, time, zone, moment) => {
    expect([momentOf(day, time, zone).toISOString(), dayIn(zone, momentOf(day, time, zone))]).toEqual([moment, day]);
    expect(isOnClock(day, time, zone)).toBe(false);
  });

  test("what is on the clock are different moments, in order", () => {
    for (const zone of ["America/New_York", "America/Havana", "Africa/Cairo", "Australia/Lord_Howe"])
      for (let day = "2027-01-01"; day < "2028-01-01"; day = addDays(day, 1)) {
        const moments = NIGHT.filter((time) => isOnClock(day, time, zone)).map((time) => momentOf(day, time, zone).getTime());
        expect(moments, `${zone} ${day}`).toEqual([...new Set(moments)].toSorted((a, b) => a - b));
      }
  });
});

test.each(["2026-02-29", "2026-13-01", "26-01-01", "2026-1-1", "", "2026-01-01T00:00", "0000-12-31"])("'%s' is no day", (text) => {
  expect(isDay(text)).toBe(false);
});

test("UTC is called so, not by its distance from itself", () => {
  for (const zone of ["UTC", "Etc/UTC", "GMT"]) expect(longZoneName(zone, new Date())).toBe("UTC");
  expect(longZoneName("America/New_York", new Date())).toBe("Eastern Time");
});
