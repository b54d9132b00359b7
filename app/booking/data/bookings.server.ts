import { type Database, isConflict } from "../../database/database.server.ts";
import { takeTurn } from "../../database/take-turn.server.ts";
import { mayEmail } from "../../forms/email-limit.server.ts";
import { hashOfKey, keysEndBefore } from "../../forms/idempotency.server.ts";
import type { MailboxLimit } from "../../forms/intake.server.ts";
import { dayIn } from "../../time/dates.ts";
import type { Booking, BookingRequest } from "../rules/booking.ts";
import { closingAt } from "../rules/closings.ts";
import { timesOn } from "../rules/hours.ts";
import type { Purpose } from "../rules/links.ts";
import { isBookableDay, isSameSlot, type Slot, slotMoment } from "../rules/slot.ts";
import { announce, type Circumstances } from "./announce.server.ts";
import { freeNear, isOpen, isTaken } from "./availability.server.ts";
import { changeBooking, type Unknown } from "./change.server.ts";
import { readClosings } from "./closings.server.ts";
import { holdRecent, newHold, releaseLate, releaseUnpressed } from "./holds.server.ts";
import { ownerHours } from "./hours.server.ts";
import { bookingIdOf, renewLinks } from "./links.server.ts";
import { dropOffers } from "./offers.server.ts";
import { isMailboxFull, isNetworkBusy, isUnderPressure, openRequests } from "./open-requests.server.ts";
import { findByKey, forgetKey, insertBooking, readBooking, updateBooking } from "./rows.server.ts";

type Options = Circumstances & {
  interest?: string;
  visitorTimeZone?: string;
  idempotencyKey?: string;
  /** A keyed hash of the network that the request comes from. */
  network?: string;
  /** Many forms came from that network in the last minutes. */
  isCrowded?: boolean;
  /** Where the visit began, as the counts name it. */
  source?: string;
  /** The program that asks in somebody's name: its own name, or an empty string if it has none that we repeat. Missing for people. */
  askedBy?: string | undefined;
};

/** `isClosed`: nobody took it, the agency is closed then. */
type Taken = { kind: "taken"; alternatives: Slot[]; isClosed?: boolean };
/** `isTime`: the day is fine, but it never has such a time. */
type NotBookable = { kind: "not-bookable"; isTime?: true };

type TooMany = { kind: "too-many"; reason: MailboxLimit };

const ALTERNATIVES = 3;

/**
 * Stores a request and queues its emails, or does neither. The same key within a day returns the same booking. Under pressure, or when many come
 * from one network, it's held: the visitor gets a link to press, and nobody hears of it before. A program's request is always held, and what it's
 * told is the same whatever we know of the mailbox: one that gets no email from us has no link to press, and the slot is free again in half an hour.
 */
export function requestBooking(
  database: Database,
  request: BookingRequest,
  { idempotencyKey, interest = "", visitorTimeZone = "", network = "", isCrowded = false, source = "", askedBy, ...circumstances }: Options,
): Promise<{ kind: "booked"; booking: Booking; isRepeat?: true } | Taken | NotBookable | TooMany> {
  const { now, settings } = circumstances;
  const keyHash = hashOfKey(idempotencyKey, request);
  return database.transaction().execute(async (transaction) => {
    if (settings.rateLimit) await takeTurn(transaction, "bookings");
    if (keyHash) await forgetKey(transaction, keyHash, keysEndBefore(now));
    const earlier = keyHash && (await findByKey(transaction, keyHash));
    if (earlier) return { kind: "booked", booking: earlier, isRepeat: true };
    if (!(await isOpen(transaction, request, circumstances))) return refuse(transaction, request, circumstances);
    await releaseUnpressed(transaction, circumstances);
    const isProgram = askedBy !== undefined;
    const must = settings.rateLimit && (await mustHold(transaction, request, { network, isCrowded, ...circumstances }));
    if (must === "mailbox-full" && !isProgram) return { kind: "too-many", reason: "open" };
    const isHeld = isProgram || must !== false;
    if (isHeld && (await isTaken(transaction, request))) return taken(transaction, request, circumstances);
    const isSilent = must === "mailbox-full" || (isHeld && !(await mayEmail(transaction, request.email, circumstances, "call")));
    // A mailbox that gets no more email can't answer, and before it has, nothing is held.
    if (isSilent && !isProgram) return { kind: "too-many", reason: "emails" };
    const startsAt = slotMoment(request, settings.timeZone);
    const hold = isHeld ? await newHold(transaction, request.selectedDate, circumstances) : undefined;
    const uidHost = new URL(settings.siteUrl).hostname;
    const given = {
      request,
      startsAt,
      interest,
      visitorTimeZone,
      network,
      keyHash,
      uidHost,
      now,
      hold,
      source,
      promiseHours: settings.promiseHours,
    };
    const booking = await insertBooking(transaction, given);
    if (booking) {
      if (!isSilent) await announce(transaction, isHeld ? "mustPress" : "requested", booking, circumstances, isProgram ? { askedBy } : {});
      return { kind: "booked", booking };
    }
    // Lost a race: to a second submit of this same form, or to another visitor.
    const twin = keyHash && (await findByKey(transaction, keyHash));
    return twin ? { kind: "booked", booking: twin, isRepeat: true } : taken(transaction, request, circumstances);
  });
}

/** Whether the mailbox has to answer before the request is in. */
async function mustHold(
  transaction: Database,
  { email }: BookingRequest,
  { network, isCrowded, ...circumstances }: Circumstances & { network: string; isCrowded: boolean },
) {
  const open = await openRequests(transaction, circumstances.now);
  if (isMailboxFull(open, email)) return "mailbox-full";
  const isPressed = await isUnderPressure(transaction, open, circumstances);
  if (isPressed) await holdRecent(transaction, circumstances);
  return isPressed || isCrowded || isNetworkBusy(open, network);
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
    await announce(transaction, "canceledByVisitor", cancelled, circumstances);
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
    await releaseLate(database, circumstances);
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
      const queued = await announce(transaction, "moved", moved, circumstances, { movedFrom: booking.startsAt });
      return { kind: "moved" as const, booking: moved, isEmailed: queued.has("move") };
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
  const { selectedDate, selectedTime } = slot;
  const { settings, now } = circumstances;
  const hours = await ownerHours(database, settings);
  const today = dayIn(settings.timeZone, now);
  // The owner's hours may have changed while the page was open.
  const wasOpen = isBookableDay(selectedDate, today) && timesOn(selectedDate).includes(selectedTime);
  if (!isBookableDay(selectedDate, today, { hours }) && !wasOpen) return { kind: "not-bookable" };
  const isOffered = timesOn(selectedDate, hours).includes(selectedTime);
  if (!isOffered && !wasOpen) return { kind: "not-bookable", isTime: true };
  const closings = await readClosings(database, { from: selectedDate, to: selectedDate, settings });
  return { ...(await taken(database, slot, circumstances)), isClosed: !isOffered || closingAt(slot, closings) !== undefined };
}

export async function taken(database: Database, slot: Slot, circumstances: Circumstances): Promise<Taken> {
  return { kind: "taken", alternatives: await freeNear(database, slot, circumstances, ALTERNATIVES) };
}
