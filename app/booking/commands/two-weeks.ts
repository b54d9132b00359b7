import type { Database } from "../../database/database.server.ts";
import type { Settings } from "../../site/settings.ts";
import type { NowAnd } from "../../time/clock.ts";
import { addDays, dayIn } from "../../time/dates.ts";
import { weekdayOf } from "../../time/month.ts";
import { shortDay } from "../../time/short-day.ts";
import { HALF_HOURS } from "../catalog/slots.ts";
import { readPlan } from "../data/calendar/day-plan.server.ts";
import type { PlannedDay, PlannedSlot } from "../rules/day-plan.ts";

const DAYS_LISTED = 14;
const WIDEST_NAME = 16;

/** Each of the weeks that the next 14 days touch as a table: a column for each weekday, a row for each time. */
export async function twoWeeks(database: Database, { now, settings }: NowAnd<Settings>) {
  const from = dayIn(settings.timeZone, now);
  const plan = await readPlan(database, { from, days: DAYS_LISTED, now, settings });
  const days = plan.filter(({ slots }) => slots.length > 0);
  const weeks = Object.values(Object.groupBy(days, ({ day }) => addDays(day, -weekdayOf(day))));
  return weeks.flatMap((week) => (week ? [weekTable(week)] : []));
}

function weekTable(week: PlannedDay[]) {
  const heading = ["", ...week.map(({ day }) => shortDay(day).replace(",", ""))];
  const rows = HALF_HOURS.filter((time) => week.some(({ slots }) => slots.some((slot) => slot.time === time))).map((time) => [
    time.padStart(8),
    ...week.map(({ slots }) => said(slots.find((slot) => slot.time === time))),
  ]);
  return [heading, ...rows];
}

/** Unconfirmed calls end in a question mark. */
function said(slot: PlannedSlot | undefined) {
  if (slot?.call) return `${shortened(slot.call.companyName)}${slot.call.status === "requested" ? "?" : ""}`;
  return slot?.state.replace("-", " ") ?? "";
}

function shortened(name: string) {
  return name.length > WIDEST_NAME ? `${name.slice(0, WIDEST_NAME - 1)}…` : name;
}
