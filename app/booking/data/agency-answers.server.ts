import { type Database, isConflict } from "../../database/database.server.ts";
import type { Booking } from "../rules/booking.ts";
import { isSameSlot, type Slot, slotMoment } from "../rules/slot.ts";
import { announce, type Circumstances } from "./announce.server.ts";
import { isOpen } from "./availability.server.ts";
import { refuse, taken } from "./bookings.server.ts";
import { changeBooking, type Which } from "./change.server.ts";
import { freeAmong } from "./free-times.server.ts";
import { renewLinks } from "./links.server.ts";
import { dropOffers, offeredSlots, storeOffers } from "./offers.server.ts";
import { updateBooking } from "./rows.server.ts";
import type { BookingRow } from "./tables.ts";

// What the agency does about a call, by a link in its email or by the operator's command: the same changes and emails either way.

/** The token of the agency's link, or the booking's ID. */
type ByAgency = string | { id: string };

/** Confirms: the visitor gets the invitation and reminders are queued. Confirming again changes nothing. */
export function confirmBooking(database: Database, by: ByAgency, circumstances: Circumstances) {
  return changeBooking(database, which(by), circumstances.now, async (transaction, booking) => {
    if (booking.status !== "requested") return { kind: booking.status, booking };
    const confirmed = await answer(transaction, booking, { status: "confirmed" }, circumstances);
    await announce(transaction, "confirmed", confirmed, circumstances);
    return { kind: "confirmed" as const, booking: confirmed };
  });
}

/** Turns a request down. A confirmed call isn't a request any more: it can only be canceled. */
export function declineBooking(database: Database, by: ByAgency, message: string, circumstances: Circumstances) {
  return changeBooking(database, which(by), circumstances.now, async (transaction, booking) => {
    if (booking.status !== "requested") return { kind: booking.status, booking };
    return end(transaction, booking, "declined", message, circumstances);
  });
}

export function cancelByAgency(database: Database, by: ByAgency, message: string, circumstances: Circumstances) {
  return changeBooking(database, which(by), circumstances.now, async (transaction, booking) =>
    booking.status === "cancelled" ? { kind: "cancelled" as const, booking } : end(transaction, booking, "agency", message, circumstances),
  );
}

/** Offers other times, all of them free now. They aren't held: the call keeps its own time until the visitor picks one. */
export function offerTimes(database: Database, by: ByAgency, slots: Slot[], circumstances: Circumstances) {
  const { now, settings } = circumstances;
  return changeBooking(database, which(by), now, async (transaction, booking) => {
    if (booking.status === "cancelled") return { kind: "cancelled" as const, booking };
    const free = await freeAmong(transaction, slots, circumstances);
    if (free.length < slots.length) return { kind: "taken" as const, booking };
    await storeOffers(transaction, booking.id, slots);
    const answered = await updateBooking(transaction, booking, { answeredAt: now.toISOString(), heldUntil: null }, now);
    const times = slots.map((slot) => slotMoment(slot, settings.timeZone)).sort((a, b) => a.getTime() - b.getTime());
    await announce(transaction, "offered", answered, circumstances, { times });
    return { kind: "offered" as const, booking: answered };
  });
}

/** The agency moves the call. It's confirmed at once, since the agency chose the time. */
export function rescheduleBooking(database: Database, by: ByAgency, slot: Slot, circumstances: Circumstances) {
  return moveAndConfirm(database, which(by), slot, circumstances, "agency");
}

/** The visitor picks one of the times the agency offered, which needs no further confirmation. */
export function pickOffered(database: Database, token: string, slot: Slot, circumstances: Circumstances) {
  return moveAndConfirm(database, { purpose: "manage", token }, slot, circumstances, "visitor");
}

async function moveAndConfirm(database: Database, call: Which, slot: Slot, circumstances: Circumstances, by: "agency" | "visitor") {
  const { now, settings } = circumstances;
  try {
    return await changeBooking(database, call, now, async (transaction, booking) => {
      if (booking.status === "cancelled") return { kind: "cancelled" as const, booking };
      if (isSameSlot(booking, slot)) return { kind: "same" as const, booking };
      const offered = by === "agency" ? [slot] : await offeredSlots(transaction, booking.id);
      if (!offered.some((one) => isSameSlot(one, slot))) return { kind: "not-bookable" as const };
      if (!(await isOpen(transaction, slot, circumstances))) return refuse(transaction, slot, circumstances);
      const { selectedDate, selectedTime } = slot;
      const startsAt = slotMoment(slot, settings.timeZone).toISOString();
      const changes = {
        selectedDate,
        selectedTime,
        startsAt,
        status: "confirmed" as const,
        askedAt: now.toISOString(),
        idempotencyHash: null,
      };
      const moved = await answer(transaction, booking, changes, circumstances);
      await renewLinks(transaction, moved);
      await announce(transaction, by === "agency" ? "rescheduled" : "picked", moved, circumstances, { movedFrom: booking.startsAt });
      return { kind: "moved" as const, booking: moved };
    });
  } catch (error) {
    if (isConflict(error)) return taken(database, slot, circumstances);
    throw error;
  }
}

async function end(
  transaction: Database,
  booking: Booking,
  endReason: "agency" | "declined",
  message: string,
  circumstances: Circumstances,
) {
  const changes = { status: "cancelled" as const, endReason, idempotencyHash: null };
  const ended = await answer(transaction, booking, changes, circumstances);
  await announce(transaction, endReason === "declined" ? "declined" : "canceled", ended, circumstances, { message });
  return { kind: endReason === "declined" ? ("declined" as const) : ("cancelled" as const), booking: ended };
}

/** An answer ends the offer of other times. */
async function answer(transaction: Database, booking: Booking, changes: Partial<BookingRow>, { now }: Circumstances) {
  await dropOffers(transaction, booking.id);
  return updateBooking(transaction, booking, { ...changes, answeredAt: now.toISOString(), heldUntil: null }, now);
}

function which(by: ByAgency): Which {
  return typeof by === "string" ? { purpose: "confirm", token: by } : by;
}
