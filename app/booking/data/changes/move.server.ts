import { type Database, isConflict } from "../../../database/database.server.ts";
import type { NowAnd } from "../../../time/clock.ts";
import type { Booking } from "../../rules/booking.ts";
import { isSameSlot, type Slot, slotMoment } from "../../rules/slot.ts";
import { isKnownToAgency } from "../../rules/state.ts";
import { announce, type BookingSettings } from "../announce.server.ts";
import { askedAnew, firstAnswer, updateBooking } from "../booking-rows.server.ts";
import { isBookableNow } from "../calendar/availability.server.ts";
import { renewLinks } from "../call-links.server.ts";
import { endLapsedNow } from "../requests/holds.server.ts";
import { type NotBookable, refuseSlot, refuseTaken, type SlotTaken } from "../requests/slot-refused.server.ts";
import { changeBooking, type UnknownLink, type WhichBooking } from "./change.server.ts";
import { dropOffers, offeredSlots } from "./offers.server.ts";

/** Who moves a call, what it is afterwards, and the email that tells the visitor. */
const MOVES = {
  /** Waits for the agency to confirm, like the first time. */
  visitor: { status: "requested", change: "moved", email: "move" },
  agency: { status: "confirmed", change: "rescheduled", email: "reschedule" },
  /** The visitor, to one of the times that the agency offered. */
  offer: { status: "confirmed", change: "picked", email: "confirmation" },
} as const;

/** By the visitor, before they confirmed it: as good as pressing the link, and the agency knows of no earlier time. */
const FIRST_HEARD_OF = { status: "requested", change: "requested", email: "acknowledgement" } as const;

/** `isNew`: the agency hears of it only now. */
type Moved = { kind: "moved"; booking: Booking; isEmailed: boolean; isNew: boolean };

/** Gives a call another slot, which is booked right away. */
export async function moveCall(
  database: Database,
  which: WhichBooking,
  slot: Slot,
  by: keyof typeof MOVES,
  nowAndSettings: NowAnd<BookingSettings>,
): Promise<Moved | { kind: "same" | "cancelled"; booking: Booking } | SlotTaken | NotBookable | UnknownLink> {
  try {
    await endLapsedNow(database, nowAndSettings);
    return await changeBooking(database, which, nowAndSettings.now, async (transaction, booking) => {
      if (booking.status === "cancelled") return { kind: "cancelled", booking };
      if (isSameSlot(booking, slot)) return { kind: "same", booking };
      if (by === "offer" && !(await isOffered(transaction, booking, slot))) return { kind: "not-bookable" };
      if (!(await isBookableNow(transaction, slot, nowAndSettings))) return refuseSlot(transaction, slot, nowAndSettings);
      return move(transaction, booking, slot, by, nowAndSettings);
    });
  } catch (error) {
    if (isConflict(error)) return refuseTaken(database, slot, nowAndSettings);
    throw error;
  }
}

async function isOffered(transaction: Database, { id }: Booking, slot: Slot) {
  return (await offeredSlots(transaction, id)).some((one) => isSameSlot(one, slot));
}

async function move(
  transaction: Database,
  booking: Booking,
  { selectedDate, selectedTime }: Slot,
  by: keyof typeof MOVES,
  nowAndSettings: NowAnd<BookingSettings>,
): Promise<Moved> {
  const { now, settings } = nowAndSettings;
  const isKnown = by !== "visitor" || isKnownToAgency(booking);
  const { status, change, email } = isKnown ? MOVES[by] : FIRST_HEARD_OF;
  const changes = {
    selectedDate,
    selectedTime,
    startsAt: slotMoment({ selectedDate, selectedTime }, settings.timeZone).toISOString(),
    status,
    // A visitor who moves asks anew. For the agency it's an answer, and the question stays the one that the visitor asked.
    ...(by === "visitor" ? askedAnew(booking, now) : firstAnswer(booking, now)),
    heldUntil: null,
    // The form's key no longer stands for this slot: the same form sent again is a new request.
    idempotencyHash: null,
  };
  const moved = await updateBooking(transaction, booking, changes, now);
  await dropOffers(transaction, booking.id);
  await renewLinks(transaction, moved);
  const queued = await announce(transaction, change, moved, nowAndSettings, isKnown ? { movedFrom: booking.startsAt } : {});
  return { kind: "moved", booking: moved, isEmailed: queued.has(email), isNew: !isKnown };
}
