import { describe, expect, test } from "vitest";
import { availableDays, isBookable, nearestFree } from "./availability.ts";
import { SLOT_TIMES, type Slot } from "./calendar.ts";

const timeZone = "America/New_York";
// Monday, 11:00 AM in New York.
const clock = { now: new Date("2026-11-16T16:00:00Z"), timeZone };
const slot = (selectedDate: string, selectedTime: Slot["selectedTime"]): Slot => ({ selectedDate, selectedTime });

describe("a slot can be booked", () => {
  test.each([
    ["2026-11-16", "10:30 AM", false],
    ["2026-11-16", "11:00 AM", false],
    ["2026-11-16", "11:30 AM", true],
    ["2026-11-13", "11:30 AM", false],
    ["2026-11-21", "11:30 AM", false],
    ["2027-01-15", "4:00 PM", true],
    ["2027-01-18", "9:00 AM", false],
  ] as const)("%s %s: %s", (day, time, bookable) => {
    expect(isBookable(slot(day, time), clock)).toBe(bookable);
  });

  test("a minute before it begins, at 23:59 of the day before, and by the agency's day in the farthest zones", () => {
    expect(isBookable(slot("2026-11-16", "11:00 AM"), { now: new Date("2026-11-16T15:59:59Z"), timeZone })).toBe(true);
    expect(isBookable(slot("2026-11-17", "9:00 AM"), { now: new Date("2026-11-17T04:59:00Z"), timeZone })).toBe(true);
    const kiritimati = { now: new Date("2026-11-16T18:59:00Z"), timeZone: "Pacific/Kiritimati" }; // Tuesday, 8:59 AM
    expect(isBookable(slot("2026-11-17", "9:00 AM"), kiritimati)).toBe(true);
    expect(isBookable(slot("2026-11-16", "4:00 PM"), kiritimati)).toBe(false);
    const pagoPago = { now: new Date("2026-11-17T10:59:00Z"), timeZone: "Pacific/Pago_Pago" }; // Monday, 11:59 PM
    expect(isBookable(slot("2026-11-17", "9:00 AM"), pagoPago)).toBe(true);
    expect(isBookable(slot("2026-11-16", "4:00 PM"), pagoPago)).toBe(false);
  });
});

test("days of the window with their slots; held and past ones are shown and not free", () => {
  const days = availableDays("2026-11-14", "2026-11-17", [slot("2026-11-17", "9:00 AM")], clock);
  expect(days.map(({ date }) => date)).toEqual(["2026-11-16", "2026-11-17"]);
  expect(days[0]?.slots.map(({ time }) => time)).toEqual(SLOT_TIMES);
  expect(days[0]?.slots.filter(({ free }) => free)).toHaveLength(8);
  expect(days[1]?.slots.filter(({ free }) => !free)).toEqual([{ time: "9:00 AM", free: false }]);
});

describe("the nearest free slots", () => {
  test("stand around the wanted one, nearest first", () => {
    const wanted = slot("2026-11-18", "2:00 PM");
    expect(nearestFree(wanted, [wanted, slot("2026-11-18", "2:30 PM")], clock, 3)).toEqual([
      slot("2026-11-18", "1:30 PM"),
      slot("2026-11-18", "1:00 PM"),
      slot("2026-11-18", "3:00 PM"),
    ]);
  });

  test("reach over a weekend, and never into the past", () => {
    const friday = slot("2026-11-20", "4:00 PM");
    const full = SLOT_TIMES.map((time) => slot("2026-11-20", time));
    expect(nearestFree(friday, full, clock, 3)[0]).toEqual(slot("2026-11-19", "4:00 PM"));
    expect(nearestFree(slot("2026-11-16", "11:30 AM"), [slot("2026-11-16", "11:30 AM")], clock, 1)).toEqual([
      slot("2026-11-16", "1:00 PM"),
    ]);
  });

  test("are fewer when fewer are left", () => {
    const last = slot("2026-11-16", "4:00 PM");
    const taken = availableDays("2026-01-01", "2027-12-31", [], clock).flatMap(({ date, slots }) =>
      slots.map(({ time }) => slot(date, time)),
    );
    expect(nearestFree(last, taken.slice(0, -1), clock, 3)).toHaveLength(1);
    expect(nearestFree(last, taken, clock, 3)).toEqual([]);
  });
});
