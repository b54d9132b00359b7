import type { Generated } from "kysely";
import type { Moment } from "../../database/tables.ts";
import type { BookingFields } from "../catalog/fields.ts";
import type { StoredOutcome } from "../catalog/outcomes.ts";
import type { EndReason } from "../rules/booking.ts";
import type { Slot } from "../rules/slot.ts";

declare module "../../database/tables.ts" {
  interface Tables {
    bookings: BookingRow;
    bookingLinks: { tokenHash: string; bookingId: string; purpose: "confirm" | "manage"; expiresAt: Moment };
    outcomeLinks: { tokenHash: string; bookingId: string; expiresAt: Moment };
    /** The times that the agency offered instead of the one the visitor asked for. */
    bookingOffers: Slot & { bookingId: string };
    calendarChanges: CalendarChangeRow;
    busyCalendars: BusyCalendarRow;
    busySlots: Slot & { calendar: string };
    /** What the owner sets by command and not by the environment, such as the weekly hours. */
    ownerSettings: { name: string; value: string; setAt: Moment };
    calendarFeed: { onlyRow: Generated<number>; salt: string; madeAt: Moment };
  }
}

export type BookingRow = BookingFields &
  Slot & {
    id: string;
    interest: string;
    visitorTimeZone: string;
    startsAt: Moment;
    status: "requested" | "confirmed" | "cancelled";
    sequence: number;
    idempotencyHash: string | null;
    /** What was asked for, one of CALL_MINUTES. */
    callMinutes: number;
    /** When the visitor asked for the time it has now; null in rows from before this column. */
    askedAt: Moment | null;
    /** When the agency answered the request for the time it has now. */
    answeredAt: Moment | null;
    endReason: EndReason;
    /** Holds its slot until then, unless the visitor presses the link in their email before. */
    heldUntil: Moment | null;
    /** A keyed hash of the network the request came from. */
    network: string;
    /** Since when emails about it come back. */
    bouncedAt: Moment | null;
    /** The right half of its UID in calendars: the host of SITE_URL when it was booked. */
    uidHost: string;
    /** Whose call it is; null until the agency has heard of it. */
    personId: string | null;
    /** What became of the call. Empty until the agency says so. */
    outcome: StoredOutcome | "";
    outcomeAt: Moment | null;
    /** What was agreed on the call, for the visitor to read. */
    visitorNote: string;
    /** Within how many hours an answer was promised. */
    promiseHours: number;
    /** Where the visit began that led to it, as the counts name it. */
    source: string;
    createdAt: Moment;
    updatedAt: Moment;
  };

/** Hours the agency closed, or hours of a holiday it opened again. */
type CalendarChangeRow = { day: string; startMinute: number; endMinute: number; state: "closed" | "open"; reason: string };

type BusyCalendarRow = {
  /** The hash of its address, which is a secret. */
  calendar: string;
  etag: Generated<string>;
  lastModified: Generated<string>;
  /** The day, zone and list of slots it was worked out for. */
  readFor: Generated<string>;
  /** The last time we tried. */
  checkedAt: Moment | null;
  /** The last time it could be read. */
  readAt: Moment | null;
  /** One process at a time reads it. */
  claimedUntil: Moment | null;
  /** Why it couldn't be read the last time. */
  problem: Generated<string>;
  /** What had to be guessed or left out. */
  remark: Generated<string>;
};
