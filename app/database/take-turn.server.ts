import { sql } from "kysely";
import { type Database, isPostgres } from "./database.server.ts";

/**
 * Lets one transaction at a time count and then add, so that two at once don't both find room for the last one. SQLite has one writer
 * anyway.
 */
export async function takeTurn(transaction: Database, name: string) {
  if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}
