import { DAY_MS, HOUR_MS } from "../../time/durations.ts";
import { AGREED, type Change, endsCall, movesCall } from "../catalog/changes.ts";
import { OUTCOMES } from "../catalog/outcomes.ts";
import { askTime, callEnd, thanksTimes } from "../rules/after-call.ts";
import type { Booking } from "../rules/booking.ts";
import { nudgeTimes } from "../rules/nudges.ts";
import { answerBy } from "../rules/promise.ts";
import { missedEmail, outcomeEmail, thankYouEmail } from "./after-call.ts";
import { type BookingEmailRow, emailRow } from "./email-row.ts";
import { ADDED, CANCELED, CONFIRMED, EARLIER, LATER, REQUESTED, SOON, STILL_LATER, TALKED } from "./example-calls.ts";
import { agencyEmail } from "./to-agency.ts";
import {
  acknowledgementEmail,
  cancellationEmail,
  confirmationEmail,
  holdEmail,
  moveEmail,
  offerEmail,
  reminderEmail,
  rescheduleEmail,
} from "./to-visitor.ts";

/**
 * Every email about one call: what it is, when it goes, what ends it, and examples of it. A change queues the emails whose `after` names
 * it, and drops the unsent ones that it makes untrue: those whose `endedBy` names it. What ends or moves the call drops all that have an
 * `endedBy`, so the visitor never reads of an old time after the new one, even if their mail server was away.
 */
