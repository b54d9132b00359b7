import { deleteRecordsOf, dropAgendas, recordsOf } from "../../booking/data/records.server.ts";
import { deleteLeadRecordsOf, leadRecordsOf } from "../../calculator/data/records.server.ts";
import type { Database } from "../../database/database.server.ts";
import { deleteSubscriberRecordsOf, subscriberRecordsOf } from "../../newsletter/data/records.server.ts";
import { deletePersonRecordsOf, personRecordsOf } from "../../people/data/records.server.ts";

/** Everything stored about a person, named by their email, or by their phone if they gave none: calls, plans, subscription, their line with its notes, and the emails written to or about them. */
export async function personIn(database: Database, who: string) {
  const { bookings, emails } = await recordsOf(database, who);
  const asked = await leadRecordsOf(database, who);
  const { subscriptions, ...reads } = await subscriberRecordsOf(database, who);
  const { lines, ...line } = await personRecordsOf(database, who);
  return { bookings, leads: asked.leads, subscriptions, lines, emails: [...emails, ...asked.emails, ...reads.emails, ...line.emails] };
}

/** Deletes it, in the caller's transaction. Returns how many rows of each. */
export async function deletePerson(database: Database, who: string) {
  const { bookings, emailIds } = await deleteRecordsOf(database, who);
  const asked = await deleteLeadRecordsOf(database, who);
  const { subscriptions, ...reads } = await deleteSubscriberRecordsOf(database, who);
  const { lines, ...line } = await deletePersonRecordsOf(database, who);
  // A morning email lists what is due about several people, so it belongs to none of them.
  if (lines > 0) await dropAgendas(database);
  const emails = emailIds.length + asked.emailIds.length + reads.emailIds.length + line.emailIds.length;
  return { bookings, leads: asked.leads, subscriptions, lines, emails };
}
