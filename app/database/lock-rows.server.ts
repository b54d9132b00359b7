import type { SelectQueryBuilder } from "kysely";
import { type Database, isPostgres } from "./database.server.ts";

/** Locks the rows that a query reads until the transaction ends. SQLite has one writer at a time anyway, and no such clause. */
export function lockRows<Schema, Table extends keyof Schema, Row>(database: Database, query: SelectQueryBuilder<Schema, Table, Row>) {
  return isPostgres(database) ? query.forUpdate() : query;
}

/** The same, but leaves out rows that another transaction has locked instead of waiting for them. */
export function lockFreeRows<Schema, Table extends keyof Schema, Row>(database: Database, query: SelectQueryBuilder<Schema, Table, Row>) {
  return isPostgres(database) ? query.forUpdate().skipLocked() : query;
}
