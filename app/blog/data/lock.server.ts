import type { Database } from "../../database/database.server.ts";
import { inTransaction } from "../../database/in-transaction.server.ts";
import { takeTurn } from "../../database/take-turn.server.ts";

/**
 * A transaction that no other change of posts runs beside: no two posts get the same morning, and no picture is deleted while a post takes
 * it in. On SQLite that's the same lock a visitor's booking waits for, so nothing is done inside it that could be done before.
 */
export function withPostsLocked<Result>(database: Database, work: (transaction: Database) => Promise<Result>) {
  return inTransaction(database, async (transaction) => {
    await takeTurn(transaction, "posts");
    return work(transaction);
  });
}
