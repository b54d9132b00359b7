import type { Database } from "../../../database/database.server.ts";
import type { NowAnd } from "../../../time/clock.ts";
import { addDays, dayIn } from "../../../time/dates.ts";
import { OFFERED_TIMES } from "../../catalog/calls.ts";
import { BOOKING_WINDOW_DAYS, LONG_WINDOW_DAYS } from "../../catalog/slots.ts";
import {
  availableDays,
  type Calendar,
  type CalendarSettings,
  closedDays,
  isBookable,
  nearestFree,
  nextTooSoon,
  unavailableSlots,
} from "../../rules/availability.ts";
import type { Slot } from "../../rules/slot.ts";
import { type CalendarPeriod, readCalendar } from "./calendar.server.ts";

/** The slots that bookings hold between two dates. */
export function takenSlots(database: Database, from: string, to: string): Promise<Slot[]> {
  const held = database.selectFrom("bookings").select(["selectedDate", "selectedTime"]).where("status", "<>", "cancelled");
  return held.where("selectedDate", ">=", from).where("selectedDate", "<=", to).execute();
}

/** The days between two dates on which a call can be booked. */
export async function availability(database: Database, { from, to, now, settings }: CalendarPeriod) {
  const { days } = await readWindow(database, { now, settings });
  return days.filter(({ date }) => date >= from && date <= to);
}

/**
 * Every slot in the booking window that isn't free, as '2026-11-17 9:00 AM', the closed days with their reasons, the owner's hours if they
 * set any, and how long the window is if it's longer than usual.
 */
export async function unavailableTimes(database: Database, nowAndSettings: NowAnd<CalendarSettings>) {
  const { days, calendar } = await readWindow(database, nowAndSettings);
  const { weekSlots, windowDays } = calendar;
  return {
    unavailable: unavailableSlots(days),
    closed: closedDays(days),
    ...(weekSlots && { weekSlots }),
    ...(windowDays && { windowDays }),
  };
}

/** A rendered calendar stays good until its version changes or the next slot is too soon. */
export async function calendarState(database: Database, { now, settings }: NowAnd<CalendarSettings>) {
  const times = await unavailableTimes(database, { now, settings });
  return { version: JSON.stringify(times), nextDueAt: nextTooSoon({ now, ...settings, weekSlots: times.weekSlots }) };
}

/** Whether the slot may be booked, leaving other bookings to the database, which also decides between simultaneous requests. */
export async function isBookableNow(database: Database, slot: Slot, nowAndSettings: NowAnd<CalendarSettings>) {
  const calendar = await readCalendar(database, { from: slot.selectedDate, to: slot.selectedDate, ...nowAndSettings });
  if (isBookable(slot, calendar)) return true;
  const long = { windowDays: LONG_WINDOW_DAYS };
  return isBookable(slot, { ...calendar, ...long }) && (await readWindow(database, nowAndSettings)).calendar.windowDays !== undefined;
}

/** Whether a booking holds the slot. */
export async function isTaken(database: Database, { selectedDate, selectedTime }: Slot) {
  const taken = await takenSlots(database, selectedDate, selectedDate);
  return taken.some((slot) => slot.selectedTime === selectedTime);
}

export async function isFree(database: Database, slot: Slot, nowAndSettings: NowAnd<CalendarSettings>) {
  return (await isBookableNow(database, slot, nowAndSettings)) && !(await isTaken(database, slot));
}

/** The free slots nearest to one that's gone. */
export async function freeNear(database: Database, slot: Slot, nowAndSettings: NowAnd<CalendarSettings>) {
  return nearestFree(slot, (await readWindow(database, nowAndSettings)).calendar, OFFERED_TIMES);
}

/** What can be booked: a longer window if the usual one hasn't even a few free times, so that a visitor always finds one. */
async function readWindow(database: Database, nowAndSettings: NowAnd<CalendarSettings>) {
  const usual = bookingWindow(nowAndSettings, BOOKING_WINDOW_DAYS);
  const calendar: Calendar = await readAll(database, usual);
  const days = availableDays(usual.from, usual.to, calendar);
  if (days.flatMap(({ slots }) => slots.filter(({ free }) => free)).length >= OFFERED_TIMES) return { calendar, days };
  const long = bookingWindow(nowAndSettings, LONG_WINDOW_DAYS);
  const longer: Calendar = { ...(await readAll(database, long)), windowDays: LONG_WINDOW_DAYS };
  return { calendar: longer, days: availableDays(long.from, long.to, longer) };
}

/** What takes slots away, including bookings. */
async function readAll(database: Database, period: CalendarPeriod) {
  const calendar = await readCalendar(database, period);
  return { ...calendar, taken: [...calendar.taken, ...(await takenSlots(database, period.from, period.to))] };
}

function bookingWindow({ now, settings }: NowAnd<CalendarSettings>, windowDays: number): CalendarPeriod {
  const from = dayIn(settings.timeZone, now);
  return { from, to: addDays(from, windowDays), now, settings };
}
