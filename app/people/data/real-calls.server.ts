import { type SqlBool, sql } from "kysely";
import type { Database } from "../../database/database.server.ts";

// About calls, and here because people, which lies below booking and visits, asks which are real, too: see fill-people.server.ts.

/** Calls that somebody asked the site for. */
export function realRequests(database: Database) {
  return realCalls(database).where(({ not }) => not(isAgreedByPhone));
}

/**
 * Calls that are somebody's: neither junk nor what its visitor never confirmed, even if the agency had heard of it. Also those that were
 * agreed by phone.
 */
export function realCalls(database: Database) {
  return database
    .selectFrom("bookings")
    .where("bookings.endReason", "not in", ["junk", "expired", "waiting"])
    .where("bookings.heldUntil", "is", null);
}

/**
 * Both moments are the same only in a call that the agency entered: `addCall` makes it and answers it at once. When a visitor moves such a
 * call by their link, it waits for an answer and counts as asked of the site, like anybody's.
 */
export const isAgreedByPhone = sql<SqlBool>`${sql.ref("bookings.answeredAt")} is not distinct from ${sql.ref("bookings.createdAt")}`;
