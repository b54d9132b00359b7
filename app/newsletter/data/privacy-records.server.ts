import type { Database } from "../../database/database.server.ts";
import type { Reader } from "../subscription.ts";
import type { SubscriberRow } from "./tables.ts";

// What operators need from the newsletter list about one person, and what's too old to keep.

/** A person's subscription, with the emails written to them. */
export async function readerRecordsOf(database: Database, emails: string[]) {
  const subscriptions = (await ofPerson(database, emails).selectAll().execute()).map(toReader);
  return { subscriptions, emails: await emailsTo(database, ofPerson(database, emails)) };
}

export async function deleteReaderRecordsOf(database: Database, emails: string[]) {
  return deleteThose(database, ofPerson(database, emails));
}

/** Addresses that nobody confirmed, and links that have expired. */
export async function deleteUnconfirmed(database: Database, before: Date, now: Date) {
  await database.deleteFrom("subscriberLinks").where("expiresAt", "<", now.toISOString()).execute();
  const pending = database.selectFrom("subscribers").where("status", "=", "pending").where("askedAt", "<", before.toISOString());
  return deleteThose(database, pending);
}

type Those = ReturnType<typeof ofPerson>;

function ofPerson(database: Database, emails: string[]) {
  return database.selectFrom("subscribers").where(({ eb, fn }) => eb(fn<string>("lower", ["email"]), "in", emails));
}

/** The database deletes a reader's links and emails along with it. */
async function deleteThose(database: Database, those: Those) {
  const emails = await emailsTo(database, those);
  const gone = await database.deleteFrom("subscribers").where("id", "in", those.select("id")).returning("id").execute();
  return { subscriptions: gone.length, emails: emails.length };
}

function emailsTo(database: Database, those: Those) {
  return database
    .selectFrom("outbox")
    .select(["id", "channel", "kind", "subscriberId", "dueAt", "sentAt"])
    .where("subscriberId", "in", those.select("id"))
    .orderBy("dueAt")
    .execute();
}

export function toReader({ id, email, status, askedAt, confirmedAt }: SubscriberRow): Reader {
  return { id, email, status, askedAt: new Date(askedAt), confirmedAt: confirmedAt ? new Date(confirmedAt) : undefined };
}
