import { type Booking, type BookingProblems, parseBooking } from "../../rules/booking/booking.ts";
import type { Slot } from "../../rules/calendar/calendar.ts";
import { type Intake, type Refused, take } from "../intake/intake.server.ts";
import { findRepeat, requestBooking } from "./bookings.server.ts";

type Options = { ipAddress: string; idempotencyKey?: string; interest?: string; visitorTimeZone?: string };

type Booked = { status: 201; booking: Pick<Booking, "id" | "selectedDate" | "selectedTime" | "status">; askedAt: Date; startsAt: Date };

export type BookingAnswer = Booked | { status: 409; alternatives: Slot[] } | Refused<BookingProblems>;

export function takeBooking(site: Intake, input: Record<string, unknown>, options: Options): Promise<BookingAnswer> {
  const { database, settings, now } = site;
  const { ipAddress, idempotencyKey, interest } = options;
  const visitorTimeZone = knownZone(options.visitorTimeZone);
  return take(site, {
    what: "booking",
    ipAddress,
    input,
    parse: () => parseBooking(input),
    findRepeat: async ({ booking }): Promise<BookingAnswer | undefined> => {
      const repeat = await findRepeat(database, booking, idempotencyKey);
      return repeat && booked(repeat);
    },
    store: async ({ booking }): Promise<BookingAnswer> => {
      const result = await requestBooking(database, booking, { idempotencyKey, interest, visitorTimeZone, now: now(), settings });
      if (result.kind === "not-bookable") return { status: 422, problems: { selectedDate: "not-a-slot" } };
      if (result.kind === "taken") return { status: 409, alternatives: result.alternatives };
      return booked(result.booking);
    },
  });
}

function booked({ id, selectedDate, selectedTime, status, askedAt, startsAt }: Booking): Booked {
  return { status: 201, booking: { id, selectedDate, selectedTime, status }, askedAt, startsAt };
}

/** The time zone the browser reported, or nothing. */
function knownZone(name: string | undefined) {
  try {
    return name ? new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone : undefined;
  } catch {
    return undefined;
  }
}
