import { dayIn, timeIn } from "../../time/dates.ts";

/** 'is queued for 2026-11-20 at 9:00 AM.' */
export function whenText(moment: Date, now: Date, timeZone: string) {
  const when = `${dayIn(timeZone, moment)} at ${timeIn(timeZone, moment)}`;
  return moment > now ? `is queued for ${when}.` : `is published, dated ${when}.`;
}
