import type { Booking } from "../../rules/booking/booking.ts";
import type { Database } from "../database/database.server.ts";
import { toBooking } from "./rows.server.ts";

// What operators need from the bookings: all of them, one person's, and those too old to keep.

export async function listBookings(database: Database): Promise<Booking[]> {
  return (await database.selectFrom("bookings").selectAll().orderBy("startsAt").execute()).map(toBooking);
}

/** The calls that are on between two days, by their time. */
export async function callsBetween(database: Database, from: string, to: string): Promise<Booking[]> {
  const calls = database.selectFrom("bookings").selectAll().where("status", "<>", "cancelled");
  const rows = await calls.where("selectedDate", ">=", from).where("selectedDate", "<=", to).orderBy("startsAt").execute();
  return rows.map(toBooking);
}

/** Everything stored about a person, with the emails written to or about them. */
export async function recordsOf(database: Database, email: string) {
  const rows = await ofPerson(database, email).selectAll().orderBy("startsAt").execute();
  const emails = await database
    .selectFrom("outbox")
    .select(["id", "channel", "kind", "bookingId", "dueAt", "sentAt"])
    .where("bookingId", "in", ofPerson(database, email).select("id"))
    .orderBy("dueAt")
    .execute();
  return { bookings: rows.map(toBooking), emails };
}

/** The database deletes a booking's links and emails along with it. */
export async function deleteRecordsOf(database: Database, email: string) {
  const { bookings, emails } = await recordsOf(database, email);
  const ids = bookings.map(({ id }) => id);
  if (ids.length > 0) await database.deleteFrom("bookings").where("id", "in", ids).execute();
  return { bookings: ids.length, emailIds: emails.map(({ id }) => id) };
}

/** Calls older than the privacy policy allows, and links that have expired. */
export async function deleteOlder(database: Database, before: Date, now: Date) {
  const emails = await database
    .selectFrom("outbox")
    .innerJoin("bookings", "bookings.id", "outbox.bookingId")
    .select("outbox.id")
    .where("bookings.startsAt", "<", before.toISOString())
    .execute();
  const old = await database.deleteFrom("bookings").where("startsAt", "<", before.toISOString()).returning("id").execute();
  await database.deleteFrom("bookingLinks").where("expiresAt", "<", now.toISOString()).execute();
  return { bookings: old.length, emailIds: emails.map(({ id }) => id) };
}

function ofPerson(database: Database, email: string) {
  return database.selectFrom("bookings").where(({ eb, fn }) => eb(fn<string>("lower", ["email"]), "=", email.trim().toLowerCase()));
}
