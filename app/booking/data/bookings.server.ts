import type { Database } from "../../database/database.server.ts";
import { takeTurn } from "../../database/take-turn.server.ts";
import { mayEmail } from "../../forms/email-limit.server.ts";
import { hashOfKey, keysEndBefore } from "../../forms/idempotency.server.ts";
import type { MailboxLimit } from "../../forms/take.server.ts";
import type { Booking, BookingRequest } from "../rules/booking.ts";
import type { Purpose } from "../rules/links.ts";
import { type Slot, slotMoment } from "../rules/slot.ts";
import { announce, type Circumstances } from "./announce.server.ts";
import { isOpen, isTaken } from "./availability.server.ts";
import { changeBooking } from "./change.server.ts";
import { endCall } from "./end.server.ts";
import { holdRecent, newHold, releaseUnpressed } from "./holds.server.ts";
import { bookingIdOf } from "./links.server.ts";
import { moveCall } from "./move.server.ts";
import { isMailboxFull, isNetworkBusy, isUnderPressure, openRequests } from "./open-requests.server.ts";
import { type NotBookable, refuse, type Taken, taken } from "./refusals.server.ts";
import { findByKey, forgetKey, insertBooking, readBooking } from "./rows.server.ts";

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

type TooMany = { kind: "too-many"; reason: MailboxLimit };

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
  return changeBooking(database, { purpose: "manage", token }, circumstances.now, (transaction, booking) =>
    endCall(transaction, booking, "visitor", circumstances),
  );
}

/** The visitor picks another slot. Like the first one, it waits for the agency to confirm. */
export function moveBooking(database: Database, token: string, slot: Slot, circumstances: Circumstances) {
  return moveCall(database, { purpose: "manage", token }, slot, "visitor", circumstances);
}

/** The booking that an email link's page shows. */
export async function findBooking(database: Database, purpose: Purpose, token: string, now: Date) {
  const id = await bookingIdOf(database, purpose, token, now);
  return id === undefined ? undefined : readBooking(database, id);
}
