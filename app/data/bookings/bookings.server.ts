import type { Booking, BookingRequest } from "../../rules/booking/booking.ts";
import { isBookable } from "../../rules/calendar/availability.ts";
import { dayIn, isBookableDay, isSameSlot, type Slot, slotMoment } from "../../rules/calendar/calendar.ts";
import { closingAt } from "../../rules/calendar/closings.ts";
import { readCalendar } from "../calendar/calendar.server.ts";
import { readClosings } from "../calendar/closings.server.ts";
import { type Database, isConflict } from "../database/database.server.ts";
import { hashOfKey, keysEndBefore } from "../intake/idempotency.server.ts";
import type { OpenLimit } from "../intake/intake.server.ts";
import { takeTurn } from "../intake/limits.server.ts";
import { mayEmail } from "../intake/recipients.server.ts";
import { freeNear } from "./availability.server.ts";
import { changeBooking, type Unknown } from "./change.server.ts";
import { announceCancellation, announceMove, announceRequest, type Circumstances } from "./emails.server.ts";
import { holdBooking, isUnderPressure, releaseUnpressed } from "./holds.server.ts";
import { bookingIdOf, type Purpose, renewLinks } from "./links.server.ts";
import { dropOffers } from "./offers.server.ts";
import { brokenLimit } from "./open-requests.server.ts";
import { findByKey, forgetKey, insertBooking, readBooking, updateBooking } from "./rows.server.ts";

type Options = Circumstances & {
  interest?: string;
  visitorTimeZone?: string;
  idempotencyKey?: string;
  /** A keyed hash of the network that the request comes from. */
  network?: string;
};

/** `isClosed`: nobody took it, the agency is closed then. */
type Taken = { kind: "taken"; alternatives: Slot[]; isClosed?: boolean };
type NotBookable = { kind: "not-bookable" };

/** As many requests from this mailbox or network as may wait for an answer. */
type TooManyOpen = { kind: "too-many-open"; open: OpenLimit };

const ALTERNATIVES = 3;

/**
 * Stores a request and queues its emails, or does neither. The same key within a day returns the same booking. Under pressure it only holds
 * the slot for a while, and the visitor gets a link to press.
 */
export function requestBooking(
  database: Database,
  request: BookingRequest,
  { idempotencyKey, interest = "", visitorTimeZone = "", network = "", ...circumstances }: Options,
): Promise<{ kind: "booked"; booking: Booking } | Taken | NotBookable | TooManyOpen> {
  const { now, settings } = circumstances;
  const keyHash = hashOfKey(idempotencyKey, request);
  return database.transaction().execute(async (transaction) => {
    if (keyHash) await forgetKey(transaction, keyHash, keysEndBefore(now));
    const earlier = keyHash && (await findByKey(transaction, keyHash));
    if (earlier) return { kind: "booked", booking: earlier };
    if (!(await isOpen(transaction, request, circumstances))) return refuse(transaction, request, circumstances);
    if (settings.rateLimit) await takeTurn(transaction, "bookings");
    await releaseUnpressed(transaction, now);
    const open = settings.rateLimit && (await brokenLimit(transaction, { email: request.email, network }, now));
    if (open) return { kind: "too-many-open", open };
    const isHeld = settings.rateLimit && (await isUnderPressure(transaction, circumstances));
    const startsAt = slotMoment(request, settings.timeZone);
    const booking = await insertBooking(transaction, { request, startsAt, interest, visitorTimeZone, network, keyHash, now });
    if (booking) {
      // A mailbox that gets no more email can't press a link, and that mustn't cost the visitor their call.
      if (isHeld && (await mayEmail(transaction, booking.email, circumstances)))
        return { kind: "booked", booking: await holdBooking(transaction, booking, circumstances) };
      await announceRequest(transaction, booking, circumstances);
      return { kind: "booked", booking };
    }
    // Lost a race: to a second submit of this same form, or to another visitor.
    const twin = keyHash && (await findByKey(transaction, keyHash));
    return twin ? { kind: "booked", booking: twin } : taken(transaction, request, circumstances);
  });
}

