import { BOOKING_FIELD_NAMES, BOOKING_FIELDS, type BookingFieldName } from "../../app/booking/catalog/booking-fields.ts";
import { REQUESTED } from "../../app/booking/mail/example-calls.ts";
import { nearestFree } from "../../app/booking/rules/availability.ts";
import type { Booking } from "../../app/booking/rules/booking.ts";
import { bookableDays, usualLastDay } from "../../app/booking/rules/slot.ts";
import { readSettings } from "../../app/site/settings.ts";

/** Sunday, 7:00 AM in New York. */
export const now = new Date("2026-11-15T12:00:00Z");

/** Without limits, so that one example visitor can book as often as a test needs. */
export const settings = readSettings({
  SITE_URL: "https://www.peakworks.example",
  AGENCY_EMAIL: "calls@peakworks.example",
  RATE_LIMIT: "off",
});

/** A complete request for Tuesday, 9:00 AM. */
export const request = {
  companyName: "Ridge Roofing",
  contactName: "Sam Hill",
  email: "sam@ridge.example",
  phone: "(555) 010-4477",
  businessType: "roofing",
  employees: "6-10",
  currentRevenue: "1m-5m",
  biggestPainPoint: "Quotes take\ntwo evenings a week.",
  businessGoals: "",
  currentSystems: "",
  timeframe: "asap",
  additionalInfo: "",
  selectedDate: "2026-11-17",
  selectedTime: "9:00 AM",
} as const satisfies Record<BookingFieldName | "selectedDate" | "selectedTime", string>;

/** That request once it is stored. */
export const booking: Booking = { ...REQUESTED, ...request, interest: "", visitorTimeZone: "", callMinutes: 15 };

/** The fields in which a visitor can write anything at all. */
export const TYPED_FIELDS = BOOKING_FIELD_NAMES.filter((name) => ["line", "text"].includes(BOOKING_FIELDS[name].kind));

/** The days that can be booked while enough of them is free. */
export function usualDays(today: string) {
  return bookableDays(today, { lastDay: usualLastDay(today) });
}

/** What whoever loses that slot is offered while nothing else is taken, nearest first. */
export const nearest = nearestFree(
  request,
  {
    now,
    timeZone: settings.timeZone,
    shortestNoticeMs: 0,
    lastDay: usualLastDay("2026-11-15"),
    busy: [],
    booked: [request],
    closings: new Map(),
  },
  3,
);
