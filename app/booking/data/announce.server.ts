import type { Database } from "../../database/database.server.ts";
import type { Limited } from "../../forms/limits.server.ts";
import { mayEmail } from "../../forms/recipients.server.ts";
import { type AgencyEmail, copiesFor, type Email, type EmailKind, type Studio } from "../../mail/email.ts";
import { queueEmail } from "../../mail/outbox.server.ts";
import { dropReminders } from "../../mail/unsent.server.ts";
import { KEEP_PATH } from "../../site/private-paths.ts";
import { DAY_MS, HOUR_MS } from "../../time/durations.ts";
import { type BookingEventType, bookingData } from "../../webhooks/events.ts";
import { queueEvent } from "../../webhooks/queue.server.ts";
import { agencyEmail } from "../mail/to-agency.ts";
import { acknowledgement, cancellation, confirmation, hold, move, offer, reminder, reschedule } from "../mail/to-visitor.ts";
import type { CalendarSettings } from "../rules/availability.ts";
import type { Booking } from "../rules/booking.ts";
import { nudgeTimes } from "../rules/nudges.ts";
import { answerBy } from "../rules/promise.ts";
import { issueLink } from "./links.server.ts";

export type Circumstances = { now: Date; settings: Studio & CalendarSettings & Limited["settings"] };

// Which emails and events each change to a booking sends. All of these run inside the transaction of that change.

export async function announceRequest(database: Database, booking: Booking, { now, settings }: Circumstances) {
  const { queue, queueNotice, link } = queueFor(database, booking, settings);
  const answerUrl = await link("confirm");
  await queueNotice("notice", agencyEmail("requested", booking, settings, { answerUrl }), now);
  if (await mayEmail(database, booking.email, { now, settings }, "call"))
    await queue("acknowledgement", acknowledgement(booking, settings, await link("manage")), now);
  await queueNudges(database, booking, answerUrl, { now, settings });
  await tell(database, "booking.requested", booking, { now, settings });
}

/** The agency knows this request from before it had to be confirmed, so it's only reminded again. */
export async function nudgeAgain(database: Database, booking: Booking, circumstances: Circumstances) {
  const answerUrl = await issueLink(database, booking, "confirm", circumstances.settings.siteUrl);
  await queueNudges(database, booking, answerUrl, circumstances);
}

/** Nobody pressed in time, though the visitor had been told that their request is in. The agency reads it in its hourly summary. */
export async function announceLapse(database: Database, booking: Booking, { now, settings }: Circumstances) {
  const { queue } = queueFor(database, booking, settings);
  if (await mayEmail(database, booking.email, { now, settings }, "call"))
    await queue("cancellation", cancellation(booking, settings, "lapsed"), now);
  await tell(database, "booking.canceled", booking, { now, settings });
}

/** The agency isn't told yet: it hears of the request once the visitor presses the link. */
export async function announceHold(database: Database, booking: Booking, { now, settings }: Circumstances) {
  const keepUrl = await issueLink(database, booking, "manage", settings.siteUrl, KEEP_PATH);
  const { queue } = queueFor(database, booking, settings);
  await queue("hold", hold(booking, settings, keepUrl), now, booking.heldUntil ?? undefined);
}

export async function announceConfirmation(database: Database, booking: Booking, { now, settings }: Circumstances) {
  await dropReminders(database, booking.id);
  const { queue, queueNotice, link } = queueFor(database, booking, settings);
  const manageUrl = await link("manage");
  await queue("confirmation", confirmation(booking, settings, manageUrl), now);
  await queueNotice("confirmation-notice", agencyEmail("confirmed", booking, settings, { answerUrl: await link("confirm") }), now);
  await queueReminders(database, booking, manageUrl, { now, settings });
  await tell(database, "booking.confirmed", booking, { now, settings });
}

type EndedBy = "visitor" | "agency" | "declined";

/** `message` is what the agency added for the visitor. */
export async function announceCancellation(
  database: Database,
  booking: Booking,
  by: EndedBy,
  { now, settings }: Circumstances,
  message?: string,
) {
  await dropReminders(database, booking.id);
  const { queue, queueNotice } = queueFor(database, booking, settings);
  const kind = { visitor: "canceledByVisitor", agency: "canceled", declined: "declined" } as const;
  await queue("cancellation", cancellation(booking, settings, by, message), now);
  await queueNotice("cancellation-notice", agencyEmail(kind[by], booking, settings), now);
  await tell(database, by === "declined" ? "booking.declined" : "booking.canceled", booking, { now, settings });
}

