import { deleteOldPreviews } from "../../blog/data/previews.server.ts";
import { deleteOlderBookings } from "../../booking/data/privacy-records.server.ts";
import { deleteOlderLeads } from "../../calculator/data/privacy-records.server.ts";
import type { Database } from "../../database/database.server.ts";
import { takeTurn } from "../../database/take-turn.server.ts";
import { sweepNetworks } from "../../desk/data/known-networks.server.ts";
import { deleteOldLog } from "../../desk/data/log.server.ts";
import { deleteOldSent } from "../../mail/sent.server.ts";
import { deleteUnconfirmed } from "../../newsletter/data/privacy-records.server.ts";
import { deleteForgotten } from "../../people/data/privacy-records.server.ts";
import { deleteOldCounts } from "../../visits/data/counts.server.ts";
import { pendingSince, retainedSince } from "../retention.ts";

/**
 * Deletes what the privacy policy says is deleted over time, previews of posts that have ended, the desk's old log and where its owners
 * signed in, in the caller's transaction. Returns how many rows of each.
 */
export async function deleteOldRecords(database: Database, now: Date) {
  await takeTurn(database, "bookings");
  const called = await deleteOlderBookings(database, retainedSince(now), now);
  const asked = await deleteOlderLeads(database, retainedSince(now), now);
  const unread = await deleteUnconfirmed(database, pendingSince(now), now);
  const people = await deleteForgotten(database);
  const sent = await deleteOldSent(database, now);
  await takeTurn(database, "posts");
  await deleteOldPreviews(database, now);
  await deleteOldCounts(database, retainedSince(now));
  await deleteOldLog(database, now);
  await sweepNetworks(database, now);
  const emails = sent + called.emails + asked.emails + unread.emails;
  return { bookings: called.bookings, leads: asked.leads, subscriptions: unread.subscriptions, people, emails };
}
