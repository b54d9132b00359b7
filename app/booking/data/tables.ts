import type { Generated } from "kysely";
import type { Stored } from "../../database/moments.ts";
import type { Moment } from "../../database/tables.ts";
import type { Booking } from "../rules/booking.ts";
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
    /** What the owner sets at the desk or by command and not by the environment, such as the weekly hours. */
    ownerSettings: { name: string; value: string; setAt: Moment };
    calendarFeed: { onlyRow: Generated<number>; salt: string; madeAt: Moment };
  }
}

export type BookingRow = Omit<Stored<Booking>, "askedAt"> & {
  /** Null in rows from before this column. */
  askedAt: Moment | null;
  idempotencyHash: string | null;
  /** A keyed hash of the network the request came from. */
  network: string;
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
