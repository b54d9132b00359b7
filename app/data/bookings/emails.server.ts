import { acknowledgement, cancellation, cancellationNotice, confirmation, move, moveNotice, notice, reminder } from "../../mail/booking.ts";
import { type AgencyEmail, copiesFor, type Email, type Studio } from "../../mail/email.ts";
import type { Booking } from "../../rules/booking/booking.ts";
import type { CalendarSettings } from "../../rules/calendar/availability.ts";
import { HOUR_MS } from "../../rules/calendar/durations.ts";
import { type BookingEventType, bookingData } from "../../rules/webhook/events.ts";
import type { Database } from "../database/database.server.ts";
import { queueEvent } from "../outbox/events.server.ts";
import { queueEmail } from "../outbox/outbox.server.ts";
import { dropReminders } from "../outbox/unsent.server.ts";
import { issueLink } from "./links.server.ts";

export type Circumstances = { now: Date; settings: Studio & CalendarSettings };

// Which emails each change to a booking sends. All of these run inside the transaction of that change.

export async function announceRequest(database: Database, booking: Booking, { now, settings }: Circumstances) {
  const confirmUrl = await issueLink(database, booking, "confirm", settings.siteUrl);
  const manageUrl = await issueLink(database, booking, "manage", settings.siteUrl);
  const { queue, queueNotice } = queueFor(database, booking, settings);
  await queueNotice("notice", notice(booking, settings, confirmUrl), now);
  await queue("acknowledgement", acknowledgement(booking, settings, manageUrl), now);
  await tell(database, "booking.requested", booking, { now, settings });
}

export async function announceConfirmation(database: Database, booking: Booking, { now, settings }: Circumstances) {
  const manageUrl = await issueLink(database, booking, "manage", settings.siteUrl);
  const { queue } = queueFor(database, booking, settings);
  await queue("confirmation", confirmation(booking, settings, manageUrl), now);
  const dayBefore = new Date(booking.startsAt.getTime() - 24 * HOUR_MS);
  const hourBefore = new Date(booking.startsAt.getTime() - HOUR_MS);
  if (dayBefore > now) await queue("reminder-day", reminder(booking, settings, manageUrl, "day"), dayBefore, hourBefore);
  if (hourBefore > now) await queue("reminder-hour", reminder(booking, settings, manageUrl, "hour"), hourBefore, booking.startsAt);
  await tell(database, "booking.confirmed", booking, { now, settings });
}

export async function announceCancellation(database: Database, booking: Booking, { now, settings }: Circumstances) {
  await dropReminders(database, booking.id);
  const { queue, queueNotice } = queueFor(database, booking, settings);
  await queue("cancellation", cancellation(booking, settings), now);
  await queueNotice("cancellation-notice", cancellationNotice(booking, settings), now);
  await tell(database, "booking.canceled", booking, { now, settings });
}

/** `movedFrom` is when it would have started. */
export async function announceMove(database: Database, booking: Booking, movedFrom: Date, { now, settings }: Circumstances) {
  await dropReminders(database, booking.id);
  const confirmUrl = await issueLink(database, booking, "confirm", settings.siteUrl);
  const manageUrl = await issueLink(database, booking, "manage", settings.siteUrl);
  const { queue, queueNotice } = queueFor(database, booking, settings);
  await queue("move", move(booking, settings, manageUrl), now);
  await queueNotice("move-notice", moveNotice(booking, settings, confirmUrl), now);
  await tell(database, "booking.moved", booking, { now, settings }, movedFrom);
}

function queueFor(database: Database, booking: Booking, settings: Studio) {
  const host = new URL(settings.siteUrl).hostname;
  const queue = (kind: string, email: Email, dueAt: Date, expiresAt?: Date) =>
    queueEmail(database, { kind, bookingId: booking.id, email, dueAt, expiresAt }, host);
  const queueNotice = async (kind: string, email: AgencyEmail, dueAt: Date, expiresAt?: Date) => {
    for (const copy of copiesFor(settings, email)) await queue(kind, copy, dueAt, expiresAt);
  };
  return { queue, queueNotice };
}

function tell(database: Database, type: BookingEventType, booking: Booking, { now, settings }: Circumstances, movedFrom?: Date) {
  return queueEvent(database, type, bookingData(booking, settings.timeZone, movedFrom), { bookingId: booking.id }, { now, settings });
}
