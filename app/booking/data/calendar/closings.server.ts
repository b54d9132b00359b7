import type { Database } from "../../../database/database.server.ts";
import { inTransaction } from "../../../database/in-transaction.server.ts";
import { takeTurn } from "../../../database/take-turn.server.ts";
import { holidaysBetween } from "../../../time/holidays.ts";
import type { MinuteRange } from "../../../time/week-hours.ts";
import type { CalendarSettings } from "../../rules/availability.ts";
import { type CalendarChange, type Closings, closingsOf, openedOf, overlaps, slotHours, without } from "../../rules/closings.ts";
import { callsBetween } from "../call-lists.server.ts";

type ClosingsPeriod = { from: string; to: string; settings: Pick<CalendarSettings, "holidays"> };

/** The closed hours between two days: the agency's own, and the holidays it hasn't opened. */
export async function readClosings(database: Database, { from, to, settings }: ClosingsPeriod): Promise<Closings> {
  return closingsOf(await readChanges(database, from, to), holidaysBetween(from, to, settings.holidays));
}

/** The hours of holidays that the agency has opened again, with the holiday as the reason. */
export async function readOpened(database: Database, { from, to, settings }: ClosingsPeriod): Promise<Closings> {
  const holidays = holidaysBetween(from, to, settings.holidays);
  const changes = await readChanges(database, from, to);
  return openedOf(changes, holidays);
}

/** Closes the hours on every one of these days, or returns the first closing that's in the way and changes nothing. */
export function closeHours(database: Database, days: string[], hours: MinuteRange, reason: string) {
  return changeDays(database, days, async (transaction, changes) => {
    const inTheWay = changes.find((change) => change.state === "closed" && overlaps(change, hours));
    if (inTheWay) return inTheWay;
    await cutOut(transaction, changes, hours);
    await insertChanges(
      transaction,
      days.map((day) => ({ day, ...hours, state: "closed", reason })),
    );
    return undefined;
  });
}

/** Closes what's still open of the hours on a day. Returns whether anything was. */
export function closeRest(database: Database, day: string, hours: MinuteRange, reason: string) {
  return changeDays(database, [day], async (transaction, changes) => {
    const isClosed = ({ state }: CalendarChange) => state === "closed";
    const rest = without(hours, changes.filter(isClosed));
    await cutOut(
      transaction,
      changes.filter((change) => !isClosed(change)),
      hours,
    );
    await insertChanges(
      transaction,
      rest.map((piece) => ({ day, ...piece, state: "closed", reason })),
    );
    return rest.length > 0;
  });
}

/** The calls that stand in these hours. Closing them leaves the calls as they are. */
export async function callsDuring(database: Database, days: string[], hours: MinuteRange) {
  const calls = await callsBetween(database, days[0] ?? "", days.at(-1) ?? "");
  return calls.filter(({ selectedTime }) => overlaps(slotHours(selectedTime), hours));
}

/** Opens what's closed in these hours, holidays included. Returns on how many days something was. */
export function openHours(database: Database, days: string[], hours: MinuteRange, settings: ClosingsPeriod["settings"]) {
  return changeDays(database, days, async (transaction, changes) => {
    const holidays = holidaysBetween(days[0] ?? "", days.at(-1) ?? "", settings.holidays);
    const closings = closingsOf(changes, holidays);
    const closed = days.filter((day) => closings.get(day)?.some((closing) => overlaps(closing, hours)));
    const isOpen = ({ state }: CalendarChange) => state === "open";
    await cutOut(
      transaction,
      changes.filter((change) => !isOpen(change)),
      hours,
    );
    const opened = closed
      .filter((day) => holidays.has(day))
      .flatMap((day) => {
        const already = changes.filter((change) => isOpen(change) && change.day === day);
        return without(hours, already).map((piece) => ({ day, ...piece, state: "open" as const, reason: "" }));
      });
    await insertChanges(transaction, opened);
    return closed.length;
  });
}

type ChangeDays<Result> = (transaction: Database, changes: CalendarChange[]) => Promise<Result>;

/**
 * The one way to write to the calendar: one at a time, with what's closed or opened on these days once it's our turn. Two at once would
 * both find the hours open.
 */
function changeDays<Result>(database: Database, days: string[], change: ChangeDays<Result>) {
  return inTransaction(database, async (transaction) => {
    await takeTurn(transaction, "calendar");
    return change(transaction, await readChanges(transaction, days[0] ?? "", days.at(-1) ?? ""));
  });
}

async function readChanges(database: Database, from: string, to: string): Promise<CalendarChange[]> {
  const rows = await database
    .selectFrom("calendarChanges")
    .selectAll()
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .orderBy("startMinute")
    .execute();
  return rows.map(({ startMinute, endMinute, ...row }) => ({ ...row, start: startMinute, end: endMinute }));
}

/** Keeps of each change what lies outside of the hours. */
async function cutOut(database: Database, changes: CalendarChange[], hours: MinuteRange) {
  for (const change of changes.filter((change) => overlaps(change, hours))) {
    await database.deleteFrom("calendarChanges").where("day", "=", change.day).where("startMinute", "=", change.start).execute();
    await insertChanges(
      database,
      without(change, [hours]).map((left) => ({ ...change, ...left })),
    );
  }
}

async function insertChanges(database: Database, changes: CalendarChange[]) {
  const rows = changes.map(({ start, end, ...change }) => ({ ...change, startMinute: start, endMinute: end }));
  if (rows.length > 0) await database.insertInto("calendarChanges").values(rows).execute();
}
