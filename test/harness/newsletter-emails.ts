import type { Database } from "../../app/database/database.server.ts";

/** The kinds of all emails ever queued for a subscriber, confirmed or not. */
export async function emailKinds(database: Database) {
  const emails = await database.selectFrom("outbox").select("kind").where("subscriberId", "is not", null).orderBy("kind").execute();
  return emails.map(({ kind }) => kind);
}

/** The URLs with this path in waiting emails, oldest subscriber's email first. */
export async function linksIn(database: Database, path: string) {
  const emails = await database
    .selectFrom("outbox")
    .innerJoin("subscribers", "subscribers.id", "outbox.subscriberId")
    .select("payload")
    .orderBy("dueAt")
    .orderBy("askedAt")
    .execute();
  return emails.flatMap(({ payload }) => JSON.stringify(payload).match(new RegExp(`${path}\\?token=[\\w.-]+`)) ?? []);
}
