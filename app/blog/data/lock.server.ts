import { sql } from "kysely";
import { type Database, isPostgres } from "../../database/database.server.ts";
import { inTransaction } from "../../database/in-transaction.server.ts";

/** Any number works, as long as nothing else in the same database uses it. */
const POSTGRES_LOCK = 7_325_902;

/**
 * A transaction that no other change of posts runs beside: no two posts get the same morning, and no picture is deleted while a post takes it in.
 * On SQLite that's the same lock a visitor's booking waits for, so nothing is done inside it that could be done before.
 */
export function withPostsLocked<Result>(database: Database, work: (transaction: Database) => Promise<Result>) {
  return inTransaction(database, async (transaction) => {
    await lockPosts(transaction);
    return work(transaction);
  });
}

/** SQLite's lock is the transaction itself, see 'begin immediate' in sqlite.server.ts. */
export async function lockPosts(transaction: Database) {
  if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(transaction);
}
