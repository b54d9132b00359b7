import { BOOKING_WINDOW_DAYS, LONG_WINDOW_DAYS } from "../catalog/slots.ts";
import type { NotBookable, SlotTaken } from "../data/requests/slot-refused.server.ts";
import { saySlot } from "../rules/slot-text.ts";

/** Why a call can't have the time that a command gave. */
export function timeProblem(refusal: SlotTaken | NotBookable) {
  if (refusal.kind === "not-bookable")
    return new Error(
      `That time can't be booked: choose one of your hours within the next ${BOOKING_WINDOW_DAYS} days, or ${LONG_WINDOW_DAYS} while those are full.`,
    );
  const { alternatives } = refusal;
  const nearest = alternatives.length > 0 ? `The nearest are: ${alternatives.map(saySlot).join("; ")}.` : "No other is, either.";
  return new Error(`That time isn't free. ${nearest}`);
}
