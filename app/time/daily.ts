import { addDays, dayIn, momentOf } from "./dates.ts";
import { DAYS_A_WEEK } from "./durations.ts";

/** The latest moment, up to now, when the agency's clocks showed this time, such as '3:00 AM'. Tells when daily work was last due. */
export function lastDue(time: string, now: Date, timeZone: string) {
  const today = dayIn(timeZone, now);
  const moment = momentOf(today, time, timeZone);
  return moment <= now ? moment : momentOf(addDays(today, -1), time, timeZone);
}

/** The latest Monday, and its moment, when the agency's clocks showed this time. */
export function lastMonday(time: string, now: Date, timeZone: string) {
  const today = dayIn(timeZone, now);
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % DAYS_A_WEEK));
  const day = momentOf(monday, time, timeZone) <= now ? monday : addDays(monday, -DAYS_A_WEEK);
  return { day, moment: momentOf(day, time, timeZone) };
}
