import type { Studio } from "../../mail/letter.ts";
import { type Booking, type BookingProblems, parseBooking } from "../../rules/booking/booking.ts";
import type { Slot } from "../../rules/calendar/calendar.ts";
import type { Database } from "../database/database.server.ts";
import { isWithinLimit } from "../intake/rate-limit.server.ts";
import { findRepeat, requestBooking } from "./bookings.server.ts";

/** What a request is answered with, whichever form it came from. */
export type Door = {
  database: Database;
  settings: Studio & { secret: string; rateLimit: boolean };
  now: () => Date;
  log: { info: (facts: object, message: string) => void; error: (facts: object, message: string) => void };
};

type Options = { address: string; idempotencyKey?: string; interest?: string; visitorTimeZone?: string };

export type BookingAnswer =
  | { status: 201; booking: Pick<Booking, "id" | "selectedDate" | "selectedTime" | "status"> }
  | { status: 422; problems: BookingProblems }
  | { status: 409; alternatives: Slot[] }
  | { status: 429 }
  | { status: 503 };

/** The one way in for a booking: the page's form and the JSON endpoint both end here. The log learns the outcome and nothing about the visitor. */
export async function takeBooking(site: Door, input: Record<string, unknown>, options: Options): Promise<BookingAnswer> {
  const answer = await decide(site, input, options).catch((error): BookingAnswer => {
    // A database's message may quote what the visitor wrote; its code says enough.
    site.log.error({ code: error.code ?? error.name }, "booking could not be stored");
    return { status: 503 };
  });
  site.log.info({ status: answer.status }, "booking request");
  return answer;
}

async function decide(site: Door, input: Record<string, unknown>, options: Options): Promise<BookingAnswer> {
  const { database, settings, now } = site;
  const parsed = parseBooking(input);
  if ("problems" in parsed) return { status: 422, problems: parsed.problems };
  const { idempotencyKey, interest } = options;
  const repeat = await findRepeat(database, parsed.booking, idempotencyKey);
  if (repeat) return booked(repeat);
  const limit = { address: options.address, secret: settings.secret, now: now() };
  if (settings.rateLimit && !(await isWithinLimit(database, limit))) return { status: 429 };
  const visitorTimeZone = knownZone(options.visitorTimeZone);
  const result = await requestBooking(database, parsed.booking, { idempotencyKey, interest, visitorTimeZone, now: now(), settings });
  if (result.kind === "not-bookable") return { status: 422, problems: { selectedDate: "not-a-slot" } };
  if (result.kind === "taken") return { status: 409, alternatives: result.alternatives };
  return booked(result.booking);
}

function booked({ id, selectedDate, selectedTime, status }: Booking): BookingAnswer {
  return { status: 201, booking: { id, selectedDate, selectedTime, status } };
}

/** A browser's word for its zone, or nothing. */
function knownZone(name: string | undefined) {
  try {
    return name ? new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone : undefined;
  } catch {
    return undefined;
  }
}
