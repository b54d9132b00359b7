import { callName, eventTitle } from "../content/calls.ts";
import { emails } from "../content/emails.ts";
import type { Booking } from "../rules/booking/booking.ts";
import { answerBy, isSoon } from "../rules/booking/promise.ts";
import { onClock } from "../rules/calendar/clock.ts";
import { repeatableName } from "../rules/form/name.ts";
import { CHOOSE_PATH, MANAGE_PATH } from "../rules/private-paths.ts";
import { calendarFile, type Event } from "./calendar.ts";
import { type Address, type Attachment, type Block, button, type Email, paragraph, type Studio, writeEmail } from "./email.ts";

/** To the visitor: the slot is held, with its time on both clocks. It repeats no free text, so that nobody can send messages through us. */
export function acknowledgement(booking: Booking, studio: Studio, manageUrl: string): Email {
  const words = emails.acknowledgement;
  const text = isSoon(booking) ? words.soonText : words.text;
  const blocks = [paragraph(text(callOf(booking))), paragraph(words.by(promisedToVisitor(booking, studio))), ...manage(manageUrl)];
  return toVisitor(booking, studio, words.subject, words.heading, blocks, "PUBLISH");
}

/** To the visitor under pressure: one press, and the request is in. */
export function hold(booking: Booking, studio: Studio, keepUrl: string): Email {
  const words = emails.hold;
  const until = onClock(studio.timeZone, booking.heldUntil ?? booking.startsAt);
  const blocks = [paragraph(words.text), paragraph(words.until(until)), button(words.button, keepUrl)];
  return toVisitor(booking, studio, words.subject, words.heading, blocks);
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

/** `by` says who ended it; the agency may add a sentence. */
export function cancellation(booking: Booking, studio: Studio, by: keyof typeof emails.cancellation, message = ""): Email {
  const words = emails.cancellation[by];
  const note: Block[] = message ? [paragraph(emails.note), { kind: "quote", text: message }] : [];
  const blocks = [paragraph(words.text), ...note, button(emails.again, `${studio.siteUrl}/contact`)];
  return toVisitor(booking, studio, words.subject, words.heading, blocks, "CANCEL");
}

/** The agency moved it: confirmed, with its old time. */
export function reschedule(booking: Booking, studio: Studio, manageUrl: string, movedFrom: Date): Email {
  const words = emails.reschedule;
  const old = bothClocks(movedFrom, booking, studio).join("\n");
  const blocks = [paragraph(words.text), paragraph(`${words.was}\n${old}`), ...manage(manageUrl)];
  return toVisitor(booking, studio, words.subject, words.heading, blocks, "REQUEST");
}

/** Three other times, on both clocks, and a link to the page where the visitor picks one. */
export function offer(booking: Booking, studio: Studio, times: Date[], manageUrl: string): Email {
  const words = emails.offer;
  const blocks = [
    paragraph(words.text),
    ...times.map((time) => paragraph(bothClocks(time, booking, studio).join("\n"))),
    button(words.choose, manageUrl.replace(MANAGE_PATH, CHOOSE_PATH)),
    paragraph(words.until(ourClock(booking, studio))),
    ...manage(manageUrl),
  ];
  return toVisitor(booking, studio, words.subject, words.heading, blocks);
}

export function reminder(booking: Booking, studio: Studio, manageUrl: string, before: "day" | "hour"): Email {
  const { subject, heading, text } = emails.reminder;
  return toVisitor(booking, studio, subject[before], heading[before], [paragraph(text(callOf(booking))), ...manage(manageUrl)]);
}

/** The call as a calendar file. */
export function bookingCalendar(booking: Booking, studio: Studio, method: NonNullable<Attachment["method"]>) {
  return calendarFile(method, eventOf(booking, studio));
}

/** The call as a calendar entry: tentative until the agency confirms it. */
export function eventOf(booking: Booking, studio: Studio): Event {
  const status = { requested: "TENTATIVE", confirmed: "CONFIRMED", cancelled: "CANCELLED" } as const;
  return {
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
  };
}

/** When the call is, on both clocks if the visitor's differs from the agency's. */
export function clocks(booking: Booking, studio: Studio, sayTheirs = emails.yourClock) {
  return bothClocks(booking.startsAt, booking, studio, sayTheirs);
}

function bothClocks(moment: Date, { visitorTimeZone }: Booking, { timeZone }: Studio, sayTheirs = emails.yourClock) {
  const ours = onClock(timeZone, moment);
  const theirs = visitorTimeZone ? onClock(visitorTimeZone, moment) : ours;
  return theirs === ours ? [ours] : [sayTheirs(theirs), emails.ourClock(ours)];
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
  const email = write(studio, heading, [...opening, ...blocks, paragraph(emails.sign(studio.siteName))]);
  const content = method && bookingCalendar(booking, studio, method);
  const attachments = content ? [{ filename: "call.ics", contentType: "text/calendar", content, method }] : [];
  return { ...email, to: visitor(booking), subject: subject(ourClock(booking, studio)), attachments };
}

function write(studio: Studio, heading: string, blocks: Block[]) {
  return writeEmail({ heading, blocks, footer: emails.footer(studio.siteName, studio.contactEmail) }, studio.siteName);
}

/** '30-minute strategy session'. */
export function callOf({ callMinutes, interest }: Booking) {
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

export function visitor(booking: Booking): Address {
  return { name: repeatableName(booking.contactName), address: booking.email };
}

function manage(url: string): Block[] {
  return [paragraph(emails.manageHint), button(emails.manage, url)];
}
