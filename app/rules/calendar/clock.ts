import { dayIn, fullDate, timeIn, zoneName } from "./calendar.ts";

/** A moment on a zone's clock: 'Tuesday, November 17, 2026 at 9:00 AM EST'. */
export function onClock(timeZone: string, moment: Date) {
  return `${fullDate(dayIn(timeZone, moment))} at ${timeIn(timeZone, moment)} ${zoneName(timeZone, moment)}`;
}