export const BOOKING_EMAILS = {
  acknowledgement: emailRow({
    about: "We have your request",
    when: "at once",
    to: "visitor",
    after: ["requested"],
    endedBy: ["confirmed", "offered"],
    link: "manage",
    isCapped: true,
    write: ({ booking, settings, url }) => acknowledgementEmail(booking, settings, url),
    from: [{ booking: REQUESTED }, { booking: SOON }],
  }),
  hold: emailRow({
    about: "Confirm your request",
    when: "at once, under pressure or when a program asked",
    to: "visitor",
    after: ["mustVerify"],
    endedBy: ["requested", "verified", "confirmed", "offered"],
    link: "verify",
    until: ({ heldUntil, startsAt }) => heldUntil ?? startsAt,
    write: ({ booking, settings, url, askedBy }) => holdEmail(booking, settings, url, askedBy),
    from: [
      ...(["", "waiting"] as const).map((endReason) => ({ booking: { ...REQUESTED, heldUntil: EARLIER, endReason } })),
      ...["Claude", ""].map((askedBy) => ({ booking: { ...REQUESTED, heldUntil: EARLIER }, askedBy })),
    ],
  }),
  confirmation: emailRow({
    about: "Your call is confirmed",
    when: "at once",
    to: "visitor",
    after: ["confirmed", "picked"],
    endedBy: [],
    link: "manage",
    write: ({ booking, settings, url, movedFrom }) => confirmationEmail(booking, settings, url, movedFrom),
    from: [{ booking: CONFIRMED }, { booking: CONFIRMED, change: "picked", movedFrom: EARLIER }],
  }),
  move: emailRow({
    about: "You moved your call",
    when: "at once",
    to: "visitor",
    after: ["moved"],
    endedBy: ["confirmed", "offered"],
    link: "manage",
    isCapped: true,
    write: ({ booking, settings, url, movedFrom }) => moveEmail(booking, settings, url, movedFrom ?? booking.startsAt),
    from: [{ booking: REQUESTED, movedFrom: EARLIER }],
  }),
  reschedule: emailRow({
    about: "We moved your call",
    when: "at once",
    to: "visitor",
    after: ["rescheduled"],
    endedBy: [],
    link: "manage",
    write: ({ booking, settings, url, movedFrom }) => rescheduleEmail(booking, settings, url, movedFrom ?? booking.startsAt),
    from: [{ booking: CONFIRMED, movedFrom: EARLIER }],
  }),
  offer: emailRow({
    about: "Other times",
    when: "at once",
    to: "visitor",
    after: ["offered"],
    endedBy: ["confirmed", "offered"],
    link: "manage",
    until: ({ startsAt }) => startsAt,
    write: ({ booking, settings, url, times = [] }) => offerEmail(booking, settings, times, url),
    from: [{ booking: REQUESTED, times: [EARLIER, LATER, STILL_LATER] }],
  }),
  cancellation: emailRow({
    about: "Your call is canceled or declined",
    when: "at once",
    to: "visitor",
    after: ["canceledByVisitor", "canceled", "declined"],
    endedBy: [],
    write: ({ change, booking, settings, message }) => cancellationEmail(booking, settings, change, message),
    from: [
      { booking: CANCELED, change: "canceledByVisitor" },
      { booking: CANCELED, change: "canceled", message: "We're on a job site all week.\nAny day after the 30th works." },
      { booking: CANCELED, change: "declined" },
    ],
  }),
  lapse: emailRow({
    about: "Your request has lapsed because nobody pressed the link",
    when: "at once",
    to: "visitor",
    after: ["lapsed"],
    endedBy: [],
    isCapped: true,
    write: ({ change, booking, settings }) => cancellationEmail(booking, settings, change),
    from: [{ booking: CANCELED }],
  }),
  "reminder-day": emailRow({
    about: "Your call is tomorrow",
    when: "a day before",
    to: "visitor",
    after: AGREED,
    at: (booking) => [before(booking, DAY_MS)],
    until: (booking) => before(booking, HOUR_MS),
    endedBy: [],
    link: "manage",
    write: ({ booking, settings, url }) => reminderEmail(booking, settings, url, "day"),
    from: [{ booking: CONFIRMED }],
  }),
  "reminder-hour": emailRow({
    about: "Your call is in an hour",
    when: "an hour before",
    to: "visitor",
    after: AGREED,
    at: (booking) => [before(booking, HOUR_MS)],
    until: ({ startsAt }) => startsAt,
    endedBy: [],
    link: "manage",
    write: ({ booking, settings, url }) => reminderEmail(booking, settings, url, "hour"),
    from: [{ booking: CONFIRMED }],
  }),
  notice: emailRow({
    about: "A request",
    when: "at once",
    to: "agency",
    after: ["requested"],
    link: "confirm",
    write: ({ booking, settings, url }) => agencyEmail("requested", booking, settings, { answerUrl: url }),
    from: [{ booking: REQUESTED }],
  }),
  nudge: emailRow({
    about: "A request without an answer",
    when: "halfway to the promised hour and an hour before it",
    to: "agency",
    after: ["requested", "moved", "verified"],
    at: nudgeTimes,
    until: answerBy,
    endedBy: ["mustVerify", "confirmed", "offered"],
    link: "confirm",
    write: ({ booking, settings, url }) => agencyEmail("nudge", booking, settings, { answerUrl: url }),
    from: [{ booking: REQUESTED }],
  }),
  "confirmation-notice": emailRow({
    about: "You confirmed it, with the entry for your calendar",
    when: "at once",
    to: "agency",
    after: ["confirmed"],
    link: "confirm",
    write: ({ booking, settings, url }) => agencyEmail("confirmed", booking, settings, { answerUrl: url }),
    from: [{ booking: CONFIRMED }],
  }),
  "move-notice": emailRow({
    about: "The visitor moved it",
    when: "at once",
    to: "agency",
    after: ["moved"],
    link: "confirm",
    write: ({ booking, settings, url, movedFrom }) => agencyEmail("moved", booking, settings, { answerUrl: url, movedFrom }),
    from: [{ booking: REQUESTED, movedFrom: EARLIER }],
  }),
  "reschedule-notice": emailRow({
    about: "It has a new time that both agreed on",
    when: "at once",
    to: "agency",
    after: ["picked", "rescheduled"],
    link: "confirm",
    write: ({ change, booking, settings, url, movedFrom }) => agencyEmail(change, booking, settings, { answerUrl: url, movedFrom }),
    from: (["picked", "rescheduled"] as const).map((change) => ({ booking: CONFIRMED, change, movedFrom: EARLIER })),
  }),
  "cancellation-notice": emailRow({
    about: "It's canceled or declined, or nobody confirmed it",
    when: "at once",
    to: "agency",
    after: ["canceledByVisitor", "canceled", "declined", "lapsed"],
    write: ({ change, booking, settings }) => agencyEmail(change, booking, settings),
    from: (["canceledByVisitor", "canceled", "declined", "lapsed"] as const).map((change) => ({ booking: CANCELED, change })),
  }),
  "agency-reminder": emailRow({
    about: "A call in an hour",
    when: "an hour before",
    to: "agency",
    after: AGREED,
    at: (booking) => [before(booking, HOUR_MS)],
    until: ({ startsAt }) => startsAt,
    endedBy: [],
    write: ({ booking, settings }) => agencyEmail("soon", booking, settings),
    from: [{ booking: CONFIRMED }, { booking: ADDED }],
  }),
  "after-call": emailRow({
    about: "How did it go?",
    when: "fifteen minutes after the call's end",
    to: "agency",
    after: AGREED,
    at: (booking) => [askTime(booking)],
    until: (booking) => new Date(callEnd(booking).getTime() + DAY_MS),
    endedBy: ["talked", "missed"],
    link: "outcome",
    write: ({ booking, settings, url }) => outcomeEmail(booking, settings, url),
    from: [{ booking: CONFIRMED }],
  }),
  "thank-you": emailRow({
    about: "Thanks for the call",
    when: "the morning after the agency noted that it took place",
    to: "visitor",
    after: ["talked"],
    at: (booking, { timeZone }) => thanksTimes(booking, timeZone),
    until: ({ outcomeAt, startsAt }) => new Date((outcomeAt ?? startsAt).getTime() + 2 * DAY_MS),
    endedBy: ["talked", "missed"],
    isCapped: true,
    isOnce: true,
    write: ({ booking, settings }) => thankYouEmail(booking, settings),
    from: [{ booking: TALKED }, { booking: { ...TALKED, visitorNote: "" } }],
  }),
  "no-show": emailRow({
    about: "We couldn't reach you",
    when: "once the agency noted it",
    to: "visitor",
    after: ["missed"],
    endedBy: ["talked", "missed"],
    isCapped: true,
    isOnce: true,
    write: ({ booking, settings }) => missedEmail(booking, settings),
    from: [{ booking: { ...TALKED, outcome: OUTCOMES.missed } }],
  }),
  "bounce-notice": emailRow({
    about: "The visitor's mailbox doesn't exist, so phone them",
    when: "at once",
    to: "agency",
    after: ["bounced"],
    write: ({ booking, settings }) => agencyEmail("bounced", booking, settings),
    from: [{ booking: REQUESTED }],
  }),
} satisfies Record<string, BookingEmailRow>;

export type BookingEmailKind = keyof typeof BOOKING_EMAILS;

const rows = Object.entries(BOOKING_EMAILS) as [BookingEmailKind, BookingEmailRow][];

export function emailsAfter(change: Change) {
  return rows.filter(([, { after }]) => after.includes(change));
}

/** The emails that a change ends before they've gone. */
export function emailsEndedBy(change: Change) {
  const isAnother = endsCall(change) || movesCall(change);
  return rows.filter(([, { endedBy }]) => endedBy && (isAnother || endedBy.includes(change))).map(([kind]) => kind);
}

function before({ startsAt }: Booking, ms: number) {
  return new Date(startsAt.getTime() - ms);
}
