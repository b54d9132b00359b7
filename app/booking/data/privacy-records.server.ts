import type { Database } from "../../database/database.server.ts";
import { forgetKeys } from "../../forms/idempotency.server.ts";
import { isAddress, knownAs, knownBy } from "../../people/rules/known-by.ts";
import { DAY_MS } from "../../time/durations.ts";
import { toBooking } from "./booking-rows.server.ts";

/** Everything stored about a person, by their emails or, for calls without one, their phone, with the emails written to or about them. */
export async function bookingRecordsOf(database: Database, names: string[]) {
  const rows = await ofPerson(database, names).selectAll().orderBy("startsAt").execute();
  const bookings = rows.map(toBooking).filter(({ email, phone }) => email !== "" || names.map(knownAs).includes(knownBy({ email, phone })));
  const ids = bookings.map(({ id }) => id);
  if (ids.length === 0) return { bookings, emails: [] };
  const emails = await database
    .selectFrom("outbox")
    .select(["id", "channel", "kind", "bookingId", "dueAt", "sentAt"])
    .where("bookingId", "in", ids)
    .orderBy("dueAt")
    .execute();
  return { bookings, emails };
}

/** The database deletes a booking's links and emails along with it. */
export async function deleteBookingRecordsOf(database: Database, names: string[]) {
  const { bookings, emails } = await bookingRecordsOf(database, names);
  const ids = bookings.map(({ id }) => id);
  if (ids.length === 0) return { bookings: 0, emails: 0 };
  await database.deleteFrom("bookings").where("id", "in", ids).execute();
  return { bookings: ids.length, emails: emails.length };
}

/** Calls older than the privacy policy allows, links and keys that have expired, and the networks of calls that have passed. */
export async function deleteOlderBookings(database: Database, before: Date, now: Date) {
  const emails = await database
    .selectFrom("outbox")
    .innerJoin("bookings", "bookings.id", "outbox.bookingId")
    .select("outbox.id")
    .where("bookings.startsAt", "<", before.toISOString())
    .execute();
  const old = await database.deleteFrom("bookings").where("startsAt", "<", before.toISOString()).returning("id").execute();
  // Their visitors never confirmed these or withdrew them before, and the agency never heard of them. In a flood there are thousands.
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const unheard = database.deleteFrom("bookings").where("endReason", "in", ["expired", "visitor"]).where("personId", "is", null);
  await unheard.where("heldUntil", "<", dayAgo).execute();
  for (const links of ["bookingLinks", "outcomeLinks"] as const)
    await database.deleteFrom(links).where("expiresAt", "<", now.toISOString()).execute();
  await database
    .updateTable("bookings")
    .set({ network: "" })
    .where("startsAt", "<", now.toISOString())
    .where("network", "<>", "")
    .execute();
  await forgetKeys(database, "bookings", now);
  return { bookings: old.length, emails: emails.length };
}

/** All agendas: each lists several people's calls and next steps, so it belongs to none of them. Sent ones may still be files. */
export async function dropAgendas(database: Database) {
  await database.deleteFrom("outbox").where("kind", "=", "agenda").execute();
}

/** By email, or for a phone number all calls that have none: how a number is written differs, so the caller compares digits. */
function ofPerson(database: Database, names: string[]) {
  const emails = names.map((who) => (isAddress(who) ? who : ""));
  return database.selectFrom("bookings").where(({ eb, fn }) => eb(fn<string>("lower", ["email"]), "in", emails));
}
