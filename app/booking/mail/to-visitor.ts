import { greetingName } from "../../forms/name.ts";
import { type Attachment, type Email, writeEmail } from "../../mail/email.ts";
import { button, type EmailBlock, type EmailFact, facts, firstText, paragraph } from "../../mail/email-blocks.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { emailFrame, routePicture } from "../../mail/words.ts";
import { contactInEmail } from "../../site/pages.ts";
import { CALL_FILE_PATH, CHOOSE_PATH, MANAGE_PATH } from "../../site/private-paths.ts";
import { whoCalls } from "../../site/who-calls.ts";
import { filled } from "../../text/format.ts";
import { shownPhone } from "../../text/phone.ts";
import { onClock } from "../../time/clock.ts";
import type { Booking } from "../rules/booking.ts";
import { isSoon } from "../rules/promise.ts";
import { booking as intake } from "../words/booking.ts";
import { visitorEmails } from "../words/visitor-emails.ts";
import { bookingCalendar, callInWords, visitorAddress } from "./call-event.ts";
import { bothClocks, clocks, hourOf, ourClock, promisedTime } from "./clocks.ts";

/** To the visitor: the slot is theirs, on both clocks. It repeats no free text, so that nobody can send messages through us. */
export function acknowledgementEmail(booking: Booking, settings: MailSettings, manageUrl: string): Email {
  const words = visitorEmails.acknowledgement;
  const within = filled(intake.done.promise.usual, { hours: String(booking.promiseHours) });
  const call = callInWords(booking);
  const said = [
    isSoon(booking) ? words.soonText(call) : words.text(call, within),
    promisedTime(booking, settings),
    callSentence(booking, settings),
  ];
  const blocks = [...said.map(paragraph), calendarButton(manageUrl), manage(manageUrl)];
  return toVisitor(booking, settings, words, { blocks, method: "PUBLISH" });
}

/** To the visitor under pressure, or when a program asked in their name: one press, and the request is in. */
export function holdEmail(booking: Booking, settings: MailSettings, verifyUrl: string, askedBy?: string): Email {
  const words = visitorEmails.hold;
  const until = onClock(settings.timeZone, booking.heldUntil ?? booking.startsAt);
  const says = booking.endReason === "waiting" ? words.waiting(until) : words.until(until);
  const why = askedBy === undefined ? [words.text] : [words.askedBy(askedBy), words.sayNo];
  const blocks = [paragraph(says), button(words.button, verifyUrl), ...why.map(paragraph)];
  return toVisitor(booking, settings, words, { blocks, isOn: false });
}

/** `movedFrom` is the time it had before, if the visitor picked another one that we offered. */
export function confirmationEmail(booking: Booking, settings: MailSettings, manageUrl: string, movedFrom?: Date): Email {
  const words = visitorEmails.confirmation;
  const said = [words.text(callInWords(booking)), callSentence(booking, settings), words.honest(booking.callMinutes)];
  const blocks = [...said.map(paragraph), calendarButton(manageUrl), manage(manageUrl)];
  return toVisitor(booking, settings, words, { blocks, method: "REQUEST", movedFrom });
}

/** The visitor moved it: the new time beside the old one, and confirmed again by when. */
export function moveEmail(booking: Booking, settings: MailSettings, manageUrl: string, movedFrom: Date): Email {
  const words = visitorEmails.move;
  const said = [words.text(callInWords(booking)), promisedTime(booking, settings)];
  const blocks = [...said.map(paragraph), calendarButton(manageUrl), manage(manageUrl)];
  return toVisitor(booking, settings, words, { blocks, method: "REQUEST", movedFrom });
}

/** `change` says who ended it; the agency may add a sentence. */
export function cancellationEmail(
  booking: Booking,
  settings: MailSettings,
  change: keyof typeof visitorEmails.cancellation,
  message = "",
): Email {
  const words = visitorEmails.cancellation[change];
  const note: EmailBlock[] = message ? [paragraph(visitorEmails.note), { kind: "quote", text: message }] : [];
  const blocks = [paragraph(words.text), ...note, button(visitorEmails.again, settings.siteUrl + contactInEmail())];
  return toVisitor(booking, settings, words, { blocks, method: "CANCEL", whenLabel: words.when });
}

