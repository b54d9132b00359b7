import type { Database } from "../../app/data/database/database.server.ts";

/** The kinds of all letters there ever were for somebody on the list or on the way to it. */
export async function letterKinds(database: Database) {
  const letters = await database.selectFrom("outbox").select("kind").where("subscriberId", "is not", null).orderBy("kind").execute();
  return letters.map(({ kind }) => kind);
}

/** The addresses behind a path in letters that wait, oldest subscriber's letter first. */
export async function linksIn(database: Database, path: string) {
  const letters = await database
    .selectFrom("outbox")
    .innerJoin("subscribers", "subscribers.id", "outbox.subscriberId")
    .select("payload")
    .orderBy("dueAt")
    .orderBy("askedAt")
    .execute();
  return letters.flatMap(({ payload }) => JSON.stringify(payload).match(new RegExp(`${path}\\?token=[\\w.-]+`)) ?? []);
}
