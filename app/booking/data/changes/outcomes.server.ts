import type { Database } from "../../../database/database.server.ts";
import { hasEmail } from "../../../mail/outbox.server.ts";
import { rewriteUnsent } from "../../../mail/unsent.server.ts";
import type { NowAnd } from "../../../time/clock.ts";
import { OUTCOMES, type Outcome } from "../../catalog/outcomes.ts";
import { thankYouEmail } from "../../mail/after-call.ts";
import type { BookingEmailKind } from "../../mail/emails.ts";
import type { Booking } from "../../rules/booking.ts";
import { announce, type BookingSettings } from "../announce.server.ts";
import { updateBooking } from "../booking-rows.server.ts";
import { type BookingById, changeBooking } from "./change.server.ts";

/** What the visitor gets. */
const EMAILS = { talked: "thank-you", missed: "no-show" } as const satisfies Record<Outcome, BookingEmailKind>;

/**
 * A wrong answer can be corrected: the thank-you that waits is dropped, or queued. Another note changes the one that waits and reports
 * nothing, since the call went as it was said to; once that email is on its way, it changes nothing.
 */
export function recordOutcome(
  database: Database,
  which: BookingById,
  outcome: Outcome,
  note: string,
  nowAndSettings: NowAnd<BookingSettings>,
) {
  const { now, settings } = nowAndSettings;
  const visitorNote = outcome === "talked" ? note : "";
  const stored = OUTCOMES[outcome];
  return changeBooking(database, which, now, async (transaction, booking) => {
    if (booking.status === "cancelled") return { kind: "ended" as const, booking };
    if (booking.startsAt > now) return { kind: "too-early" as const, booking };
    if (booking.outcome === stored) {
      if (!visitorNote || visitorNote === booking.visitorNote) return { kind: "same" as const, booking };
      const thanks = thankYouEmail({ ...booking, visitorNote }, settings);
      const waits = await rewriteUnsent(transaction, { bookingId: booking.id, kind: EMAILS.talked }, thanks, now);
      if (!waits && (await isEmailed(transaction, booking, outcome))) return { kind: "same" as const, booking };
      return { kind: outcome, booking: await updateBooking(transaction, booking, { visitorNote }, now), isEmailed: waits };
    }
    const noted = await updateBooking(transaction, booking, { outcome: stored, outcomeAt: now.toISOString(), visitorNote }, now);
    const queued = await announce(transaction, outcome, noted, nowAndSettings);
    return { kind: outcome, booking: noted, isEmailed: queued.has(EMAILS[outcome]) };
  });
}

/** Whether the visitor gets an email about what was noted, or has it. */
export function isEmailed(database: Database, { id }: Pick<Booking, "id">, outcome: Outcome) {
  return hasEmail(database, { bookingId: id, kind: EMAILS[outcome], isDead: false });
}
