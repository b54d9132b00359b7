import { calendarFile } from "../mail/calendar.ts";
import { slotMoment } from "../rules/calendar/calendar.ts";
import type { Booked } from "../ui/booking/booked-panel.tsx";

/** What a calendar entry says about the call besides its time. */
export type Call = { timeZone: string; minutes: number; title: string; host: string; organizer: { name: string; address: string } };

/** The call for the visitor's own calendar. The later invitation has the same UID, so it replaces this entry. */
export function callFile(booked: Booked, text: string, { timeZone, minutes, title, host, organizer }: Call) {
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
