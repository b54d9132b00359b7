import type { Database } from "../../database/database.server.ts";
import { reportEvent } from "../../events/report-event.server.ts";
import { reserveEmail } from "../../forms/email-limit.server.ts";
import type { LimitSettings } from "../../forms/limits.server.ts";
import { copiesFor } from "../../mail/email.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { hasEmail, queueEmail } from "../../mail/outbox.server.ts";
import { dropUnsent } from "../../mail/unsent.server.ts";
import type { NowAnd } from "../../time/clock.ts";
import { onClock } from "../../time/clock.ts";
import { BOOKING_FIELD_NAMES } from "../catalog/booking-fields.ts";
import { CHANGES, type Change } from "../catalog/changes.ts";
import type { EmailFacts } from "../mail/email-row.ts";
import { type BookingEmailKind, emailsAfter, emailsEndedBy } from "../mail/emails.ts";
import { callEnd } from "../rules/after-call.ts";
import type { CalendarSettings } from "../rules/availability.ts";
import type { Booking } from "../rules/booking.ts";
import type { LinkName } from "../rules/call-links.ts";
import { answerBy } from "../rules/promise.ts";
import { issueLink } from "./call-links.server.ts";
import { issueOutcomeLink } from "./changes/outcome-link.server.ts";

export type BookingSettings = MailSettings & CalendarSettings & LimitSettings;
type ChangeDetails = Pick<EmailFacts, "movedFrom" | "times" | "message" | "askedBy">;

/**
 * Drops the emails that a change ends, queues those that follow from it and reports it, in the change's own transaction. Returns which
 * emails were queued: a mailbox that got too many gets none, and some go only once.
 */
export async function announce(
  database: Database,
  change: Change,
  booking: Booking,
  nowAndSettings: NowAnd<BookingSettings>,
  said: ChangeDetails = {},
) {
  const { now, settings } = nowAndSettings;
  await dropUnsent(database, booking.id, emailsEndedBy(change));
  const linkTo = linksOf(database, booking, settings);
  const queued = new Set<BookingEmailKind>();
  for (const [kind, row] of emailsAfter(change)) {
    // A call that was agreed by phone may have none.
    if (row.to === "visitor" && !booking.email) continue;
    if (row.isOnce && (await hasEmail(database, { bookingId: booking.id, kind, isSent: true }))) continue;
    const moments = row.at?.(booking, settings).filter((moment) => moment > now) ?? [now];
    if (moments.length === 0 || (row.isCapped && !(await reserveEmail(database, booking.email, nowAndSettings, "call")))) continue;
    const email = row.write({ change, booking, settings, url: await linkTo(row.link), ...said });
    const expiresAt = row.until?.(booking);
    for (const dueAt of moments)
      for (const copy of "to" in email ? [email] : copiesFor(settings, email))
        await queueEmail(database, { kind, bookingId: booking.id, email: copy, dueAt, expiresAt }, settings);
    queued.add(kind);
  }
  const { event: type } = CHANGES[change];
  const about = { bookingId: booking.id };
  if (type) await reportEvent(database, { type, data: bookingData(booking, settings.timeZone, said.movedFrom), about }, nowAndSettings);
  return queued;
}

/** Emails about the same change share a link. */
function linksOf(database: Database, booking: Booking, settings: BookingSettings) {
  const links = new Map<LinkName, string>();
  return async (name: LinkName | undefined) => {
    if (!name) return "";
    const made = () =>
      name === "outcome" ? issueOutcomeLink(database, booking, settings.siteUrl) : issueLink(database, booking, name, settings.siteUrl);
    const url = links.get(name) ?? (await made());
    links.set(name, url);
    return url;
  };
}

/** Every booking event has the same fields. `movedFrom` is the old time of a moved call, and null otherwise. */
function bookingData(booking: Booking, timeZone: string, movedFrom?: Date) {
  const { id, status, startsAt, callMinutes, interest, visitorTimeZone, endReason } = booking;
  return {
    id,
    status: status === "cancelled" ? "canceled" : status,
    startsAt,
    endsAt: callEnd(booking),
    minutes: callMinutes,
    agencyClock: onClock(timeZone, startsAt),
    visitorClock: visitorTimeZone ? onClock(visitorTimeZone, startsAt) : null,
    visitorTimeZone: visitorTimeZone || null,
    answerBy: status === "requested" ? answerBy(booking) : null,
    movedFrom: movedFrom ?? null,
    /** visitor, agency, declined or expired. Junk is told to nobody. */
    endReason: endReason || null,
    interest: interest || null,
    fields: Object.fromEntries(BOOKING_FIELD_NAMES.map((name) => [name, booking[name]])),
  };
}
