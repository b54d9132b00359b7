import { type Database, isConflict } from "../../../database/database.server.ts";
import { takeTurn } from "../../../database/take-turn.server.ts";
import type { NowAnd } from "../../../time/clock.ts";
import type { Booking } from "../../rules/booking.ts";
import { isSameSlot, type Slot, slotMoment } from "../../rules/slot.ts";
import { isKnownToAgency } from "../../rules/state.ts";
import { announce, type BookingSettings } from "../announce.server.ts";
import { lockBooking, readBooking, updateBooking } from "../booking-rows.server.ts";
import { freeNear, isFree } from "../calendar/availability.server.ts";
import { bookingIdOf, renewLinks } from "../call-links.server.ts";
import { endLapsed, isOnHold } from "./holds.server.ts";

/** The link of a request on hold: what its page shows. */
type BookingOnHold =
  | { booking: Booking; state: "on-hold" | "verified" | "over" }
  | { booking: Booking; state: "gone"; alternatives: Slot[] };

export async function findOnHold(
  database: Database,
  token: string,
  nowAndSettings: NowAnd<BookingSettings>,
): Promise<BookingOnHold | undefined> {
  const { now } = nowAndSettings;
  const id = await bookingIdOf(database, "manage", token, now);
  const booking = id && (await readBooking(database, id));
  if (!booking) return undefined;
  if (!isOnHold(booking, now)) return { booking, state: booking.status === "cancelled" || booking.heldUntil ? "over" : "verified" };
  if (booking.endReason !== "waiting" || (await isFree(database, booking, nowAndSettings))) return { booking, state: "on-hold" };
  return { booking, state: "gone", alternatives: await freeNear(database, booking, nowAndSettings) };
}

/**
 * The visitor pressed in time, so now it's a request like any other. One that only waited for its slot gets it if it's still free, or else
 * the `other` one the visitor picked; if neither is, it goes on waiting. Returns whether the agency hears of it only now.
 */
export async function verifyBooking(database: Database, token: string, nowAndSettings: NowAnd<BookingSettings>, other?: Slot) {
  const { now, settings } = nowAndSettings;
  try {
    return await database.transaction().execute(async (transaction) => {
      await takeTurn(transaction, "bookings");
      await endLapsed(transaction, nowAndSettings);
      const id = await bookingIdOf(transaction, "manage", token, now);
      const booking = id && (await lockBooking(transaction, id));
      if (!booking || !isOnHold(booking, now)) return false;
      const isWaiting = booking.endReason === "waiting";
      const { selectedDate, selectedTime } = (isWaiting && other) || booking;
      const slot = { selectedDate, selectedTime };
      if (isWaiting && !(await isFree(transaction, slot, nowAndSettings))) return false;
      const startsAt = slotMoment(slot, settings.timeZone).toISOString();
      const isMoved = !isSameSlot(booking, slot);
      // The time to answer starts now, as the page says that the visitor pressed on. A request from before the rush may be pressed a minute
      // before the hour that we promised first.
      const asked = { ...slot, startsAt, status: "requested", endReason: "", heldUntil: null, askedAt: now.toISOString() } as const;
      // As in a move, the form's key doesn't stand for the other slot.
      const changes = isMoved ? { ...asked, idempotencyHash: null } : asked;
      const verified = await updateBooking(transaction, booking, changes, now);
      if (isMoved) await renewLinks(transaction, verified);
      const isKnown = isKnownToAgency(booking);
      await announce(transaction, isKnown ? "verified" : "requested", verified, nowAndSettings);
      return !isKnown;
    });
  } catch (error) {
    // Somebody moved their call to this slot at the same moment: the page says that it's gone.
    if (!isConflict(error)) throw error;
    return false;
  }
}
