import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { claims } from "../../site/words/claims.ts";
import { addDays, wallMinutes } from "../../time/dates.ts";
import { readMinutes } from "../../time/time-of-day.ts";
import { CALL_MINUTES } from "../catalog/calls.ts";
import { SLOT_MINUTES, SLOT_TIMES } from "../catalog/slots.ts";
import { bookableDays, isBookableDay, longLastDay, usualLastDay } from "./slot.ts";

test("slots are in order and leave each other room", () => {
  const starts = SLOT_TIMES.map((time) => wallMinutes("2026-11-17", time));
  for (const [i, start] of starts.slice(1).entries()) expect(start - (starts[i] ?? 0)).toBeGreaterThanOrEqual(SLOT_MINUTES);
});

test("no slot lies outside the hours that the site says. For an earlier one change openingHours in app/site/words/claims.ts", () => {
  const { opens, closes } = claims.openingHours;
  const longest = Math.max(...Object.values(CALL_MINUTES));
  const day = "2026-11-17";
  for (const time of SLOT_TIMES) {
    const start = wallMinutes(day, time) - wallMinutes(day, "12:00 AM");
    expect(start, time).toBeGreaterThanOrEqual(readMinutes(opens));
    expect(start + longest, time).toBeLessThanOrEqual(readMinutes(closes));
  }
});

describe("the booking window", () => {
  const today = "2026-11-16";
  const usual = (from: string) => ({ lastDay: usualLastDay(from) });
  test.each([
    ["2026-11-15", false],
    ["2026-11-16", true],
    ["2026-11-21", false],
    ["2026-11-22", false],
    ["2027-01-15", true],
    ["2027-01-16", false],
    ["2027-01-18", false],
  ])("%s: %s", (day, bookable) => {
    expect(isBookableDay(day, today, usual(today))).toBe(bookable);
  });

  test("the 60th day is open and the 61st is not, over a year's end", () => {
    expect(isBookableDay(addDays("2026-11-18", 60), "2026-11-18", usual("2026-11-18"))).toBe(false); // a Sunday
    expect(isBookableDay(addDays("2026-11-20", 60), "2026-11-20", usual("2026-11-20"))).toBe(true);
    expect(isBookableDay(addDays("2026-11-20", 61), "2026-11-20", usual("2026-11-20"))).toBe(false);
  });

  test("goes on for 60 more days while those are full", () => {
    const long = { lastDay: longLastDay(today) };
    expect(isBookableDay("2027-01-18", today, long)).toBe(true);
    expect(bookableDays(today, long).at(-1)).toBe("2027-03-16");
  });

  test("has 42 to 45 days, all of them weekdays", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (offset) => {
        const first = addDays("2024-01-01", offset);
        const days = bookableDays(first, usual(first));
        expect(days.length).toBeGreaterThanOrEqual(42);
        expect(days.length).toBeLessThanOrEqual(45);
      }),
    );
  });
});
