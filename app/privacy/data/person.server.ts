import { bookingRecordsOf, deleteBookingRecordsOf, dropAgendas } from "../../booking/data/privacy-records.server.ts";
import { deleteLeadRecordsOf, leadRecordsOf } from "../../calculator/data/privacy-records.server.ts";
import type { Database } from "../../database/database.server.ts";
import { takeTurn } from "../../database/take-turn.server.ts";
import { deleteReaderRecordsOf, readerRecordsOf } from "../../newsletter/data/privacy-records.server.ts";
import { deletePersonRecordsOf, lockPeople, personRecordsOf } from "../../people/data/privacy-records.server.ts";
import { isAddress, knownAs } from "../../people/rules/known-by.ts";

/**
 * Everything stored about a person, named by their email in any spelling, or by their phone if they gave none: calls, plans, subscription,
 * our notes, and the emails written to or about them.
 */
export async function storedAbout(database: Database, who: string) {
  const names = await namesOf(database, who);
  const { bookings, emails } = await bookingRecordsOf(database, names);
  const asked = await leadRecordsOf(database, names);
  const { subscriptions, ...reads } = await readerRecordsOf(database, names);
  const { people, ...known } = await personRecordsOf(database, names);
  return {
    bookings,
    leads: asked.leads,
    subscriptions,
    people,
    emails: [...emails, ...asked.emails, ...reads.emails, ...known.emails],
  };
}

/** Deletes it, in the caller's transaction. Returns how many rows of each. */
export async function deletePerson(database: Database, who: string) {
  await takeTurn(database, "bookings");
  const names = await namesOf(database, who);
  await lockPeople(database, names);
  const called = await deleteBookingRecordsOf(database, names);
  const asked = await deleteLeadRecordsOf(database, names);
  const reads = await deleteReaderRecordsOf(database, names);
  const known = await deletePersonRecordsOf(database, names);
  if (called.bookings + known.people > 0) await dropAgendas(database);
  const emails = called.emails + asked.emails + reads.emails + known.emails;
  return { bookings: called.bookings, leads: asked.leads, subscriptions: reads.subscriptions, people: known.people, emails };
}

/**
 * One person's address has several spellings (never a dot more or less, except at Gmail), and calls, plans and subscriptions are stored
 * under the one that was typed.
 */
async function namesOf(database: Database, who: string) {
  if (!isAddress(who)) return [who];
  const plans = database.selectFrom("leads").select("email");
  const readers = database.selectFrom("subscribers").select("email");
  const stored = await database.selectFrom("bookings").select("email").union(plans).union(readers).execute();
  const same = stored.map(({ email }) => email).filter((email) => isAddress(email) && knownAs(email) === knownAs(who));
  return [...new Set([who, ...same].map((email) => email.trim().toLowerCase()))];
}
