import type { Database } from "../../../database/database.server.ts";
import { inTransaction } from "../../../database/in-transaction.server.ts";
import { takeTurn } from "../../../database/take-turn.server.ts";
import type { Booking } from "../../rules/booking.ts";
import type { Purpose } from "../../rules/call-links.ts";
import { lockBooking } from "../booking-rows.server.ts";
import { bookingIdOf } from "../call-links.server.ts";

/** The link is wrong or has expired. */
export type UnknownLink = { kind: "unknown" };

/** A booking by the token of an email link or, for the operator's command, by its ID. */
export type WhichBooking = { purpose: Purpose; token: string } | { id: string };

/** Runs a change in one transaction, with the booking locked. */
export function changeBooking<Result>(
  database: Database,
  which: WhichBooking,
  now: Date,
  change: (transaction: Database, booking: Booking) => Promise<Result>,
): Promise<Result | UnknownLink> {
  return inTransaction(database, async (transaction) => {
    // Before the row is locked, as for a new request. In a rush that one locks rows of others and the counts of their mailboxes, and each
    // would wait for the other.
    await takeTurn(transaction, "bookings");
    const id = "id" in which ? which.id : await bookingIdOf(transaction, which.purpose, which.token, now);
    const booking = id === undefined ? undefined : await lockBooking(transaction, id);
    return booking ? change(transaction, booking) : { kind: "unknown" };
  });
}
