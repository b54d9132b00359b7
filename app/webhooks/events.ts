import { BOOKING_FIELD_NAMES } from "../booking/catalog/fields.ts";
import type { Booking } from "../booking/rules/booking.ts";
import { answerBy } from "../booking/rules/promise.ts";
import type { Lead } from "../calculator/rules/lead.ts";
import { onClock } from "../time/clock.ts";
import { MINUTE_MS } from "../time/durations.ts";

/** What WEBHOOK_URL is told about, in the shape that Standard Webhooks suggests. Data holds no link: a link's token lets its holder act. */
export type WebhookEvent = { type: EventType; timestamp: string; data: object };

export type BookingEventType = "booking.requested" | "booking.confirmed" | "booking.moved" | "booking.declined" | "booking.canceled";

export type EventType = BookingEventType | "lead.created" | "subscriber.confirmed" | "webhook.test";

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

export function leadData({ id, createdAt, inputs, isHalved, ...fields }: Lead) {
  return { id, createdAt, fields, inputs, isHalved };
}
