import { sql } from "kysely";
import type { Database } from "./database.server.ts";

/** Does all of the work or none of it: in a transaction of its own, or as a part of the caller's, which can go on if the part fails. */
export async function inTransaction<Result>(database: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  if (!database.isTransaction) return database.transaction().execute(work);
  await sql`savepoint part`.execute(database);
  try {
    const result = await work(database);
    await sql`release savepoint part`.execute(database);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(database);
    // Rolling back keeps the savepoint. All have the same name, so a part around this one would then roll back to it instead of to its own.
    await sql`release savepoint part`.execute(database);
    throw error;
  }
}
