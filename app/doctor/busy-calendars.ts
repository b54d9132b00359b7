import { busyStates, READ_EVERY_MS } from "../booking/busy/store.server.ts";
import type { Database } from "../database/database.server.ts";
import type { Settings } from "../site/settings.ts";
import { MINUTE_MS } from "../time/durations.ts";
import { type Finding, ok, warn } from "./finding.ts";

/** A line for each of the agency's own calendars. */
export async function checkBusyCalendars(database: Database, settings: Settings, now: Date): Promise<Finding[]> {
  return (await busyStates(database, settings)).map(({ name, readAt, problem, remark }) => {
    const minutes = readAt && Math.round((now.getTime() - readAt.getTime()) / MINUTE_MS);
    const last = minutes === undefined ? "never read" : `read ${minutes} ${minutes === 1 ? "minute" : "minutes"} ago`;
    if (problem)
      return warn(
        "busy calendar",
        `${name}: ${problem}; ${last}`,
        "Check its address in BUSY_CALENDARS. Until then the times it last took stay taken.",
      );
    if (minutes === undefined || minutes * MINUTE_MS > 3 * READ_EVERY_MS)
      return warn("busy calendar", `${name}: ${last}`, "The running site reads it every 5 minutes: start it with the same BUSY_CALENDARS.");
    if (remark) return warn("busy calendar", `${name}: ${last}; ${remark}`, "Mend these events in that calendar if they matter.");
    return ok("busy calendar", `${name}: ${last}`);
  });
}
