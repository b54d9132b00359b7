import { DAY_MS } from "./calendar/durations.ts";
import { PENDING_DAYS } from "./newsletter/newsletter.ts";

/** How long bookings and leads are kept, per the privacy policy. */
export const KEPT_MONTHS = 24;

/** Calls before this moment, and leads received before it, are too old to keep. */
export function keptSince(now: Date) {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - KEPT_MONTHS);
  return moment;
}

/** Newsletter addresses typed before this moment and never confirmed are too old to keep. */
export function pendingSince(now: Date) {
  return new Date(now.getTime() - PENDING_DAYS * DAY_MS);
}
