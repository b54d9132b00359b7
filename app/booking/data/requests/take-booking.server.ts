import type { Database } from "../../../database/database.server.ts";
import { type Intake, type Refused, takeSubmission } from "../../../forms/intake.server.ts";
import { hasEmail } from "../../../mail/outbox.server.ts";
import { knownZone } from "../../../time/zone.ts";
import { keyedHash } from "../../../tokens/keyed-hash.server.ts";
import { type Booking, type BookingProblems, parseBooking } from "../../rules/booking.ts";
import type { Slot } from "../../rules/slot.ts";
import { findRepeat, requestBooking } from "./request-booking.server.ts";

/** `askedBy`: a program asks, see rules/admission.ts. */
type Options = { idempotencyKey?: string; interest?: string; visitorTimeZone?: string; askedBy?: string };

type StoredAnswer = {
  status: 201;
  booking: Pick<Booking, "id" | "selectedDate" | "selectedTime" | "status"> & { email?: EmailExpectation };
  askedAt: Date;
  startsAt: Date;
};

/**
 * Under pressure the visitor has to press a link in their email, and their time is kept until then, or it goes to the first who presses. A
 * mailbox that got too many emails gets none.
 */
type EmailExpectation = "press" | "wait" | "none";

export type BookingAnswer = StoredAnswer | { status: 409; alternatives: Slot[]; isClosed: boolean } | Refused<BookingProblems>;

export function takeBooking(site: Intake, input: Record<string, unknown>, options: Options): Promise<BookingAnswer> {
  const { database, settings, now, network, countBooking, sourceOf } = site;
  const { idempotencyKey, interest, askedBy } = options;
  const visitorTimeZone = knownZone(options.visitorTimeZone);
  return takeSubmission(site, {
    what: "booking",
    input,
    parse: () => parseBooking(input),
    findRepeat: async ({ booking }): Promise<BookingAnswer | undefined> => {
      const repeat = await findRepeat(database, booking, idempotencyKey, now());
      return repeat && booked(database, repeat);
    },
    store: async ({ booking }, isCrowded): Promise<BookingAnswer> => {
      const networkHash = keyedHash(settings.secret, `network ${network}`);
      const given = { idempotencyKey, interest, visitorTimeZone, network: networkHash, isCrowded, source: sourceOf?.(), askedBy };
      const result = await requestBooking(database, booking, { ...given, now: now(), settings });
      if (result.kind === "too-many") return { status: 429, reason: result.reason };
      if (result.kind === "not-bookable")
        return { status: 422, problems: { [result.isTime ? "selectedTime" : "selectedDate"]: "not-a-slot" } };
      if (result.kind === "taken") return { status: 409, alternatives: result.alternatives, isClosed: result.isClosed === true };
      // One on hold counts once its visitor has pressed or moved it.
      if (!result.isRepeat && result.booking.heldUntil === null) countBooking?.();
      return booked(database, result.booking);
    },
  });
}

async function booked(database: Database, booking: Booking): Promise<StoredAnswer> {
  const { id, selectedDate, selectedTime, askedAt, startsAt } = booking;
  const isWaiting = booking.endReason === "waiting";
  const status = isWaiting ? "requested" : booking.status;
  // The answer ends an acknowledgment that hasn't gone, and comes by email itself.
  const isEmailed = booking.answeredAt !== null || (await hasEmail(database, { bookingId: id, kind: "acknowledgement" }));
  const email: EmailExpectation | undefined = isWaiting ? "wait" : booking.heldUntil ? "press" : isEmailed ? undefined : "none";
  return { status: 201, booking: { id, selectedDate, selectedTime, status, ...(email && { email }) }, askedAt, startsAt };
}
