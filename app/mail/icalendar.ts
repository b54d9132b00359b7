import { MINUTE_MS } from "../time/durations.ts";
import type { Attachment, MailAddress } from "./email.ts";

export type Event = {
  uid: string;
  sequence: number;
  status: "TENTATIVE" | "CONFIRMED" | "CANCELLED";
  startsAt: Date;
  minutes: number;
  /** When this version of the event was written. */
  stamp: Date;
  title: string;
  text: string;
  organizer: MailAddress;
  attendee: MailAddress;
};

type Method = NonNullable<Attachment["method"]>;

const LINE_BYTES = 75;

/** One event as an iCalendar file (RFC 5545). Times are in UTC, so the file needs no daylight saving rules. */
export function calendarFile(method: Method, event: Event) {
  return fileOf([...opening("Booking", method), ...eventLines(method, event), "END:VCALENDAR"]);
}

/** Many events to subscribe to. Calendars that honor it look again every 15 minutes. */
export function feedFile(name: string, events: Event[]) {
  const about = [`X-WR-CALNAME:${escapeText(name)}`, "REFRESH-INTERVAL;VALUE=DURATION:PT15M", "X-PUBLISHED-TTL:PT15M"];
  return fileOf([...opening("Calls", "PUBLISH"), ...about, ...events.flatMap((event) => eventLines("PUBLISH", event)), "END:VCALENDAR"]);
}

function opening(product: string, method: Method) {
  return ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//Peakworks//${product}//EN`, "CALSCALE:GREGORIAN", `METHOD:${method}`];
}

function eventLines(method: Method, event: Event) {
  const endsAt = new Date(event.startsAt.getTime() + event.minutes * MINUTE_MS);
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.status}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.text)}`,
    `ORGANIZER;CN=${quoted(event.organizer.name)}:mailto:${mailto(event.organizer.address)}`,
    // A published event invites nobody: the standard forbids attendees in it.
    ...(method === "PUBLISH" || !event.attendee.address
      ? []
      : [`ATTENDEE;CN=${quoted(event.attendee.name)};ROLE=REQ-PARTICIPANT;RSVP=FALSE:mailto:${mailto(event.attendee.address)}`]),
    "END:VEVENT",
  ];
}

type Reminder = { uid: string; day: string; title: string; text: string };

/** All-day events without a time zone, so that they fall on the reader's own days. Each has an alarm at 9 AM. */
export function reminderFile(reminders: Reminder[], stamp: Date) {
  const events = reminders.flatMap(({ uid, day, title, text }) => [
    "BEGIN:VEVENT",
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:PT9H",
    `DESCRIPTION:${escapeText(title)}`,
    "END:VALARM",
    "END:VEVENT",
  ]);
  return fileOf([...opening("Follow-up", "PUBLISH"), ...events, "END:VCALENDAR"]);
}

function fileOf(lines: string[]) {
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function utc(moment: Date) {
  return moment.toISOString().replace(/[-:]|\.\d+/g, "");
}

function escapeText(text: string) {
  return clean(
    text
      .replace(/\r\n?/g, "\n")
      .replace(/[\\;,]/g, "\\$&")
      .replaceAll("\n", "\\n"),
  );
}

/** A parameter value can't contain a quotation mark at all. */
function quoted(text: string) {
  return `"${clean(text).replaceAll('"', "'")}"`;
}

function mailto(address: string) {
  return clean(address).replace(/[\s<>"]/g, "");
}

function clean(text: string) {
  return text.replace(/\p{Cc}/gu, " ");
}

/** Lines break after 75 bytes and continue after a space. A multi-byte character is never split. */
function fold(line: string) {
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > LINE_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
