import { addDays, dayIn, momentOf } from "../../time/dates.ts";
import { DAY_MS, MINUTE_MS } from "../../time/durations.ts";
import type { Booking } from "./booking.ts";

/** Long enough for a call that ran over. */
const ASK_AFTER_MS = 15 * MINUTE_MS;
const MORNING = "9:00 AM";
/** A thank-you for a call of last week reads like a mistake. */
const THANK_WITHIN_MS = 7 * DAY_MS;

/** When to ask the agency how a call went. */
export function askTime(booking: Booking) {
  return new Date(callEnd(booking).getTime() + ASK_AFTER_MS);
}

export function callEnd({ startsAt, callMinutes }: Booking) {
  return new Date(startsAt.getTime() + callMinutes * MINUTE_MS);
}

/** The next morning on the agency's clock after it noted that they talked. */
export function thanksTimes(booking: Booking, timeZone: string) {
  const { outcomeAt } = booking;
  if (!outcomeAt || !isTimeToThank(booking, outcomeAt)) return [];
  return [momentOf(addDays(dayIn(timeZone, outcomeAt), 1), MORNING, timeZone)];
}

/** Whether a thank-you follows if the agency notes now that they talked. */
export function isTimeToThank({ startsAt }: Pick<Booking, "startsAt">, now: Date) {
  return now.getTime() - startsAt.getTime() <= THANK_WITHIN_MS;
}
