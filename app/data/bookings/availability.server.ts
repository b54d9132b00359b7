import {
  availableDays,
  type CalendarSettings,
  closedDays,
  goneSlots,
  nearestFree,
  nextTooSoon,
} from "../../rules/calendar/availability.ts";
import { addDays, BOOKING_WINDOW_DAYS, dayIn, type Slot } from "../../rules/calendar/calendar.ts";
import { readCalendar } from "../calendar/calendar.server.ts";
import type { Database } from "../database/database.server.ts";

type Now = { now: Date; settings: CalendarSettings };
type Period = Now & { from: string; to: string };

/** The slots that bookings hold between two dates. */
export function takenSlots(database: Database, from: string, to: string): Promise<Slot[]> {
  const held = database.selectFrom("bookings").select(["selectedDate", "selectedTime"]).where("status", "<>", "cancelled");
  return held.where("selectedDate", ">=", from).where("selectedDate", "<=", to).execute();
}

export async function availability(database: Database, period: Period) {
  return availableDays(period.from, period.to, await readAll(database, period));
}

/** Every slot in the booking window that isn't free, as '2026-11-17 9:00 AM', and the closed days with their reasons. */
export async function unavailableTimes(database: Database, now: Now) {
  const days = await availability(database, bookingWindow(now));
  return { unavailable: goneSlots(days), closed: closedDays(days) };
}

/** A rendered calendar stays good until its version changes or the next slot is too soon. */
export async function calendarState(database: Database, { now, settings }: Now) {
  const times = await unavailableTimes(database, { now, settings });
  return { version: JSON.stringify(times), nextDueAt: nextTooSoon({ now, ...settings }) };
}

/** The free slots nearest to one that's gone. */
export async function freeNear(database: Database, slot: Slot, now: Now, count: number) {
  return nearestFree(slot, await readAll(database, bookingWindow(now)), count);
}

/** What takes slots away, including bookings. */
async function readAll(database: Database, period: Period) {
  const calendar = await readCalendar(database, period);
  return { ...calendar, taken: [...calendar.taken, ...(await takenSlots(database, period.from, period.to))] };
}

function bookingWindow({ now, settings }: Now): Period {
  const from = dayIn(settings.timeZone, now);
  return { from, to: addDays(from, BOOKING_WINDOW_DAYS), now, settings };
}
