import type { Database } from "../../../database/database.server.ts";
import type { NowAnd } from "../../../time/clock.ts";
import { readBusySlots } from "../../busy/store.server.ts";
import type { Calendar, CalendarSettings } from "../../rules/availability.ts";
import { whyClosed } from "../../rules/closings.ts";
import { readClosings } from "./closings.server.ts";
import { ownerSlots } from "./hours.server.ts";

/** Whether nobody works on a day, or the agency closed all of it. */
export async function isClosedDay(database: Database, day: string, settings: CalendarSettings) {
  return whyClosed(day, await readClosings(database, { from: day, to: day, settings }), await ownerSlots(database, settings)) !== undefined;
}

type CalendarPeriod = NowAnd<CalendarSettings> & { from: string; to: string };

/** What takes slots away between two dates, besides bookings. The last day that can be booked is for the caller to know. */
export async function readCalendar(database: Database, period: CalendarPeriod, lastDay: string): Promise<Calendar> {
  const { from, to, now, settings } = period;
  const { timeZone, shortestNoticeMs } = settings;
  const closings = await readClosings(database, { from, to, settings });
  const busy = await readBusySlots(database, settings, from, to);
  return { now, timeZone, shortestNoticeMs, lastDay, busy, closings, weekSlots: await ownerSlots(database, settings) };
}
