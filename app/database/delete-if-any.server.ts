import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Database } from "./database.server.ts";
import type { Tables } from "./tables.ts";

/**
 * Deletes the rows that a condition is true of, if there are any. Even deleting nothing waits for the current writer, and on SQLite every
 * visitor waits along with it, so it looks first.
 */
export async function deleteIfAny<Table extends keyof Tables>(
  database: Database,
  table: Table,
  isOne: (expressions: ExpressionBuilder<Tables, Table>) => Expression<SqlBool>,
) {
  // The types of a query follow from the name of its table, which isn't known here.
  const [from, condition] = [table as "outbox", isOne as (expressions: ExpressionBuilder<Tables, "outbox">) => Expression<SqlBool>];
  const found = database
    .selectFrom(from)
    .where(condition)
    .select(({ lit }) => lit(1).as("one"));
  if (await found.limit(1).executeTakeFirst()) await database.deleteFrom(from).where(condition).execute();
}