/** The visitor moved it. `movedFrom` is when it would have started. */
export async function announceMove(database: Database, booking: Booking, movedFrom: Date, { now, settings }: Circumstances) {
  await dropReminders(database, booking.id);
  const { queue, queueNotice, link } = queueFor(database, booking, settings);
  const answerUrl = await link("confirm");
  const isEmailed = await mayEmail(database, booking.email, { now, settings }, "call");
  if (isEmailed) await queue("move", move(booking, settings, await link("manage"), movedFrom), now);
  await queueNotice("move-notice", agencyEmail("moved", booking, settings, { answerUrl, movedFrom }), now);
  await queueNudges(database, booking, answerUrl, { now, settings });
  await tell(database, "booking.moved", booking, { now, settings }, movedFrom);
  return isEmailed;
}

/** It moved to a time that both sides agreed on: the agency chose it, or the visitor picked it from the agency's offer. */
export async function announceReschedule(
  database: Database,
  booking: Booking,
  movedFrom: Date,
  by: "visitor" | "agency",
  { now, settings }: Circumstances,
) {
  await dropReminders(database, booking.id);
  const { queue, queueNotice, link } = queueFor(database, booking, settings);
  const manageUrl = await link("manage");
  const answerUrl = await link("confirm");
  if (by === "visitor") await queue("confirmation", confirmation(booking, settings, manageUrl, movedFrom), now);
  else await queue("reschedule", reschedule(booking, settings, manageUrl, movedFrom), now);
  const kind = by === "visitor" ? "picked" : "rescheduled";
  await queueNotice("reschedule-notice", agencyEmail(kind, booking, settings, { answerUrl, movedFrom }), now);
  await queueReminders(database, booking, manageUrl, { now, settings });
  await tell(database, "booking.moved", booking, { now, settings }, movedFrom);
}

/** The agency offers other times. That's an answer, so nobody is nudged any more. */
export async function announceOffer(database: Database, booking: Booking, times: Date[], { now, settings }: Circumstances) {
  if (booking.status === "requested") await dropReminders(database, booking.id);
  const { queue, link } = queueFor(database, booking, settings);
  await queue("offer", offer(booking, settings, times, await link("manage")), now, booking.startsAt);
}

async function queueNudges(database: Database, booking: Booking, answerUrl: string, { now, settings }: Circumstances) {
  const { queueNotice } = queueFor(database, booking, settings);
  const nudge = agencyEmail("nudge", booking, settings, { answerUrl });
  for (const moment of nudgeTimes(booking)) if (moment > now) await queueNotice("nudge", nudge, moment, answerBy(booking));
}

async function queueReminders(database: Database, booking: Booking, manageUrl: string, { now, settings }: Circumstances) {
  const { queue, queueNotice } = queueFor(database, booking, settings);
  const { startsAt } = booking;
  const dayBefore = new Date(startsAt.getTime() - DAY_MS);
  const hourBefore = new Date(startsAt.getTime() - HOUR_MS);
  if (dayBefore > now) await queue("reminder-day", reminder(booking, settings, manageUrl, "day"), dayBefore, hourBefore);
  if (hourBefore <= now) return;
  await queue("reminder-hour", reminder(booking, settings, manageUrl, "hour"), hourBefore, startsAt);
  await queueNotice("agency-reminder", agencyEmail("soon", booking, settings), hourBefore, startsAt);
}

function queueFor(database: Database, booking: Booking, settings: Studio) {
  const host = new URL(settings.siteUrl).hostname;
  const queue = (kind: EmailKind, email: Email, dueAt: Date, expiresAt?: Date) =>
    queueEmail(database, { kind, bookingId: booking.id, email, dueAt, expiresAt }, host);
  const queueNotice = async (kind: EmailKind, email: AgencyEmail, dueAt: Date, expiresAt?: Date) => {
    for (const copy of copiesFor(settings, email)) await queue(kind, copy, dueAt, expiresAt);
  };
  return { queue, queueNotice, link: (purpose: "confirm" | "manage") => issueLink(database, booking, purpose, settings.siteUrl) };
}

function tell(database: Database, type: BookingEventType, booking: Booking, { now, settings }: Circumstances, movedFrom?: Date) {
  return queueEvent(database, type, bookingData(booking, settings.timeZone, movedFrom), { bookingId: booking.id }, { now, settings });
}
