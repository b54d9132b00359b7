import { BOOKING_FIELD_NAMES, type BookingFieldName } from "../catalog/booking-fields.ts";
import { booking as intake } from "../content/booking.ts";
import { callName, eventTitle } from "../content/calls.ts";
import { emails } from "../content/emails.ts";
import type { Booking } from "../rules/booking/booking.ts";
import { answerBy, isSoon } from "../rules/booking/promise.ts";
import { onClock } from "../rules/calendar/clock.ts";
import { repeatableName } from "../rules/form/name.ts";
import { calendarFile } from "./calendar.ts";
import {
  type Address,
  type AgencyEmail,
  type Attachment,
  type Block,
  button,
  type Email,
  paragraph,
  type Studio,
  writeEmail,
} from "./email.ts";

/** To the agency: every field, and a link to the page with the Confirm button. */
export function notice(booking: Booking, studio: Studio, confirmUrl: string): AgencyEmail {
  const words = emails.notice;
  const blocks: Block[] = [paragraph(words.text), paragraph(words.by(promised(booking, studio))), facts(booking, studio)];
  return toAgency(booking, studio, words.subject, words.heading, [...blocks, button(words.confirm, confirmUrl)]);
}

export function moveNotice(booking: Booking, studio: Studio, confirmUrl: string): AgencyEmail {
  const words = emails.moveNotice;
  const blocks = [
    paragraph(words.text),
    paragraph(emails.notice.by(promised(booking, studio))),
    facts(booking, studio),
    button(emails.notice.confirm, confirmUrl),
  ];
  return toAgency(booking, studio, words.subject, words.heading, blocks);
}

export function cancellationNotice(booking: Booking, studio: Studio): AgencyEmail {
  const words = emails.cancellationNotice;
  return toAgency(booking, studio, words.subject, words.heading, [paragraph(words.text), facts(booking, studio)]);
}

/** To the visitor: the slot is held, with its time on both clocks. It repeats no free text, so that nobody can send messages through us. */
export function acknowledgement(booking: Booking, studio: Studio, manageUrl: string): Email {
  const words = emails.acknowledgement;
  const text = isSoon(booking) ? words.soonText : words.text;
  const blocks = [paragraph(text(callOf(booking))), paragraph(words.by(promisedToVisitor(booking, studio))), ...manage(manageUrl)];
  return toVisitor(booking, studio, words.subject, words.heading, blocks, "PUBLISH");
}

export function confirmation(booking: Booking, studio: Studio, manageUrl: string): Email {
  const words = emails.confirmation;
  const blocks = [paragraph(words.text(callOf(booking))), ...manage(manageUrl)];
  return toVisitor(booking, studio, words.subject, words.heading, blocks, "REQUEST");
}

export function move(booking: Booking, studio: Studio, manageUrl: string): Email {
  const words = emails.move;
  const promise = emails.acknowledgement.by(promisedToVisitor(booking, studio));
  const blocks = [paragraph(words.text(callOf(booking))), paragraph(promise), ...manage(manageUrl)];
  return toVisitor(booking, studio, words.subject, words.heading, blocks, "REQUEST");
}

export function cancellation(booking: Booking, studio: Studio): Email {
  const words = emails.cancellation;
  const blocks = [paragraph(words.text), button(words.again, `${studio.siteUrl}/contact`)];
  return toVisitor(booking, studio, words.subject, words.heading, blocks, "CANCEL");
}

export function reminder(booking: Booking, studio: Studio, manageUrl: string, before: "day" | "hour"): Email {
  const { subject, heading, text } = emails.reminder;
  return toVisitor(booking, studio, subject[before], heading[before], [paragraph(text(callOf(booking))), ...manage(manageUrl)]);
}

