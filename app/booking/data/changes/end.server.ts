import type { Database } from "../../../database/database.server.ts";
import type { NowAnd } from "../../../time/clock.ts";
import type { Booking } from "../../rules/booking.ts";
import { isKnownToAgency } from "../../rules/state.ts";
import { announce, type BookingSettings } from "../announce.server.ts";
import { firstAnswer, updateBooking } from "../booking-rows.server.ts";
import { dropOffers } from "./offers.server.ts";

/** Who ends a call, and what that is called. */
const ENDS = { visitor: "canceledByVisitor", agency: "canceled", declined: "declined" } as const;

/** Ends a call, which frees its slot. Ending it again changes nothing. */
export async function endCall(
  transaction: Database,
  booking: Booking,
  endReason: keyof typeof ENDS,
  nowAndSettings: NowAnd<BookingSettings>,
  message = "",
) {
  if (booking.status === "cancelled") return { kind: "cancelled" as const, booking };
  const { now } = nowAndSettings;
  // From the agency it's an answer, too, if it's the first one.
  const answer = endReason === "visitor" ? {} : { ...firstAnswer(booking, now), heldUntil: null };
  const changes = { status: "cancelled" as const, endReason, idempotencyHash: null, ...answer };
  const ended = await updateBooking(transaction, booking, changes, now);
  await dropOffers(transaction, booking.id);
  const isWithdrawn = endReason === "visitor" && !isKnownToAgency(booking);
  await announce(transaction, isWithdrawn ? "withdrawn" : ENDS[endReason], ended, nowAndSettings, { message });
  return { kind: "cancelled" as const, booking: ended };
}
