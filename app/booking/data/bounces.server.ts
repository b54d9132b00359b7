import type { Database } from "../../database/database.server.ts";
import type { Email } from "../../mail/email.ts";
import { type ClaimedMessage, hasEmail, markBounced } from "../../mail/outbox.server.ts";
import { endFollowUps } from "../../people/data/next-step.server.ts";
import type { NowAnd } from "../../time/clock.ts";
import { announce, type BookingSettings } from "./announce.server.ts";
import { lockBooking } from "./booking-rows.server.ts";

type Bounce = NowAnd<BookingSettings> & { problem: string };

/**
 * A visitor's mailbox doesn't exist: notes it on the call and tells the agency once, because it's time to phone. Returns false for our own addresses:
 * that one's a setting.
 */
export function noteBounce(database: Database, claimed: ClaimedMessage, { problem, now, settings }: Bounce) {
  const { to } = claimed.message as Email;
  if (settings.agencyEmails.includes(to.address)) return Promise.resolve(false);
  return database.transaction().execute(async (transaction) => {
    await markBounced(transaction, claimed, problem);
    const { bookingId, leadId } = claimed;
    await stopFollowUps(transaction, { bookingId, leadId }, now);
    const booking = bookingId ? await lockBooking(transaction, bookingId) : undefined;
    if (!booking || booking.bouncedAt) return true;
    const note = { bouncedAt: now.toISOString() };
    await transaction.updateTable("bookings").set(note).where("id", "=", booking.id).execute();
    // Nobody has to phone about a call that's off, or about one that the agency hasn't heard of because its visitor never confirmed it.
    if (booking.status === "cancelled" || booking.startsAt <= now) return true;
    if (!(await hasEmail(transaction, { bookingId: booking.id, kind: "notice" }))) return true;
    await announce(transaction, "bounced", booking, { now, settings });
    return true;
  });
}

/** No follow-up goes where an email came back. */
async function stopFollowUps(transaction: Database, { bookingId, leadId }: Pick<ClaimedMessage, "bookingId" | "leadId">, now: Date) {
  const id = bookingId ?? leadId;
  if (!id) return;
  const row = await transaction
    .selectFrom(bookingId ? "bookings" : "leads")
    .select("personId")
    .where("id", "=", id)
    .executeTakeFirst();
  if (row?.personId) await endFollowUps(transaction, row.personId, "bounced", now);
}

/** Takes the note back, once nothing about the call has come back any more. */
export async function clearBounce(transaction: Database, bookingId: string) {
  const bounced = transaction.selectFrom("outbox").select("id").where("bookingId", "=", bookingId).where("bounced", "=", true);
  if (await bounced.limit(1).executeTakeFirst()) return;
  await transaction.updateTable("bookings").set({ bouncedAt: null }).where("id", "=", bookingId).execute();
}
