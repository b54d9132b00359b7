import { deleteRecordsOf, dropAgendas, recordsOf } from "../../booking/data/records.server.ts";
import { deleteLeadRecordsOf, leadRecordsOf } from "../../calculator/data/records.server.ts";
import type { Database } from "../../database/database.server.ts";
import { deleteSubscriberRecordsOf, subscriberRecordsOf } from "../../newsletter/data/records.server.ts";
import { deletePersonRecordsOf, personRecordsOf } from "../../people/data/records.server.ts";

/** Everything stored about a person: calls, plans, subscription, their line with its notes, and the emails written to or about them. */
export async function personIn(database: Database, email: string) {
  const { bookings, emails } = await recordsOf(database, email);
  const asked = await leadRecordsOf(database, email);
  const { subscriptions, ...reads } = await subscriberRecordsOf(database, email);
  const { lines, ...line } = await personRecordsOf(database, email);
  return { bookings, leads: asked.leads, subscriptions, lines, emails: [...emails, ...asked.emails, ...reads.emails, ...line.emails] };
}

/** Deletes it, in the caller's transaction. Returns how many rows of each. */
export async function deletePerson(database: Database, email: string) {
  const { bookings, emailIds } = await deleteRecordsOf(database, email);
  const asked = await deleteLeadRecordsOf(database, email);
  const { subscriptions, ...reads } = await deleteSubscriberRecordsOf(database, email);
  const { lines, ...line } = await deletePersonRecordsOf(database, email);
  // A morning email lists what is due about several people, so it belongs to none of them.
  if (lines > 0) await dropAgendas(database);
  const emails = emailIds.length + asked.emailIds.length + reads.emailIds.length + line.emailIds.length;
  return { bookings, leads: asked.leads, subscriptions, lines, emails };
}
