import type { Database } from "../../../database/database.server.ts";
import type { NowAnd } from "../../../time/clock.ts";
import { dayIn } from "../../../time/dates.ts";
import { OFFERED_TIMES } from "../../catalog/calls.ts";
import {
  availableDays,
  type CalendarSettings,
  closedDays,
  isBookable,
  nearestFree,
  nextTooSoon,
  unavailableSlots,
} from "../../rules/availability.ts";
import { longLastDay, type Slot, usualLastDay } from "../../rules/slot.ts";
import { readCalendar } from "./calendar.server.ts";

/** The slots that bookings hold between two dates. */
export function bookedSlots(database: Database, from: string, to: string): Promise<Slot[]> {
  const booked = database.selectFrom("bookings").select(["selectedDate", "selectedTime"]).where("status", "<>", "cancelled");
  return booked.where("selectedDate", ">=", from).where("selectedDate", "<=", to).execute();
}

type AvailabilityPeriod = NowAnd<CalendarSettings> & { from: string; to?: string | undefined };

/** The days from a date on which a call can be booked, through another or as far as anybody can book. */
export async function availability(database: Database, { from, to, now, settings }: AvailabilityPeriod) {
  const { days } = await readWindow(database, { now, settings });
  return days.filter(({ date }) => date >= from && (to === undefined || date <= to));
}

/**
 * How far out one can book, every slot until then that isn't free, as '2026-11-17 9:00 AM', the closed days with their reasons, and the
 * owner's hours if they set any.
 */
export async function unavailableTimes(database: Database, nowAndSettings: NowAnd<CalendarSettings>) {
  const { days, calendar } = await readWindow(database, nowAndSettings);
  const { lastDay, weekSlots } = calendar;
  return { lastDay, unavailable: unavailableSlots(days), closed: closedDays(days), ...(weekSlots && { weekSlots }) };
}

/** A rendered calendar stays good until its version changes or the next slot is too soon. */
export async function calendarState(database: Database, { now, settings }: NowAnd<CalendarSettings>) {
  const times = await unavailableTimes(database, { now, settings });
  return { version: JSON.stringify(times), nextDueAt: nextTooSoon({ now, ...settings, weekSlots: times.weekSlots }) };
}

/** Whether the slot may be booked, leaving other bookings to the database, which also decides between simultaneous requests. */
export async function isBookableNow(database: Database, slot: Slot, nowAndSettings: NowAnd<CalendarSettings>) {
  const { selectedDate } = slot;
  const usual = usualLastDay(dayIn(nowAndSettings.settings.timeZone, nowAndSettings.now));
  const lastDay = selectedDate <= usual ? usual : (await readWindow(database, nowAndSettings)).calendar.lastDay;
  return isBookable(slot, await readCalendar(database, { from: selectedDate, to: selectedDate, ...nowAndSettings }, lastDay));
}

export async function isBooked(database: Database, { selectedDate, selectedTime }: Slot) {
  const booked = await bookedSlots(database, selectedDate, selectedDate);
  return booked.some((slot) => slot.selectedTime === selectedTime);
}

export async function isFree(database: Database, slot: Slot, nowAndSettings: NowAnd<CalendarSettings>) {
  return (await isBookableNow(database, slot, nowAndSettings)) && !(await isBooked(database, slot));
}

/** The free slots nearest to one that's gone. */
export async function freeNear(database: Database, slot: Slot, nowAndSettings: NowAnd<CalendarSettings>) {
  return nearestFree(slot, (await readWindow(database, nowAndSettings)).calendar, OFFERED_TIMES);
}

/**
 * What can be booked, and through which day: everybody who has to know how far out one can book asks here. The window is longer while the
 * usual one hasn't even a few free times, so that a visitor always finds one.
 */
export async function readWindow(database: Database, nowAndSettings: NowAnd<CalendarSettings>) {
  const today = dayIn(nowAndSettings.settings.timeZone, nowAndSettings.now);
  const usual = await readThrough(database, today, usualLastDay(today), nowAndSettings);
  const free = usual.days.flatMap(({ slots }) => slots.filter((slot) => slot.free));
  return free.length >= OFFERED_TIMES ? usual : readThrough(database, today, longLastDay(today), nowAndSettings);
}

/** What takes slots away through a day, including bookings, and what that leaves. */
async function readThrough(database: Database, today: string, lastDay: string, nowAndSettings: NowAnd<CalendarSettings>) {
  const read = await readCalendar(database, { from: today, to: lastDay, ...nowAndSettings }, lastDay);
  const calendar = { ...read, booked: await bookedSlots(database, today, lastDay) };
  return { calendar, days: availableDays(today, lastDay, calendar) };
}
