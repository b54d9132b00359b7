import { acknowledgement, cancellation, cancellationNotice, confirmation, move, moveNotice, notice, reminder } from "../../mail/booking.ts";
import type { Email, Studio } from "../../mail/email.ts";
import type { Booking } from "../../rules/booking/booking.ts";
import { HOUR_MS } from "../../rules/calendar/durations.ts";
import type { Database } from "../database/database.server.ts";
import { dropReminders, queueEmail } from "../outbox/outbox.server.ts";
import { issueLink } from "./links.server.ts";

export type Circumstances = { now: Date; settings: Studio };

// Which emails each change to a booking sends. All of these run inside the transaction of that change.

export async function announceRequest(database: Database, booking: Booking, { now, settings }: Circumstances) {
  const confirmUrl = await issueLink(database, booking, "confirm", settings.siteUrl);
  const manageUrl = await issueLink(database, booking, "manage", settings.siteUrl);
  const queue = queueFor(database, booking, settings);
  await queue("notice", notice(booking, settings, confirmUrl), now);
  await queue("acknowledgement", acknowledgement(booking, settings, manageUrl), now);
}

export async function announceConfirmation(database: Database, booking: Booking, { now, settings }: Circumstances) {
  const manageUrl = await issueLink(database, booking, "manage", settings.siteUrl);
  const queue = queueFor(database, booking, settings);
  await queue("confirmation", confirmation(booking, settings, manageUrl), now);
  const dayBefore = new Date(booking.startsAt.getTime() - 24 * HOUR_MS);
  const hourBefore = new Date(booking.startsAt.getTime() - HOUR_MS);
  if (dayBefore > now) await queue("reminder-day", reminder(booking, settings, manageUrl, "day"), dayBefore, hourBefore);
  if (hourBefore > now) await queue("reminder-hour", reminder(booking, settings, manageUrl, "hour"), hourBefore, booking.startsAt);
}

export async function announceCancellation(database: Database, booking: Booking, { now, settings }: Circumstances) {
  await dropReminders(database, booking.id);
  const queue = queueFor(database, booking, settings);
  await queue("cancellation", cancellation(booking, settings), now);
  await queue("cancellation-notice", cancellationNotice(booking, settings), now);
}

export async function announceMove(database: Database, booking: Booking, { now, settings }: Circumstances) {
  await dropReminders(database, booking.id);
  const confirmUrl = await issueLink(database, booking, "confirm", settings.siteUrl);
  const manageUrl = await issueLink(database, booking, "manage", settings.siteUrl);
  const queue = queueFor(database, booking, settings);
  await queue("move", move(booking, settings, manageUrl), now);
  await queue("move-notice", moveNotice(booking, settings, confirmUrl), now);
}

function queueFor(database: Database, booking: Booking, settings: Studio) {
  const host = new URL(settings.siteUrl).hostname;
  return (kind: string, email: Email, dueAt: Date, expiresAt?: Date) =>
    queueEmail(database, { kind, bookingId: booking.id, email, dueAt, expiresAt }, host);
}
