import type { EmailFact } from "../../mail/email-blocks.ts";
import type { Hour } from "../../mail/email-body.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { clockText, onClock, otherClock, spokenTime, timeOnClock } from "../../time/clock.ts";
import { dayIn, fullDate, longZoneName, timeIn } from "../../time/dates.ts";
import type { Booking } from "../rules/booking.ts";
import { answerBy, isSoon } from "../rules/promise.ts";
import { visitorEmails } from "../words/visitor-emails.ts";

/** When the call is, on both clocks if the visitor's differs from the agency's. */
export function clocks(booking: Booking, settings: MailSettings, sayTheirs = visitorEmails.yourClock) {
  return bothClocks(booking.startsAt, booking, settings, sayTheirs);
}

/** Any moment, such as one that's offered. */
export function bothClocks(moment: Date, { visitorTimeZone }: Booking, { timeZone }: MailSettings, sayTheirs = visitorEmails.yourClock) {
  const ours = onClock(timeZone, moment);
  const theirs = visitorTimeZone ? onClock(visitorTimeZone, moment) : ours;
  return theirs === ours ? [ours] : [sayTheirs(theirs), visitorEmails.ourClock(ours)];
}

type HourWords = { alone: (zone: string) => string; both: (zone: string, other: string) => string };

/** When the call is, on the reader's own clock, with the other one beside it if it differs. The fact says both in full. */
export function hourOf({ startsAt }: Booking, zone: string, otherZone: string, words: HourWords, fact: EmailFact): Hour {
  const other = otherClock(startsAt, zone, otherZone);
  const own = longZoneName(zone, startsAt);
  const [weekday, date] = fullDate(dayIn(zone, startsAt)).split(", ");
  const note = other ? words.both(own, clockText(other)) : words.alone(own);
  return { time: timeIn(zone, startsAt), day: `${weekday}, ${date}`, note, fact };
}

export function ourClock(booking: Booking, settings: MailSettings) {
  return onClock(settings.timeZone, booking.startsAt);
}

/**
 * By when we promised an answer: 'Tuesday morning' on the visitor's clock if we know it. A call that's soon also has the exact time, on
 * both clocks.
 */
export function promisedTime(booking: Booking, settings: MailSettings) {
  const moment = answerBy(booking);
  const zone = booking.visitorTimeZone || settings.timeZone;
  const { by, soonBy } = visitorEmails.acknowledgement;
  const spoken = spokenTime(zone, moment);
  return isSoon(booking) ? soonBy(spoken, timeOnClock(zone, moment), timeOnClock(settings.timeZone, moment)) : by(spoken);
}
