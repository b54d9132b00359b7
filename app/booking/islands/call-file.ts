import { calendarFile } from "../../mail/icalendar.ts";
import { slotMoment } from "../rules/slot.ts";
import type { BookedSlot } from "../ui/booked-words.ts";

/** The call that was asked for, as a sentence and a calendar entry name it. */
export type CallFileFacts = { minutes: number; name: string; title: string; host: string; organizer: { name: string; address: string } };

/** The call for the visitor's own calendar. The later invitation has the same UID, so it replaces this entry. */
export function callFile(booked: BookedSlot, text: string, timeZone: string, { minutes, title, host, organizer }: CallFileFacts) {
  return calendarFile("PUBLISH", {
    uid: `${booked.id}@${host}`,
    sequence: 0,
    status: "TENTATIVE",
    startsAt: slotMoment(booked, timeZone),
    minutes,
    stamp: new Date(),
    title,
    text,
    organizer,
    attendee: organizer,
  });
}
