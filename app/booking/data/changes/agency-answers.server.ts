import type { Database } from "../../../database/database.server.ts";
import type { NowAnd } from "../../../time/clock.ts";
import { AGENCY_LINK } from "../../rules/call-links.ts";
import { type Slot, slotMoment } from "../../rules/slot.ts";
import { announce, type BookingSettings } from "../announce.server.ts";
import { firstAnswer, updateBooking } from "../booking-rows.server.ts";
import { freeAmong } from "../calendar/free-times.server.ts";
import { type BookingById, changeBooking, type WhichBooking } from "./change.server.ts";
import { endCall } from "./end.server.ts";
import { moveCall } from "./move.server.ts";
import { dropOffers, storeOffers } from "./offers.server.ts";

// What the agency does about a call, by a link in its email, at the desk or by the operator's command: the same changes and emails either
// way.

/** The token of the agency's link, or the booking's ID. */
type ByAgency = string | BookingById;

/** Confirms: the visitor gets the invitation and reminders are queued. Confirming again changes nothing. */
export function confirmBooking(database: Database, by: ByAgency, nowAndSettings: NowAnd<BookingSettings>) {
  const { now } = nowAndSettings;
  return changeBooking(database, which(by), now, async (transaction, booking) => {
    if (booking.status !== "requested") return { kind: booking.status, booking };
    const changes = { status: "confirmed" as const, ...firstAnswer(booking, now), heldUntil: null };
    const confirmed = await updateBooking(transaction, booking, changes, now);
    await dropOffers(transaction, booking.id);
    await announce(transaction, "confirmed", confirmed, nowAndSettings);
    return { kind: "confirmed" as const, booking: confirmed };
  });
}

/** Turns a request down. A confirmed call isn't a request any more: it can only be canceled. */
export function declineBooking(database: Database, by: ByAgency, message: string, nowAndSettings: NowAnd<BookingSettings>) {
  return changeBooking(database, which(by), nowAndSettings.now, async (transaction, booking) => {
    if (booking.status !== "requested") return { kind: booking.status, booking };
    return { ...(await endCall(transaction, booking, "declined", nowAndSettings, message)), kind: "declined" as const };
  });
}

export function cancelByAgency(database: Database, by: ByAgency, message: string, nowAndSettings: NowAnd<BookingSettings>) {
  return changeBooking(database, which(by), nowAndSettings.now, (transaction, booking) =>
    endCall(transaction, booking, "agency", nowAndSettings, message),
  );
}

/** Offers other times, all of them free now. They aren't kept for the visitor: the call keeps its own time until the visitor picks one. */
export function offerTimes(database: Database, by: ByAgency, slots: Slot[], nowAndSettings: NowAnd<BookingSettings>) {
  const { now, settings } = nowAndSettings;
  return changeBooking(database, which(by), now, async (transaction, booking) => {
    if (booking.status === "cancelled") return { kind: "cancelled" as const, booking };
    const free = await freeAmong(transaction, slots, nowAndSettings);
    if (free.length < slots.length) return { kind: "taken" as const, booking };
    await storeOffers(transaction, booking.id, slots);
    const answered = await updateBooking(transaction, booking, { ...firstAnswer(booking, now), heldUntil: null }, now);
    const times = slots.map((slot) => slotMoment(slot, settings.timeZone)).sort((a, b) => a.getTime() - b.getTime());
    await announce(transaction, "offered", answered, nowAndSettings, { times });
    return { kind: "offered" as const, booking: answered };
  });
}

/** The agency moves the call. It's confirmed at once, since the agency chose the time. */
export function rescheduleBooking(database: Database, by: ByAgency, slot: Slot, nowAndSettings: NowAnd<BookingSettings>) {
  return moveCall(database, which(by), slot, "agency", nowAndSettings);
}

/** The visitor picks one of the times the agency offered, which needs no further confirmation. */
export function pickOffered(database: Database, token: string, slot: Slot, nowAndSettings: NowAnd<BookingSettings>) {
  return moveCall(database, { purpose: "manage", token }, slot, "offer", nowAndSettings);
}

function which(by: ByAgency): WhichBooking {
  return typeof by === "string" ? { purpose: AGENCY_LINK, token: by } : by;
}
