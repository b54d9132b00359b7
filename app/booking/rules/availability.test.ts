import { describe, expect, test } from "vitest";
import { momentOf } from "../../time/dates.ts";
import { HOUR_MS, MINUTE_MS } from "../../time/durations.ts";
import { HALF_HOURS, SLOT_TIMES } from "../catalog/slots.ts";
import { availableDays, type Calendar, closedDays, isBookable, nearestFree, nextTooSoon, unavailableSlots } from "./availability.ts";
import { type Slot, usualLastDay } from "./slot.ts";

const [FIRST, LAST] = [SLOT_TIMES[0], SLOT_TIMES.at(-1) ?? SLOT_TIMES[0]];
const timeZone = "America/New_York";
const calendarAt = (now: string, changes: Partial<Calendar> = {}): Calendar => ({
  now: new Date(now),
  timeZone,
  shortestNoticeMs: 0,
  lastDay: usualLastDay(now.slice(0, 10)),
  busy: [],
  closings: new Map(),
  ...changes,
});
// Monday, 11:00 AM in New York.
const monday = (changes: Partial<Calendar> = {}) => calendarAt("2026-11-16T16:00:00Z", changes);
const slot = (selectedDate: string, selectedTime: Slot["selectedTime"]): Slot => ({ selectedDate, selectedTime });

describe("a slot can be booked", () => {
  test.each([
    ["2026-11-16", "10:30 AM", false],
    ["2026-11-16", "11:00 AM", false],
    ["2026-11-16", "11:30 AM", true],
    ["2026-11-13", "11:30 AM", false],
    ["2026-11-21", "11:30 AM", false],
    ["2027-01-15", LAST, true],
    ["2027-01-18", FIRST, false],
  ] as const)("%s %s: %s", (day, time, bookable) => {
    expect(isBookable(slot(day, time), monday())).toBe(bookable);
  });

  test("a minute before it begins, at 23:59 of the day before, and by the agency's day in the farthest zones", () => {
    expect(isBookable(slot("2026-11-16", "11:00 AM"), calendarAt("2026-11-16T15:59:59Z"))).toBe(true);
    expect(isBookable(slot("2026-11-17", FIRST), calendarAt("2026-11-17T04:59:00Z"))).toBe(true);
    const kiritimati = calendarAt("2026-11-16T18:59:00Z", { timeZone: "Pacific/Kiritimati" }); // Tuesday, 8:59 AM
    expect(isBookable(slot("2026-11-17", "9:00 AM"), kiritimati)).toBe(true);
    expect(isBookable(slot("2026-11-16", LAST), kiritimati)).toBe(false);
    const pagoPago = calendarAt("2026-11-17T10:59:00Z", { timeZone: "Pacific/Pago_Pago" }); // Monday, 11:59 PM
    expect(isBookable(slot("2026-11-17", FIRST), pagoPago)).toBe(true);
    expect(isBookable(slot("2026-11-16", LAST), pagoPago)).toBe(false);
  });

  test("by the owner's night hours, but not a time that the clocks skip, which would be another's moment", () => {
    const night = calendarAt("2027-03-12T16:00:00Z", { weekSlots: { 0: HALF_HOURS } });
    const skipped = HALF_HOURS.filter((time) => !isBookable(slot("2027-03-14", time), night));
    expect(skipped).toEqual(["2:00 AM", "2:30 AM"]);
  });
});

test("days of the window with their slots; booked, busy and past ones are shown and not free", () => {
  const gone = { booked: [slot("2026-11-17", "9:00 AM")], busy: [slot("2026-11-17", "10:00 AM")] };
  const days = availableDays("2026-11-14", "2026-11-17", monday(gone));
  expect(days.map(({ date }) => date)).toEqual(["2026-11-16", "2026-11-17"]);
  expect(days[0]?.slots.map(({ time }) => time)).toEqual(SLOT_TIMES);
  expect(days[0]?.slots.filter(({ free }) => free)).toHaveLength(SLOT_TIMES.length - SLOT_TIMES.indexOf("11:30 AM"));
  expect(days[1]?.slots.filter(({ free }) => !free)).toEqual([
    { time: "9:00 AM", free: false },
    { time: "10:00 AM", free: false },
  ]);
});

