import type { Database } from "../../../database/database.server.ts";
import type { NowAnd } from "../../../time/clock.ts";
import { addDays } from "../../../time/dates.ts";
import type { CalendarSettings } from "../../rules/availability.ts";
import { planDays } from "../../rules/day-plan.ts";
import { callsBetween } from "../call-lists.server.ts";
import { readCalendar } from "./calendar.server.ts";

type PlanPeriod = NowAnd<CalendarSettings> & { from: string; days: number };

/** What's at every time of so many days. */
export async function readPlan(database: Database, { from, days, now, settings }: PlanPeriod) {
  const each = Array.from({ length: days }, (_, i) => addDays(from, i));
  const to = each.at(-1) ?? from;
  return planDays(each, await readCalendar(database, { from, to, now, settings }), await callsBetween(database, from, to));
}
