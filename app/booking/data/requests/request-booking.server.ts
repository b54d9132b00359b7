import type { Database } from "../../../database/database.server.ts";
import { takeTurn } from "../../../database/take-turn.server.ts";
import { reserveEmail } from "../../../forms/email-limit.server.ts";
import { forgetKeys, hashOfKey } from "../../../forms/idempotency.server.ts";
import type { MailboxLimit } from "../../../forms/intake.server.ts";
import { siteHost } from "../../../site/site-host.ts";
import type { NowAnd } from "../../../time/clock.ts";
import { type Admission, admission, type Suspicion } from "../../rules/admission.ts";
import type { Booking, BookingRequest } from "../../rules/booking.ts";
import { slotMoment } from "../../rules/slot.ts";
import { announce, type BookingSettings } from "../announce.server.ts";
import { findByKey, insertBooking } from "../booking-rows.server.ts";
import { isBookableNow, isBooked } from "../calendar/availability.server.ts";
import { endLapsed, holdRecent, newHold } from "./holds.server.ts";
import { isMailboxFull, isNetworkBusy, isUnderPressure, openRequests } from "./open-requests.server.ts";
import { type NotBookable, refuseSlot, refuseTaken, type SlotTaken } from "./slot-refused.server.ts";

type Options = NowAnd<BookingSettings> & {
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

type TooManyOpen = { kind: "too-many"; reason: MailboxLimit };

/**
 * Stores a request and queues its emails, or does neither. The same key within a day returns the same booking. Under pressure, or when many
 * come from one network, it's on hold: see `admission`.
 */
export function requestBooking(
  database: Database,
  request: BookingRequest,
  options: Options,
): Promise<{ kind: "booked"; booking: Booking; isRepeat?: true } | SlotTaken | NotBookable | TooManyOpen> {
  const { now, settings } = options;
  const keyHash = hashOfKey(options.idempotencyKey, request);
  return database.transaction().execute(async (transaction) => {
    await takeTurn(transaction, "bookings");
    if (keyHash) await forgetKeys(transaction, "bookings", now, keyHash);
    const earlier = keyHash && (await findByKey(transaction, keyHash, now));
    if (earlier) return { kind: "booked", booking: earlier, isRepeat: true };
    if (!(await isBookableNow(transaction, request, options))) return refuseSlot(transaction, request, options);
    await endLapsed(transaction, options);
    const admitted = await admission({
      isProgram: options.askedBy !== undefined,
      suspicion: settings.rateLimit ? await suspicionOf(transaction, request, options) : "none",
      isBooked: () => isBooked(transaction, request),
      reserveEmail: () => reserveEmail(transaction, request.email, options, "call"),
    });
    if (admitted.kind === "too-many") return admitted;
    const booking = admitted.kind === "taken" ? undefined : await insertAdmitted(transaction, request, keyHash, admitted, options);
    if (booking) return { kind: "booked", booking };
    // Lost a race: to a second submit of this same form, or to another visitor.
    const twin = keyHash && (await findByKey(transaction, keyHash, now));
    return twin ? { kind: "booked", booking: twin, isRepeat: true } : refuseTaken(transaction, request, options);
  });
}

/** Whether the mailbox has to answer before the request is in. */
async function suspicionOf(
  transaction: Database,
  { email }: BookingRequest,
  { network = "", isCrowded = false, ...nowAndSettings }: Options,
): Promise<Suspicion> {
  const open = await openRequests(transaction, nowAndSettings.now);
  if (isMailboxFull(open, email)) return "mailbox-full";
  const isTooBusy = await isUnderPressure(transaction, open, nowAndSettings);
  if (isTooBusy) await holdRecent(transaction, nowAndSettings);
  return isTooBusy || isCrowded || isNetworkBusy(open, network) ? "must-verify" : "none";
}

/** Returns nothing if somebody else was faster. */
async function insertAdmitted(
  transaction: Database,
  request: BookingRequest,
  keyHash: string | null,
  admitted: Extract<Admission, { kind: "stored" | "on-hold" }>,
  options: Options,
) {
  const { interest = "", visitorTimeZone = "", network = "", source = "", askedBy, now, settings } = options;
  const isOnHold = admitted.kind === "on-hold";
  const booking = await insertBooking(transaction, {
    request,
    startsAt: slotMoment(request, settings.timeZone),
    interest,
    visitorTimeZone,
    network,
    keyHash,
    uidHost: siteHost(settings),
    now,
    hold: isOnHold ? await newHold(transaction, request.selectedDate, options) : undefined,
    source,
    promiseHours: settings.promiseHours,
  });
  if (booking && !(isOnHold && admitted.isSilent))
    await announce(transaction, isOnHold ? "mustVerify" : "requested", booking, options, askedBy === undefined ? {} : { askedBy });
  return booking;
}

/** A request that's already stored: the visitor's browser never got the response and sends it again. */
export async function findRepeat(database: Database, request: BookingRequest, idempotencyKey: string | undefined, now: Date) {
  const keyHash = hashOfKey(idempotencyKey, request);
  return keyHash ? findByKey(database, keyHash, now) : undefined;
}