describe("the nearest free slots", () => {
  test("stand around the wanted one, nearest first", () => {
    const wanted = slot("2026-11-18", "2:00 PM");
    expect(nearestFree(wanted, monday({ booked: [wanted], busy: [slot("2026-11-18", "2:30 PM")] }), 3)).toEqual([
      slot("2026-11-18", "1:30 PM"),
      slot("2026-11-18", "1:00 PM"),
      slot("2026-11-18", "3:00 PM"),
    ]);
  });

  test("reach over a weekend, and never into the past", () => {
    const friday = slot("2026-11-20", LAST);
    const full = SLOT_TIMES.map((time) => slot("2026-11-20", time));
    expect(nearestFree(friday, monday({ booked: full }), 3)[0]).toEqual(slot("2026-11-19", LAST));
    expect(nearestFree(slot("2026-11-16", "11:30 AM"), monday({ booked: [slot("2026-11-16", "11:30 AM")] }), 1)).toEqual([
      slot("2026-11-16", "1:00 PM"),
    ]);
  });

  test("are fewer when fewer are left", () => {
    const last = slot("2026-11-16", LAST);
    const all = availableDays("2026-01-01", "2027-12-31", monday()).flatMap(({ date, slots }) => slots.map(({ time }) => slot(date, time)));
    expect(nearestFree(last, monday({ booked: all.slice(0, -1) }), 3)).toHaveLength(1);
    expect(nearestFree(last, monday({ booked: all }), 3)).toEqual([]);
  });
});

describe("the shortest notice", () => {
  const noticed = (now: string, hours: number) => calendarAt(now, { shortestNoticeMs: hours * HOUR_MS });

  test("two hours before a slot it's gone, and it isn't offered as an alternative", () => {
    const eleven = slot("2026-11-16", "11:00 AM");
    expect(isBookable(eleven, noticed("2026-11-16T13:59:59Z", 2))).toBe(true);
    expect(isBookable(eleven, noticed("2026-11-16T14:00:00Z", 2))).toBe(false);
    expect(nearestFree(eleven, noticed("2026-11-16T14:00:00Z", 2), 1)).toEqual([slot("2026-11-16", "11:30 AM")]);
  });

  test("a day before, over a clock change, is 24 hours and not a day's worth of wall clock", () => {
    // The clocks went back early on November 1, so at 9:00 AM EST that Sunday it's 24 hours to Monday, 9:00 AM.
    const monday = slot("2026-11-02", "9:00 AM");
    expect(isBookable(monday, noticed("2026-11-01T13:59:00Z", 24))).toBe(true);
    expect(isBookable(monday, noticed("2026-11-01T14:00:00Z", 24))).toBe(false);
    // They go forward on March 14: 48 hours before Monday 9:00 AM EDT (13:00 UTC) is Saturday 8:00 AM EST.
    const spring = slot("2027-03-15", "9:00 AM");
    expect(isBookable(spring, noticed("2027-03-13T12:59:00Z", 48))).toBe(true);
    expect(isBookable(spring, noticed("2027-03-13T13:00:00Z", 48))).toBe(false);
  });

  test.each([
    ["2026-11-16T13:10:00Z", 2, "2026-11-16T13:30:00Z"],
    ["2026-11-16T14:00:00Z", 2, "2026-11-16T14:30:00Z"],
    ["2026-11-16T14:00:00Z", 0, "2026-11-16T14:30:00Z"],
  ])("at %s with %i hours the next slot is too soon at %s", (now, hours, expected) => {
    expect(nextTooSoon(noticed(now, hours))).toEqual(new Date(expected));
  });

  test.each([0, 2, 20])("%i hours before today's last slot the next one that is too soon is tomorrow's first", (hours) => {
    const noticeFor = (day: string, time: string) => new Date(momentOf(day, time, timeZone).getTime() - hours * HOUR_MS);
    expect(nextTooSoon(noticed(noticeFor("2026-11-16", LAST).toISOString(), hours))).toEqual(noticeFor("2026-11-17", FIRST));
  });

  test("from that moment on, and not before, one slot less is free", () => {
    const from = "2026-11-16T13:10:00Z";
    const due = nextTooSoon(noticed(from, 2))?.getTime() ?? 0;
    const gone = (moment: number) =>
      unavailableSlots(availableDays("2026-11-16", "2026-11-16", noticed(new Date(moment).toISOString(), 2))).length;
    expect([gone(due) - gone(due - 1), gone(due) - gone(due + 29 * MINUTE_MS)]).toEqual([1, 0]);
  });
});

test("a closed slot isn't free; a day without an open slot says why", () => {
  const closings = new Map([
    ["2026-11-17", [{ start: 0, end: 1440, reason: "Retreat" }]],
    // A closing that ends in the middle of a slot takes the whole slot.
    ["2026-11-18", [{ start: 13 * 60, end: 14 * 60 + 1, reason: "Dentist" }]],
  ]);
  const days = availableDays("2026-11-17", "2026-11-19", monday({ closings }));
  expect(closedDays(days)).toEqual({ "2026-11-17": "Retreat" });
  expect(unavailableSlots(days.slice(1))).toEqual(["2026-11-18 1:00 PM", "2026-11-18 1:30 PM", "2026-11-18 2:00 PM"]);
  expect(isBookable(slot("2026-11-17", FIRST), monday({ closings }))).toBe(false);
  expect(nearestFree(slot("2026-11-17", LAST), monday({ closings }), 1)).toEqual([slot("2026-11-18", FIRST)]);
});
