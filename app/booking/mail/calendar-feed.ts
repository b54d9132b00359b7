import { feedFile } from "../../mail/icalendar.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import type { Booking } from "../rules/booking.ts";
import { calendarFeed as words } from "../words/calendar-feed.ts";
import { uidOf } from "./call-event.ts";

/** The agency's calls as a calendar to subscribe to. There is no link in it that could change a call. */
export function callFeed(calls: Booking[], settings: MailSettings) {
  const { siteName, mailFrom } = settings;
  const organizer = { name: siteName, address: mailFrom };
  const events = calls.map((call) => {
    const isConfirmed = call.status === "confirmed";
    const { companyName: company, contactName: contact, phone, callMinutes: minutes } = call;
    return {
      uid: uidOf(call, settings),
      sequence: call.sequence,
      status: isConfirmed ? ("CONFIRMED" as const) : ("TENTATIVE" as const),
      startsAt: call.startsAt,
      minutes,
      stamp: call.updatedAt,
      title: words.title[isConfirmed ? "confirmed" : "requested"](company),
      text: words.text({ contact, company, phone, minutes, isConfirmed }),
      organizer,
      attendee: organizer,
    };
  });
  return feedFile(words.name(siteName), events);
}
