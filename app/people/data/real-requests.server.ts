import type { Database } from "../../database/database.server.ts";

/** Calls that are somebody's: neither junk nor what its visitor never confirmed. */
export function realRequests(database: Database) {
  return database
    .selectFrom("bookings")
    .where("bookings.endReason", "not in", ["junk", "expired", "waiting"])
    .where("bookings.heldUntil", "is", null);
}
