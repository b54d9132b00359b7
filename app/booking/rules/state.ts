import { OUTCOMES } from "../catalog/outcomes.ts";
import type { Booking } from "./booking.ts";
import { answerBy } from "./promise.ts";

export type BookingState =
  | "requested"
  | "unverified"
  | "unanswered"
  | "offered"
  | "confirmed"
  | "canceled"
  | "declined"
  | "expired"
  | "junk"
  | "talked"
  | "no-show";

/** How a call stands, in one word. 'unverified' means that the visitor still has to press the link in their email. */
export function stateOf(booking: Booking, now: Date): BookingState {
  const { status, endReason, answeredAt, heldUntil, outcome } = booking;
  if (outcome && status !== "cancelled") return outcome === OUTCOMES.talked ? "talked" : "no-show";
  if (status === "confirmed") return "confirmed";
  if (endReason === "waiting") return "unverified";
  if (status === "cancelled") return endReason === "declined" || endReason === "expired" || endReason === "junk" ? endReason : "canceled";
  if (heldUntil) return "unverified";
  if (answeredAt) return "offered";
  return isUnanswered(booking, now) ? "unanswered" : "requested";
}

/** Whether the agency has heard of a request. Of one that was on hold from its first moment it hears when the visitor presses. */
export function isKnownToAgency({ heldUntil, personId }: Booking) {
  return heldUntil === null || personId !== null;
}

/** The hour by which we promised an answer has passed without one. While the visitor must still confirm, nobody waits for the agency. */
function isUnanswered(booking: Booking, now: Date) {
  return booking.status === "requested" && booking.answeredAt === null && booking.heldUntil === null && answerBy(booking) <= now;
}
