import { basename } from "node:path";
import type { Updateable } from "kysely";
import type { Database } from "../../database/database.server.ts";
import { deleteIfAny } from "../../database/delete-if-any.server.ts";
import type { Tables } from "../../database/tables.ts";
import { DAY_MS, MINUTE_MS } from "../../time/durations.ts";
import { hashOfToken } from "../../tokens/stored-token.server.ts";
import type { CalendarSettings } from "../rules/availability.ts";
import type { Slot } from "../rules/slot.ts";

type BusySettings = Pick<CalendarSettings, "busyCalendars">;
type CalendarReading = Updateable<Tables["busyCalendars"]> & { slots?: Slot[] };

export const READ_EVERY_MS = 5 * MINUTE_MS;
/** Longer than any read takes. */
const CLAIM_MS = 2 * MINUTE_MS;

/** The slots that the agency's own calendars take away between two dates. */
export async function readBusySlots(database: Database, { busyCalendars }: BusySettings, from: string, to: string): Promise<Slot[]> {
  if (busyCalendars.length === 0) return [];
  const busy = database
    .selectFrom("busySlots")
    .select(["selectedDate", "selectedTime"])
    .where("calendar", "in", busyCalendars.map(hashOfToken));
  return busy.where("selectedDate", ">=", from).where("selectedDate", "<=", to).distinct().execute();
}

/** Claims a calendar that is due to be read: one process reads it, and again only when the claim has ended. */
export async function claimCalendar(database: Database, address: string, now: Date) {
  const calendar = hashOfToken(address);
  const moment = now.toISOString();
  const due = new Date(now.getTime() - READ_EVERY_MS).toISOString();
  const nothing = { calendar, checkedAt: null, readAt: null, claimedUntil: null };
  await database
    .insertInto("busyCalendars")
    .values(nothing)
    .onConflict((conflict) => conflict.column("calendar").doNothing())
    .execute();
  return (
    database
      .updateTable("busyCalendars")
      .set({ claimedUntil: new Date(now.getTime() + CLAIM_MS).toISOString() })
      .where("calendar", "=", calendar)
      .where(({ or, eb }) => or([eb("claimedUntil", "is", null), eb("claimedUntil", "<=", moment)]))
      // A time in the future was recorded while the clock was wrong.
      .where(({ or, eb }) => or([eb("checkedAt", "is", null), eb("checkedAt", "<=", due), eb("checkedAt", ">", moment)]))
      .returningAll()
      .executeTakeFirst()
  );
}

/** Records what came of reading a claimed calendar. Without `slots` the last good ones stay. */
export function recordCalendar(database: Database, calendar: string, { slots, ...changes }: CalendarReading, now: Date) {
  return database.transaction().execute(async (transaction) => {
    const row = { ...changes, checkedAt: now.toISOString(), claimedUntil: null };
    await transaction.updateTable("busyCalendars").set(row).where("calendar", "=", calendar).execute();
    if (!slots) return;
    await transaction.deleteFrom("busySlots").where("calendar", "=", calendar).execute();
    const busy = slots.map((slot) => ({ ...slot, calendar }));
    if (busy.length > 0) await transaction.insertInto("busySlots").values(busy).execute();
  });
}

/**
 * Deletes calendars that aren't in the settings, with their times, once nobody has read them for a day. Not at once: during an update,
 * another process may still have them. Without any calendar left nothing is read, and only the daily deletion comes here.
 */
export async function forgetCalendars(database: Database, { busyCalendars }: BusySettings, now: Date) {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  await deleteIfAny(database, "busyCalendars", ({ and, or, eb }) => {
    const wasNeverRead = and([eb("checkedAt", "is", null), or([eb("claimedUntil", "is", null), eb("claimedUntil", "<", dayAgo)])]);
    const isOld = or([eb("checkedAt", "<", dayAgo), wasNeverRead]);
    return busyCalendars.length > 0 ? and([isOld, eb("calendar", "not in", busyCalendars.map(hashOfToken))]) : isOld;
  });
}

type BusyState = { name: string; readAt: Date | undefined; problem: string; remark: string };

/** How each of the agency's calendars was read the last time. */
export async function busyStates(database: Database, { busyCalendars }: BusySettings): Promise<BusyState[]> {
  if (busyCalendars.length === 0) return [];
  const rows = await database.selectFrom("busyCalendars").selectAll().where("calendar", "in", busyCalendars.map(hashOfToken)).execute();
  return busyCalendars.map((address) => {
    const row = rows.find(({ calendar }) => calendar === hashOfToken(address));
    const { readAt, problem = "", remark = "" } = row ?? {};
    return { name: calendarName(address, busyCalendars), readAt: readAt ? new Date(readAt) : undefined, problem, remark };
  });
}

/**
 * What a calendar is called in logs and to the operator: its host or file, and its place in the setting if it isn't the only one there. The
 * rest of the address is a secret.
 */
export function calendarName(address: string, all: readonly string[]) {
  const name = hostOrFile(address);
  const isOnly = all.filter((other) => hostOrFile(other) === name).length === 1;
  return isOnly ? name : `${name} (calendar ${all.indexOf(address) + 1})`;
}

function hostOrFile(address: string) {
  return URL.canParse(address) ? new URL(address).host : basename(address);
}
