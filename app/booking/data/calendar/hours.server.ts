import type { Database } from "../../../database/database.server.ts";
import { inTransaction } from "../../../database/in-transaction.server.ts";
import { takeTurn } from "../../../database/take-turn.server.ts";
import type { NowAnd } from "../../../time/clock.ts";
import { dayIn } from "../../../time/dates.ts";
import { readWeekHours, type WeekHours, writeWeekHours } from "../../../time/week-hours.ts";
import { hoursOfSlots, slotsIn, timesOn, USUAL_SLOTS, type WeekSlots } from "../../rules/week-slots.ts";
import { callsBetween, END_OF_CALENDAR } from "../call-lists.server.ts";

const HOURS_SETTING = "hours";

export const USUAL_WEEK = hoursOfSlots(USUAL_SLOTS);

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

/**
 * Sets the weekly hours, or without any goes back to what they were; calls outside of them stay. One at a time, since two at once would
 * both find what they had `seen`: the hours on the page where they pressed, as text. False and unchanged, if others count by now.
 */
export function changeHours(database: Database, week: WeekHours | undefined, { now, settings, seen }: HoursChange) {
  return inTransaction(database, async (transaction) => {
    await takeTurn(transaction, "calendar");
    const current = writeWeekHours((await readHours(transaction, settings)).week ?? USUAL_WEEK);
    // Pressed twice, it's the same week.
    const wanted = writeWeekHours(week ?? settings.workHours ?? USUAL_WEEK);
    if (seen && ![seen, wanted].includes(current)) return false;
    if (week) await setOwnHours(transaction, wanted, now);
    else await forgetOwnHours(transaction);
    return true;
  });
}

type HoursChange = NowAnd<{ workHours: WeekHours | undefined }> & { seen?: string | undefined };

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
