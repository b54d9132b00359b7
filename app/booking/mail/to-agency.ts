import { type AgencyEmail, type Attachment, writeEmail } from "../../mail/email.ts";
import {
  button,
  type EmailBlock,
  type EmailFact,
  type EmailText,
  facts,
  list,
  mailLink,
  paragraph,
  phoneLink,
  smallPrint,
} from "../../mail/email-blocks.ts";
import { calendarFile } from "../../mail/icalendar.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { routePicture } from "../../mail/words.ts";
import { CANCEL_PATH, CONFIRM_PATH, DECLINE_PATH, OFFER_PATH } from "../../site/private-paths.ts";
import { onClock } from "../../time/clock.ts";
import { BOOKING_FIELD_NAMES, type BookingFieldName } from "../catalog/booking-fields.ts";
import { toInterest } from "../catalog/interests.ts";
import type { Booking } from "../rules/booking.ts";
import { answerBy } from "../rules/promise.ts";
import { type AgencyEmailKind, agencyEmails, agencyWords } from "../words/agency-emails.ts";
import { booking as intake } from "../words/booking.ts";
import { contact } from "../words/contact.ts";
import { callInWords, eventOf, visitorAddress } from "./call-event.ts";
import { clocks, hourOf } from "./clocks.ts";

/** `answerUrl` leads to the page with the Confirm button; `movedFrom` is when the call would have started. */
type AgencyEmailOptions = { answerUrl?: string; movedFrom?: Date };

/** To the agency about one call: every field, and links to what it can do about it. Replies go to the visitor, if they gave an address. */
export function agencyEmail(
  kind: AgencyEmailKind,
  booking: Booking,
  settings: MailSettings,
  { answerUrl, movedFrom }: AgencyEmailOptions = {},
): AgencyEmail {
  const words = agencyEmails[kind];
  // Only how the email works, so it stands below the button.
  const isAsked = kind === "requested";
  const blocks = [
    ...(isAsked ? [] : [paragraph(words.text)]),
    ...(movedFrom ? [paragraph(agencyWords.movedFrom(onClock(settings.timeZone, movedFrom)))] : []),
    ...(booking.status === "requested" ? [paragraph(agencyWords.by(onClock(settings.timeZone, answerBy(booking))))] : []),
    ...(answerUrl && booking.status === "requested" ? [button(agencyWords.confirm, answerUrl)] : []),
    ...(isAsked ? [smallPrint(words.text)] : []),
    ...given(booking),
    ...(answerUrl ? answers(booking.status, answerUrl) : []),
  ];
  const when: EmailFact = [agencyWords.when, clocks(booking, settings, agencyWords.theirClock).join("\n")];
  const isOff = booking.status === "cancelled";
  const body = {
    heading: words.heading,
    preview: `${booking.contactName}: ${booking.biggestPainPoint || booking.phone}`,
    ...(!isOff && { hour: hourOf(booking, settings.timeZone, booking.visitorTimeZone, agencyWords.hour, when) }),
    ...(!isOff && { picture: booking.status === "confirmed" ? { name: "summit" as const, alt: agencyWords.pictureAlt } : routePicture }),
    blocks: isOff ? [facts([when]), ...blocks] : blocks,
    reason: agencyWords.reason(settings.siteName),
  };
  return {
    ...writeEmail(body, settings),
    ...(booking.email && { replyTo: visitorAddress(booking) }),
    subject: words.subject(booking.companyName, onClock(settings.timeZone, booking.startsAt)),
    attachments: BRINGS_CALENDAR_FILE[kind] ? [agencyCalendar(booking, settings)] : [],
  };
}

/** What came in within an hour without an email of its own. It quotes nobody: in a rush most of it may be made up. */
export function rushEmail(
  { onHold, lapsed, leads }: { onHold: number; lapsed: number; leads: number },
  settings: MailSettings,
): AgencyEmail {
  const words = agencyWords.rush;
  const rows: EmailFact[] = [
    [words.onHold, String(onHold)],
    [words.lapsed, String(lapsed)],
    [words.leads, String(leads)],
  ];
  const blocks = [paragraph(words.text), facts(rows), paragraph(words.more)];
  return { ...writeToAgency(settings, words.heading, words.text, blocks), subject: words.subject(onHold + leads) };
}

/** Only what changes the call's time or state brings the calendar's file: a repeated one would put a second entry into some calendars. */
const BRINGS_CALENDAR_FILE: Record<AgencyEmailKind, boolean> = {
  requested: true,
  nudge: false,
  moved: true,
  confirmed: true,
  picked: true,
  rescheduled: true,
  declined: true,
  canceled: true,
  canceledByVisitor: true,
  lapsed: true,
  bounced: false,
  soon: false,
};

/** The call as an entry for the agency's own calendar: named after the visitor, and gone when the call is. */
function agencyCalendar(booking: Booking, settings: MailSettings): Attachment {
  const { companyName, contactName, phone, email, biggestPainPoint } = booking;
  const method = booking.status === "cancelled" ? "CANCEL" : "PUBLISH";
  const event = {
    ...eventOf(booking, settings),
    title: agencyWords.event(companyName),
    text: [contactName, phone, email, biggestPainPoint].filter(Boolean).join("\n"),
  };
  return { filename: "call.ics", contentType: "text/calendar", content: calendarFile(method, event), method };
}

/** What was left empty is one line, not a row each: on a phone it was a screen of dashes. */
function given(booking: Booking): EmailBlock[] {
  const labels: Record<BookingFieldName, string> = { ...intake.labels, ...agencyWords.fields };
  const interest = toInterest(booking.interest);
  const all: EmailFact[] = [
    [agencyWords.call, callInWords(booking)],
    ...BOOKING_FIELD_NAMES.map((name): EmailFact => [labels[name], answerIn(booking, name)]),
    [agencyWords.interest, interest ? contact.interests[interest] : ""],
  ];
  const empty = all.filter(([, value]) => value === "").map(([label]) => label.toLowerCase());
  return [
    facts(all.filter(([, value]) => value !== "")),
    ...(empty.length > 0 ? [smallPrint(`${agencyWords.empty}: ${empty.join(", ")}`)] : []),
  ];
}

/** As the form shows it: 'Under $100K', not 'under-100k'. */
function answerIn(booking: Booking, name: BookingFieldName): EmailText {
  if (name === "phone") return phoneLink(booking.phone);
  if (name === "email" && booking.email) return mailLink(booking.email);
  const options: Record<string, Record<string, string>> = intake.options;
  return options[name]?.[booking[name]] ?? booking[name];
}

/** Besides the button. All four pages take the same token. */
function answers(status: Booking["status"], confirmUrl: string): EmailBlock[] {
  const at = (path: string) => confirmUrl.replace(CONFIRM_PATH, path);
  const decline = { text: [{ label: agencyWords.decline, url: at(DECLINE_PATH) }] };
  const others = [
    { text: [{ label: agencyWords.offer, url: at(OFFER_PATH) }] },
    { text: [{ label: agencyWords.cancel, url: at(CANCEL_PATH) }] },
  ];
  if (status === "requested") return [list([...others.slice(0, 1), decline, ...others.slice(1)])];
  return status === "confirmed" ? [list(others)] : [];
}

export function writeToAgency(settings: MailSettings, heading: string, preview: string, blocks: EmailBlock[]) {
  return writeEmail({ heading, preview, blocks, reason: agencyWords.reason(settings.siteName) }, settings);
}