/** The agency moved it: confirmed, with its old time. */
export function rescheduleEmail(booking: Booking, settings: MailSettings, manageUrl: string, movedFrom: Date): Email {
  const words = visitorEmails.reschedule;
  const blocks = [paragraph(words.text), calendarButton(manageUrl), manage(manageUrl)];
  return toVisitor(booking, settings, words, { blocks, method: "REQUEST", movedFrom });
}

/** Three other times, on both clocks, and a link to the page where the visitor picks one. */
export function offerEmail(booking: Booking, settings: MailSettings, times: Date[], manageUrl: string): Email {
  const words = visitorEmails.offer;
  const blocks = [
    paragraph(words.text),
    facts(times.map((time, i) => [words.times[i] ?? "", bothClocks(time, booking, settings).join("\n")])),
    button(words.choose, manageUrl.replace(MANAGE_PATH, CHOOSE_PATH)),
    paragraph(words.until(ourClock(booking, settings))),
    manage(manageUrl),
  ];
  return toVisitor(booking, settings, words, { blocks, whenLabel: words.when });
}

export function reminderEmail(booking: Booking, settings: MailSettings, manageUrl: string, before: "day" | "hour"): Email {
  const { subject, heading, text } = visitorEmails.reminder;
  const blocks = [paragraph(text(callInWords(booking))), paragraph(callSentence(booking, settings)), manage(manageUrl)];
  return toVisitor(booking, settings, { subject: subject[before], heading: heading[before] }, { blocks });
}

type VisitorEmailWords = { subject: (when: string) => string; heading: string };
/**
 * `method` adds a calendar file. `whenLabel` says what its time is where that isn't plain, such as on an offer of others. While a call is
 * on, the map has its flag.
 */
type EmailParts = {
  blocks: EmailBlock[];
  method?: NonNullable<Attachment["method"]>;
  whenLabel?: string;
  movedFrom?: Date;
  isOn?: boolean;
};

export function toVisitor(booking: Booking, settings: MailSettings, { subject, heading }: VisitorEmailWords, said: EmailParts): Email {
  const { blocks, method, whenLabel, movedFrom, isOn = whenLabel === undefined } = said;
  const when: EmailFact = [whenLabel ?? (movedFrom ? visitorEmails.newTime : visitorEmails.when), clocks(booking, settings).join("\n")];
  const ownZone = booking.visitorTimeZone || settings.timeZone;
  // The time of a call that's off is only a fact.
  const hour = whenLabel ? undefined : hourOf(booking, ownZone, settings.timeZone, visitorEmails.hour, when);
  const rows = [...(hour ? [] : [when]), ...(movedFrom ? [[visitorEmails.oldTime, onClock(ownZone, movedFrom)] as EmailFact] : [])];
  const greeting = paragraph(emailFrame.greeting(greetingName(booking.contactName)));
  const body = {
    heading,
    preview: firstText(blocks),
    ...(hour && { hour }),
    picture: isOn ? { name: "summit" as const, alt: visitorEmails.pictureAlt } : routePicture,
    blocks: [...(rows.length ? [facts(rows)] : []), greeting, ...blocks, paragraph(emailFrame.sign(whoCalls(settings), settings.siteName))],
    reason: visitorEmails.reason,
  };
  const email = writeEmail(body, settings);
  const content = method && bookingCalendar(booking, settings, method);
  const attachments = content ? [{ filename: "call.ics", contentType: "text/calendar", content, method }] : [];
  return { ...email, to: visitorAddress(booking), subject: subject(onClock(ownZone, booking.startsAt)), attachments };
}

/**
 * Who will call, from where, and the number they'll dial. Of that number only the digits are repeated: somebody may have typed a stranger's
 * address.
 */
function callSentence(booking: Booking, settings: MailSettings) {
  const { name, phone = "" } = whoCalls(settings);
  return visitorEmails.calls({ name, to: shownPhone(booking.phone), from: phone });
}

/** What most readers want next, so it's the one button. The same link serves the file. */
function calendarButton(manageUrl: string) {
  return button(visitorEmails.calendar, manageUrl.replace(MANAGE_PATH, CALL_FILE_PATH));
}

function manage(url: string) {
  return paragraph([`${visitorEmails.manageHint} `, { label: visitorEmails.manage, url }]);
}
