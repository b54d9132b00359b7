import { sql } from "kysely";
import { type Database, isPostgres } from "./database.server.ts";

/**
 * Lets one transaction at a time count and then add, so that two at once don't both find room for the last one. SQLite has one writer
 * anyway.
 *
 * Whoever takes more than one lock takes them in this order. Otherwise two of them may wait for each other, and PostgreSQL ends one with
 * an error (40P01 'deadlock detected'), which nobody tries again:
 *
 * 1. the row of a job (`batchWhenDue`)
 * 2. the turn `bookings`, for every change of calls, and for a change of several people
 * 3. the call's row (`lockBooking`)
 * 4. the turn of a mailbox (`reserveEmail`)
 * 5. the person's row (`lockPerson`)
 * 6. rows of the outbox; a call's own may be changed before 4 and 5, since its turn is taken
 * 7. the turn `posts`, for every change of posts, or `calendar`, for every change of the days or of the weekly hours
 */
export async function takeTurn(transaction: Database, name: string) {
  if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}
