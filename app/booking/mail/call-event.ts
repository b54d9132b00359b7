import { repeatableName } from "../../forms/name.ts";
import type { Attachment, MailAddress } from "../../mail/email.ts";
import { calendarFile, type Event } from "../../mail/icalendar.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { siteHost } from "../../site/site-host.ts";
import { whoCalls } from "../../site/who-calls.ts";
import type { Booking } from "../rules/booking.ts";
import { callName, eventTitle } from "../words/calls.ts";
import { visitorEmails } from "../words/visitor-emails.ts";

/** The call as a calendar file. */
export function bookingCalendar(booking: Booking, settings: MailSettings, method: NonNullable<Attachment["method"]>) {
  return calendarFile(method, eventOf(booking, settings));
}

/** The call as a calendar entry: tentative until the agency confirms it. */
export function eventOf(booking: Booking, settings: MailSettings): Event {
  const status = { requested: "TENTATIVE", confirmed: "CONFIRMED", cancelled: "CANCELLED" } as const;
  return {
    uid: uidOf(booking, settings),
    sequence: booking.sequence,
    status: status[booking.status],
    startsAt: booking.startsAt,
    minutes: booking.callMinutes,
    stamp: booking.updatedAt,
    title: eventTitle(booking.interest, settings.siteName),
    text: visitorEmails.eventText(callInWords(booking), whoCalls(settings).phone ?? ""),
    organizer: { name: settings.siteName, address: settings.mailFrom },
    attendee: visitorAddress(booking),
  };
}

/** What calendars know the call by, from the first entry to the last. A call that nobody got an email about has no host yet. */
export function uidOf({ id, uidHost }: Booking, { siteUrl }: MailSettings) {
  return `${id}@${uidHost || siteHost({ siteUrl })}`;
}

/** '30-minute strategy session'. */
export function callInWords({ callMinutes, interest }: Booking) {
  return `${callMinutes}-minute ${callName(interest)}`;
}

export function visitorAddress(booking: Booking): MailAddress {
  return { name: repeatableName(booking.contactName), address: booking.email };
}