/** The call as a calendar file: tentative until the agency confirms it. */
export function bookingCalendar(booking: Booking, studio: Studio, method: NonNullable<Attachment["method"]>) {
  const status = { requested: "TENTATIVE", confirmed: "CONFIRMED", cancelled: "CANCELLED" } as const;
  return calendarFile(method, {
    uid: `${booking.id}@${new URL(studio.siteUrl).hostname}`,
    sequence: booking.sequence,
    status: status[booking.status],
    startsAt: booking.startsAt,
    minutes: booking.callMinutes,
    stamp: booking.updatedAt,
    title: eventTitle(booking.interest, studio.siteName),
    text: emails.eventText(callOf(booking)),
    organizer: { name: studio.siteName, address: studio.mailFrom },
    attendee: visitor(booking),
  });
}

/** As the form shows it: 'Under $100K', not 'under-100k'. */
function answerIn(booking: Booking, name: BookingFieldName) {
  const options: Record<string, Record<string, string>> = intake.options;
  return options[name]?.[booking[name]] ?? (booking[name] || emails.noAnswer);
}

/** When the call is, on both clocks if the visitor's differs from the agency's. */
export function clocks(booking: Booking, studio: Studio, sayTheirs = emails.yourClock) {
  const ours = ourClock(booking, studio);
  const theirs = booking.visitorTimeZone ? onClock(booking.visitorTimeZone, booking.startsAt) : ours;
  return theirs === ours ? [ours] : [sayTheirs(theirs), emails.ourClock(ours)];
}

function toAgency(booking: Booking, studio: Studio, subject: (company: string, when: string) => string, heading: string, blocks: Block[]) {
  return {
    ...write(studio, heading, blocks, emails.agencyFooter),
    replyTo: visitor(booking),
    subject: subject(booking.companyName, ourClock(booking, studio)),
  };
}

function toVisitor(
  booking: Booking,
  studio: Studio,
  subject: (when: string) => string,
  heading: string,
  blocks: Block[],
  method?: NonNullable<Attachment["method"]>,
): Email {
  const opening = [paragraph(emails.greeting(repeatableName(booking.contactName))), paragraph(clocks(booking, studio).join("\n"))];
  const email = write(studio, heading, [...opening, ...blocks, paragraph(emails.sign(studio.siteName))], emails.footer);
  const content = method && bookingCalendar(booking, studio, method);
  const attachments = content ? [{ filename: "call.ics", contentType: "text/calendar", content, method }] : [];
  return { ...email, to: visitor(booking), subject: subject(ourClock(booking, studio)), attachments };
}

function write(studio: Studio, heading: string, blocks: Block[], footer: typeof emails.footer) {
  return writeEmail({ heading, blocks, footer: footer(studio.siteName, studio.contactEmail) }, studio.siteName);
}

function facts(booking: Booking, studio: Studio): Block {
  const when = clocks(booking, studio, emails.theirClock).join("\n");
  const answers = BOOKING_FIELD_NAMES.map((name): [string, string] => [intake.labels[name], answerIn(booking, name)]);
  return {
    kind: "facts",
    rows: [[emails.call, `${callOf(booking)}\n${when}`], ...answers, [emails.interest, booking.interest || emails.noAnswer]],
  };
}

/** '30-minute strategy session'. */
function callOf({ callMinutes, interest }: Booking) {
  return `${callMinutes}-minute ${callName(interest)}`;
}

function ourClock(booking: Booking, studio: Studio) {
  return onClock(studio.timeZone, booking.startsAt);
}

function promised(booking: Booking, studio: Studio) {
  return onClock(studio.timeZone, answerBy(booking));
}

function promisedToVisitor(booking: Booking, studio: Studio) {
  const ours = promised(booking, studio);
  const theirs = booking.visitorTimeZone ? onClock(booking.visitorTimeZone, answerBy(booking)) : ours;
  return theirs === ours ? ours : emails.bothClocks(ours, theirs);
}

function visitor(booking: Booking): Address {
  return { name: repeatableName(booking.contactName), address: booking.email };
}

function manage(url: string): Block[] {
  return [paragraph(emails.manageHint), button(emails.manage, url)];
}
