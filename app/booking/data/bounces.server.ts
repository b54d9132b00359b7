import type { Database } from "../../database/database.server.ts";
import { takeTurn } from "../../database/take-turn.server.ts";
import type { Email } from "../../mail/email.ts";
import { type ClaimedMessage, markBounced } from "../../mail/outbox.server.ts";
import { endFollowUps } from "../../people/data/next-step.server.ts";
import type { NowAnd } from "../../time/clock.ts";
import { isKnownToAgency } from "../rules/state.ts";
import { announce, type BookingSettings } from "./announce.server.ts";
import { lockBooking } from "./booking-rows.server.ts";

type Bounce = NowAnd<BookingSettings> & { problem: string };

/**
 * A visitor's mailbox doesn't exist: notes it on the call and tells the agency once, because it's time to phone. Returns false for our own
 * addresses: that one's a setting.
 */
export function noteBounce(database: Database, claimed: ClaimedMessage, { problem, now, settings }: Bounce) {
  const { to } = claimed.message as Email;
  if (settings.agencyEmails.includes(to.address)) return Promise.resolve(false);
  return database.transaction().execute(async (transaction) => {
    const { bookingId, leadId } = claimed;
    // In the order of `takeTurn`: the call, the person, the email.
    if (bookingId) await takeTurn(transaction, "bookings");
    const booking = bookingId ? await lockBooking(transaction, bookingId) : undefined;
    const personId = booking ? booking.personId : leadId && (await personIdOfLead(transaction, leadId));
    // No follow-up goes where an email came back.
    if (personId) await endFollowUps(transaction, personId, "bounced", now);
    await markBounced(transaction, claimed, problem);
    if (!booking || booking.bouncedAt) return true;
    const note = { bouncedAt: now.toISOString() };
    await transaction.updateTable("bookings").set(note).where("id", "=", booking.id).execute();
    // Nobody has to phone about a call that's off, or about one that the agency hasn't heard of because its visitor never confirmed it.
    if (booking.status === "cancelled" || booking.startsAt <= now) return true;
    if (!isKnownToAgency(booking)) return true;
    await announce(transaction, "bounced", booking, { now, settings });
    return true;
  });
}

async function personIdOfLead(transaction: Database, id: string) {
  const lead = await transaction.selectFrom("leads").select("personId").where("id", "=", id).executeTakeFirst();
  return lead?.personId;
}

/** Takes the note back, once nothing about the call has come back any more. */
export async function clearBounce(transaction: Database, bookingId: string) {
  const bounced = transaction.selectFrom("outbox").select("id").where("bookingId", "=", bookingId).where("bounced", "=", true);
  if (await bounced.limit(1).executeTakeFirst()) return;
  await transaction.updateTable("bookings").set({ bouncedAt: null }).where("id", "=", bookingId).execute();
}
