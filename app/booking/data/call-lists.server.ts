import { sql } from "kysely";
import type { Database } from "../../database/database.server.ts";
import { DAY_MS } from "../../time/durations.ts";
import type { Booking } from "../rules/booking.ts";
import { stateOf } from "../rules/state.ts";
import { toBooking } from "./booking-rows.server.ts";

export async function listBookings(database: Database): Promise<Booking[]> {
  return (await database.selectFrom("bookings").selectAll().orderBy("startsAt").execute()).map(toBooking);
}

/** The calls whose time is still to come, the canceled ones too, by their time. */
export async function callsAhead(database: Database, now: Date): Promise<Booking[]> {
  const ahead = database.selectFrom("bookings").selectAll().where("startsAt", ">", now.toISOString());
  return (await ahead.orderBy("startsAt").execute()).map(toBooking);
}

/** All calls of one person, by their time. */
export async function callsOf(database: Database, personId: string): Promise<Booking[]> {
  return (await database.selectFrom("bookings").selectAll().where("personId", "=", personId).orderBy("startsAt").execute()).map(toBooking);
}

/** Later than any call. */
export const END_OF_CALENDAR = "9999-12-31";

/** The calls that are on between two days, by their time. */
export async function callsBetween(database: Database, from: string, to: string): Promise<Booking[]> {
  const calls = database.selectFrom("bookings").selectAll().where("status", "<>", "cancelled");
  const rows = await calls.where("selectedDate", ">=", from).where("selectedDate", "<=", to).orderBy("startsAt").execute();
  return rows.map(toBooking);
}

/** At most two calls whose ID starts with this. */
export async function findByStart(database: Database, start: string): Promise<Booking[]> {
  const calls = database.selectFrom("bookings").selectAll().where(sql`substr(cast(id as text), 1, ${start.length})`, "=", start);
  return (await calls.limit(2).execute()).map(toBooking);
}

/** Requests past their promised hour without an answer, until a week after the time they asked for. */
export async function unansweredCalls(database: Database, now: Date) {
  const weekAgo = new Date(now.getTime() - 7 * DAY_MS);
  const rows = await database.selectFrom("bookings").selectAll().where("startsAt", ">", weekAgo.toISOString()).execute();
  return rows.map(toBooking).filter((call) => stateOf(call, now) === "unanswered");
}
