import type { Calendar, CalendarSettings } from "../../rules/calendar/availability.ts";
import type { Database } from "../database/database.server.ts";
import { readClosings } from "./closings.server.ts";

type Period = { from: string; to: string; now: Date; settings: CalendarSettings };

/** What takes slots away between two dates, besides bookings. */
export async function readCalendar(database: Database, { from, to, now, settings }: Period): Promise<Calendar> {
  const { timeZone, shortestNoticeMs } = settings;
  return { now, timeZone, shortestNoticeMs, taken: [], closings: await readClosings(database, { from, to, settings }) };
}
