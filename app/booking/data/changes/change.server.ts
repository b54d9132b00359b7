import type { Database } from "../../../database/database.server.ts";
import { inTransaction } from "../../../database/in-transaction.server.ts";
import { takeTurn } from "../../../database/take-turn.server.ts";
import type { Booking } from "../../rules/booking.ts";
import type { Purpose } from "../../rules/call-links.ts";
import { isMovedSince } from "../../rules/slot-text.ts";
import { lockBooking } from "../booking-rows.server.ts";
import { bookingIdOf } from "../call-links.server.ts";

/** The link is wrong or has expired. */
export type UnknownLink = { kind: "unknown" };

/** A booking by its ID, for the operator's command, or as a page of the desk showed it: `seen` is the slot, as `writeSlot` writes it. */
export type BookingById = { id: string; seen?: string };

/** Or by the token of an email link, which ends when the call moves. */
export type WhichBooking = { purpose: Purpose; token: string } | BookingById;

/** The call isn't where the page of the desk showed it any more, so its button was about another time. Visitors never meet it. */
export class MovedSince extends Error {
  readonly booking: Booking;

  constructor(booking: Booking) {
    super("moved since");
    this.booking = booking;
  }
}

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
    if (!booking) return { kind: "unknown" };
    if ("id" in which && which.seen !== undefined && isMovedSince(booking, which.seen)) throw new MovedSince(booking);
    return change(transaction, booking);
  });
}
