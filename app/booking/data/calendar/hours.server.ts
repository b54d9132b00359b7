import type { Database } from "../../../database/database.server.ts";
import type { NowAnd } from "../../../time/clock.ts";
import { dayIn } from "../../../time/dates.ts";
import { readWeekHours, type WeekHours, writeWeekHours } from "../../../time/week-hours.ts";
import { slotsIn, timesOn, type WeekSlots } from "../../rules/week-slots.ts";
import { callsBetween, END_OF_CALENDAR } from "../call-lists.server.ts";

const HOURS_SETTING = "hours";

/** The owner's hours: set at the desk or by command, or else by WORK_HOURS. Undefined while both are silent, and the usual times count. */
export async function ownerSlots(database: Database, { workHours }: { workHours: WeekHours | undefined }): Promise<WeekSlots | undefined> {
  const week = (await readOwnHours(database)) ?? workHours;
  return week && slotsIn(week);
}

/** What was set there. It's read for every calendar, so that a change counts in every process. */
async function readOwnHours(database: Database): Promise<WeekHours | undefined> {
  const row = await database.selectFrom("ownerSettings").select("value").where("name", "=", HOURS_SETTING).executeTakeFirst();
  return row && readWeekHours(row.value);
}

/** The week as the owner wrote it, and where it was set. Without any, the usual times count. */
export async function readHours(database: Database, { workHours }: { workHours: WeekHours | undefined }) {
  const own = await readOwnHours(database);
  return { week: own ?? workHours, source: own ? ("own" as const) : workHours ? ("setting" as const) : ("usual" as const) };
}

/** Sets the weekly hours, or without any goes back to what they were. Returns the calls to come that are outside of them: they stay. */
export async function changeHours(database: Database, week: WeekHours | undefined, { now, settings }: NowAnd<HoursSettings>) {
  if (week) await setOwnHours(database, writeWeekHours(week), now);
  else await forgetOwnHours(database);
  return callsOutsideHours(database, { now, settings });
}

export async function callsOutsideHours(database: Database, { now, settings }: NowAnd<HoursSettings>) {
  const open = await ownerSlots(database, settings);
  const calls = await callsBetween(database, dayIn(settings.timeZone, now), END_OF_CALENDAR);
  return calls.filter(({ selectedDate, selectedTime, startsAt }) => startsAt > now && !timesOn(selectedDate, open).includes(selectedTime));
}

type HoursSettings = { timeZone: string; workHours: WeekHours | undefined };

async function setOwnHours(database: Database, text: string, now: Date) {
  const row = { value: text, setAt: now.toISOString() };
  await database
    .insertInto("ownerSettings")
    .values({ name: HOURS_SETTING, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}

async function forgetOwnHours(database: Database) {
  await database.deleteFrom("ownerSettings").where("name", "=", HOURS_SETTING).execute();
}
