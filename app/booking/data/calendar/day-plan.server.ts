import type { Database } from "../../../database/database.server.ts";
import type { NowAnd } from "../../../time/clock.ts";
import { addDays } from "../../../time/dates.ts";
import type { CalendarSettings } from "../../rules/availability.ts";
import { planDays } from "../../rules/day-plan.ts";
import { callsBetween, END_OF_CALENDAR } from "../call-lists.server.ts";
import { readWindow } from "./availability.server.ts";
import { readCalendar } from "./calendar.server.ts";

/** As far as visitors can book, or have: a call stays where it is when the window gets shorter again. */
export async function lastPlannedDay(database: Database, nowAndSettings: NowAnd<CalendarSettings>) {
  const { lastDay } = (await readWindow(database, nowAndSettings)).calendar;
  const later = await callsBetween(database, lastDay, END_OF_CALENDAR);
  return later.at(-1)?.selectedDate ?? lastDay;
}

type PlanPeriod = NowAnd<CalendarSettings> & { from: string; days: number };

/** What's at every time of so many days. */
export async function readPlan(database: Database, { from, days, now, settings }: PlanPeriod) {
  const each = Array.from({ length: days }, (_, i) => addDays(from, i));
  const to = each.at(-1) ?? from;
  const { lastDay } = (await readWindow(database, { now, settings })).calendar;
  return planDays(each, await readCalendar(database, { from, to, now, settings }, lastDay), await callsBetween(database, from, to));
}
