import type { AgencyEmail } from "../../mail/email.ts";
import { type EmailBlock, type EmailFact, facts, heading, paragraph, phoneLink } from "../../mail/email-blocks.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { STEP_DONE_PATH, STEP_LATER_PATH, STEP_LOST_PATH } from "../../site/private-paths.ts";
import { fullDate, timeIn } from "../../time/dates.ts";
import type { Booking } from "../rules/booking.ts";
import { agencyWords } from "../words/agency-emails.ts";
import { writeToAgency } from "./to-agency.ts";

/** Something to do about a person. `url` leads to the page that says it's done. */
export type DueRow = { label: string; who: string; phone: string; text: string; url: string };

/** What the morning email has besides calls: steps whose day has come, and calls without a next step. */
export type DueToday = { steps: DueRow[]; calls: DueRow[] };

const NOTHING: DueToday = { steps: [], calls: [] };

/** The day's calls and what is due, in the morning. */
export function agendaEmail(bookings: Booking[], day: string, settings: MailSettings, due = NOTHING): AgencyEmail {
  const words = agencyWords.agenda;
  const toDo = due.steps.length + due.calls.length;
  const blocks: EmailBlock[] = [
    ...(bookings.length > 0 ? [paragraph(words.text), facts(bookings.map((booking) => callFact(booking, settings)))] : []),
    ...(due.steps.length > 0 ? [heading(words.steps), facts(due.steps.map(dueFact))] : []),
    ...(due.calls.length > 0 ? [heading(words.open), paragraph(words.openText), facts(due.calls.map(dueFact))] : []),
    ...(toDo > 0 ? [paragraph(words.buttons)] : []),
  ];
  const first = bookings.map(({ companyName, startsAt }) => `${timeIn(settings.timeZone, startsAt)} ${companyName}`);
  const preview = [...first, ...due.steps.map(({ who, text }) => `${who}: ${text}`), ...due.calls.map(({ who }) => who)].join(", ");
  return {
    ...writeToAgency(settings, bookings.length > 0 ? words.heading(fullDate(day)) : words.dueHeading(fullDate(day)), preview, blocks),
    subject: words.subject(bookings.length, toDo, fullDate(day)),
  };
}

function callFact(booking: Booking, settings: MailSettings): EmailFact {
  const { companyName, contactName, phone, callMinutes, status } = booking;
  const words = agencyWords.agenda;
  const note = status === "confirmed" ? "" : `, ${words.unconfirmed}`;
  return [
    timeIn(settings.timeZone, booking.startsAt),
    [`${companyName}, ${contactName}\n`, ...phoneLink(phone), `, ${words.minutes(callMinutes)}${note}`],
  ];
}

/** All three pages take the same token. */
function dueFact({ label, who, phone, text, url }: DueRow): EmailFact {
  const { done, later, lost } = agencyWords.agenda;
  const at = (path: string) => url.replace(STEP_DONE_PATH, path);
  return [
    label,
    [
      `${text ? `${text}\n` : ""}${who}${phone && ", "}`,
      ...phoneLink(phone),
      "\n",
      { label: done, url },
      " · ",
      { label: later, url: at(STEP_LATER_PATH) },
      " · ",
      { label: lost, url: at(STEP_LOST_PATH) },
    ],
  ];
}
