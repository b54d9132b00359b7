import type { Database } from "../../../database/database.server.ts";
import type { NowAnd } from "../../../time/clock.ts";
import { addDays, dayIn } from "../../../time/dates.ts";
import { OFFERED_TIMES } from "../../catalog/calls.ts";
import { BOOKING_WINDOW_DAYS, LONG_WINDOW_DAYS } from "../../catalog/slots.ts";
import {
  availableDays,
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

export async function availability(database: Database, period: CalendarPeriod) {
  return availableDays(period.from, period.to, await readAll(database, period));
}

/**
 * Every slot in the booking window that isn't free, as '2026-11-17 9:00 AM', the closed days with their reasons, and the owner's hours if
 * they set any.
 */
export async function unavailableTimes(database: Database, nowAndSettings: NowAnd<CalendarSettings>) {
  const window = bookingWindow(nowAndSettings);
  const calendar = await readAll(database, window);
  const days = availableDays(window.from, window.to, calendar);
  return { unavailable: unavailableSlots(days), closed: closedDays(days), ...(calendar.weekSlots && { weekSlots: calendar.weekSlots }) };
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
  return isBookable(slot, { ...calendar, windowDays: LONG_WINDOW_DAYS }) && (await isFull(database, nowAndSettings));
}

/** Whether a booking holds the slot. */
export async function isTaken(database: Database, { selectedDate, selectedTime }: Slot) {
  const taken = await takenSlots(database, selectedDate, selectedDate);
  return taken.some((slot) => slot.selectedTime === selectedTime);
}

export async function isFree(database: Database, slot: Slot, nowAndSettings: NowAnd<CalendarSettings>) {
  return (await isBookableNow(database, slot, nowAndSettings)) && !(await isTaken(database, slot));
}

/** The free slots nearest to one that's gone, beyond the usual window if it hasn't enough. */
export async function freeNear(database: Database, slot: Slot, nowAndSettings: NowAnd<CalendarSettings>) {
  const near = nearestFree(slot, await readAll(database, bookingWindow(nowAndSettings)), OFFERED_TIMES);
  if (near.length === OFFERED_TIMES) return near;
  const windowDays = LONG_WINDOW_DAYS;
  return nearestFree(slot, { ...(await readAll(database, bookingWindow(nowAndSettings, windowDays))), windowDays }, OFFERED_TIMES);
}

/** Nobody finds a few times to choose from in the usual window. */
async function isFull(database: Database, nowAndSettings: NowAnd<CalendarSettings>) {
  const days = await availability(database, bookingWindow(nowAndSettings));
  return days.flatMap(({ slots }) => slots.filter(({ free }) => free)).length < OFFERED_TIMES;
}

/** What takes slots away, including bookings. */
async function readAll(database: Database, period: CalendarPeriod) {
  const calendar = await readCalendar(database, period);
  return { ...calendar, taken: [...calendar.taken, ...(await takenSlots(database, period.from, period.to))] };
}

function bookingWindow({ now, settings }: NowAnd<CalendarSettings>, windowDays = BOOKING_WINDOW_DAYS): CalendarPeriod {
  const from = dayIn(settings.timeZone, now);
  return { from, to: addDays(from, windowDays), now, settings };
}
