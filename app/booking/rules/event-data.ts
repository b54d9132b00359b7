import { onClock } from "../../time/clock.ts";
import { MINUTE_MS } from "../../time/durations.ts";
import { BOOKING_FIELD_NAMES } from "../catalog/fields.ts";
import type { Booking } from "./booking.ts";
import { answerBy } from "./promise.ts";

/** Every booking event has the same fields. `movedFrom` is the old time of a moved call, and null otherwise. */
export function bookingData(booking: Booking, timeZone: string, movedFrom?: Date) {
  const { id, status, startsAt, callMinutes, interest, visitorTimeZone, endReason } = booking;
  return {
    id,
    status: status === "cancelled" ? "canceled" : status,
    startsAt,
    endsAt: new Date(startsAt.getTime() + callMinutes * MINUTE_MS),
    minutes: callMinutes,
    agencyClock: onClock(timeZone, startsAt),
    visitorClock: visitorTimeZone ? onClock(visitorTimeZone, startsAt) : null,
    visitorTimeZone: visitorTimeZone || null,
    answerBy: status === "requested" ? answerBy(booking) : null,
    movedFrom: movedFrom ?? null,
    /** visitor, agency, declined, expired or junk. */
    endReason: endReason || null,
    interest: interest || null,
    fields: Object.fromEntries(BOOKING_FIELD_NAMES.map((name) => [name, booking[name]])),
  };
}
