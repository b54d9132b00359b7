import type { Database } from "../../database/database.server.ts";
import { tell } from "../../events/tell.server.ts";
import { mayEmail } from "../../forms/email-limit.server.ts";
import type { LimitSettings } from "../../forms/limits.server.ts";
import { copiesFor } from "../../mail/email.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { dropWaiting, queueEmail } from "../../mail/outbox.server.ts";
import type { Circumstances } from "../../time/circumstances.ts";
import { CHANGES, type Change } from "../catalog/changes.ts";
import type { EmailFacts } from "../mail/email-row.ts";
import { type BookingEmailKind, emailsAfter, emailsEndedBy } from "../mail/emails.ts";
import type { CalendarSettings } from "../rules/availability.ts";
import type { Booking } from "../rules/booking.ts";
import { bookingData } from "../rules/event-data.ts";
import type { LinkName } from "../rules/links.ts";
import { issueLink } from "./links.server.ts";
import { issueOutcomeLink } from "./outcome-link.server.ts";

export type BookingSettings = MailSettings & CalendarSettings & LimitSettings;
type ChangeDetails = Pick<EmailFacts, "movedFrom" | "times" | "message" | "askedBy">;

/**
 * Drops the emails that a change ends, queues those that follow from it and reports it, in the change's own transaction. Returns which emails were
 * queued: a mailbox that got too many gets none.
 */
export async function announce(
  database: Database,
  change: Change,
  booking: Booking,
  circumstances: Circumstances<BookingSettings>,
  said: ChangeDetails = {},
) {
  const { now, settings } = circumstances;
  await dropWaiting(database, booking.id, emailsEndedBy(change));
  const linkTo = linksOf(database, booking, settings);
  const queued = new Set<BookingEmailKind>();
  for (const [kind, row] of emailsAfter(change)) {
    // A call that was agreed by phone may have none.
    if (row.to === "visitor" && !booking.email) continue;
    const moments = row.at?.(booking, settings).filter((moment) => moment > now) ?? [now];
    if (moments.length === 0 || (row.isCapped && !(await mayEmail(database, booking.email, circumstances, "call")))) continue;
    const email = row.write({ change, booking, studio: settings, url: await linkTo(row.link), ...said });
    const expiresAt = row.until?.(booking);
    for (const dueAt of moments)
      for (const copy of "to" in email ? [email] : copiesFor(settings, email))
        await queueEmail(database, { kind, bookingId: booking.id, email: copy, dueAt, expiresAt }, settings);
    queued.add(kind);
  }
  const { event: type } = CHANGES[change];
  const about = { bookingId: booking.id };
  if (type) await tell(database, { type, data: bookingData(booking, settings.timeZone, said.movedFrom), about }, circumstances);
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