/** A request that's already stored: the visitor's browser never got the response and sends it again. */
export async function findRepeat(database: Database, request: BookingRequest, idempotencyKey: string | undefined) {
  const keyHash = hashOfKey(idempotencyKey, request);
  return keyHash ? findByKey(database, keyHash) : undefined;
}

/** The visitor cancels, which frees the slot. */
export function cancelBooking(database: Database, token: string, circumstances: Circumstances) {
  return changeBooking(database, { purpose: "manage", token }, circumstances.now, async (transaction, booking) => {
    if (booking.status === "cancelled") return { kind: "cancelled" as const, booking };
    const cancelled = await updateBooking(
      transaction,
      booking,
      { status: "cancelled", endReason: "visitor", idempotencyHash: null },
      circumstances.now,
    );
    await dropOffers(transaction, booking.id);
    await announceCancellation(transaction, cancelled, "visitor", circumstances);
    return { kind: "cancelled" as const, booking: cancelled };
  });
}

/** The visitor picks another slot. It's held right away and, like the first one, waits for the agency to confirm. */
export async function moveBooking(
  database: Database,
  token: string,
  slot: Slot,
  circumstances: Circumstances,
): Promise<
  { kind: "moved"; booking: Booking; isEmailed: boolean } | { kind: "same" | "cancelled"; booking: Booking } | Taken | NotBookable | Unknown
> {
  const { now, settings } = circumstances;
  const { selectedDate, selectedTime } = slot;
  try {
    await releaseUnpressed(database, now);
    return await changeBooking(database, { purpose: "manage", token }, now, async (transaction, booking) => {
      if (booking.status === "cancelled") return { kind: "cancelled" as const, booking };
      if (isSameSlot(booking, slot)) return { kind: "same" as const, booking };
      if (!(await isOpen(transaction, slot, circumstances))) return refuse(transaction, slot, circumstances);
      const startsAt = slotMoment(slot, settings.timeZone).toISOString();
      // The form's key no longer stands for this slot: the same form sent again is a new request.
      const changes = {
        selectedDate,
        selectedTime,
        startsAt,
        status: "requested" as const,
        askedAt: now.toISOString(),
        answeredAt: null,
        heldUntil: null,
        idempotencyHash: null,
      };
      const moved = await updateBooking(transaction, booking, changes, now);
      await dropOffers(transaction, booking.id);
      await renewLinks(transaction, moved);
      const isEmailed = await announceMove(transaction, moved, booking.startsAt, circumstances);
      return { kind: "moved" as const, booking: moved, isEmailed };
    });
  } catch (error) {
    if (isConflict(error)) return taken(database, slot, circumstances);
    throw error;
  }
}

/** The booking that an email link's page shows. */
export async function findBooking(database: Database, purpose: Purpose, token: string, now: Date) {
  const id = await bookingIdOf(database, purpose, token, now);
  return id === undefined ? undefined : readBooking(database, id);
}

/** A time that passed or was closed while the page was open counts as taken. A day that was never open is an error. */
export async function refuse(database: Database, slot: Slot, circumstances: Circumstances): Promise<Taken | NotBookable> {
  const { selectedDate } = slot;
  const { settings, now } = circumstances;
  if (!isBookableDay(selectedDate, dayIn(settings.timeZone, now))) return { kind: "not-bookable" };
  const closings = await readClosings(database, { from: selectedDate, to: selectedDate, settings });
  return { ...(await taken(database, slot, circumstances)), isClosed: closingAt(slot, closings) !== undefined };
}

export async function taken(database: Database, slot: Slot, circumstances: Circumstances): Promise<Taken> {
  return { kind: "taken", alternatives: await freeNear(database, slot, circumstances, ALTERNATIVES) };
}

/** Whether the slot may be booked, leaving other bookings to the database, which also decides between simultaneous requests. */
export async function isOpen(database: Database, slot: Slot, circumstances: Circumstances) {
  return isBookable(slot, await readCalendar(database, { from: slot.selectedDate, to: slot.selectedDate, ...circumstances }));
}
