import { sql } from "kysely";
import { type Database, isPostgres } from "../../app/database/database.server.ts";
import { takeTurn } from "../../app/database/take-turn.server.ts";

/**
 * On PostgreSQL, holds a row until the returned function is called, so that a test decides who waits for whom. SQLite has one writer, so
 * there's nothing to hold.
 */
export function holdRow(database: Database, table: "people" | "outbox", id: string) {
  return hold(database, async (transaction) => {
    await transaction.selectFrom(table).select("id").where("id", "=", id).forUpdate().execute();
  });
}

/** The same, of a turn. */
export function holdTurn(database: Database, name: string) {
  return hold(database, (transaction) => takeTurn(transaction, name));
}

export type Written = "calendarChanges" | "outbox" | "ownerSettings" | "personEvents" | "postDrafts";

/** Nobody can write to a table, but all can read it: two changes that read before they write have both read by then. */
export function holdWrites(database: Database, table: Written) {
  return hold(database, async (transaction) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(transaction);
  });
}

async function hold(database: Database, lock: (transaction: Database) => Promise<void>) {
  if (!isPostgres(database)) return async () => {};
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = database.transaction().execute(async (transaction) => {
    await lock(transaction);
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  return () => {
    released.resolve();
    return holding;
  };
}

/** Until so many transactions wait for a lock, or the work is done without waiting. */
export async function untilWaiting(database: Database, count: number, work: Promise<unknown>) {
  let isDone = !isPostgres(database);
  const done = () => {
    isDone = true;
  };
  work.then(done, done);
  while (!isDone && (await waiting(database)) < count);
}

async function waiting(database: Database) {
  const activity = sql<{ count: string }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const { rows } = await activity.execute(database);
  return Number(rows[0]?.count);
}
