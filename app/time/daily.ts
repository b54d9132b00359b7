import { addDays, dayIn, momentOf } from "./dates.ts";

/** The latest moment, up to now, when the agency's clocks showed this time, such as '3:00 AM'. Tells when daily work was last due. */
export function lastDue(time: string, now: Date, timeZone: string) {
  const today = dayIn(timeZone, now);
  const moment = momentOf(today, time, timeZone);
  return moment <= now ? moment : momentOf(addDays(today, -1), time, timeZone);
}
