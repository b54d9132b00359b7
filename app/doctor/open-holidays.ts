import { readClosings } from "../booking/data/closings.server.ts";
import { ownerHours } from "../booking/data/hours.server.ts";
import { whyClosed } from "../booking/rules/closings.ts";
import { bookableDays } from "../booking/rules/slot.ts";
import type { Database } from "../database/database.server.ts";
import type { Settings } from "../site/settings.ts";
import { dayIn, longDate } from "../time/dates.ts";
import { holidaysBetween } from "../time/holidays.ts";
import { type Finding, ok, warn } from "./finding.ts";

/** The contract's calendar knows no holidays. An owner should know before somebody books Thanksgiving. */
export async function checkHolidays(database: Database, settings: Settings, now: Date): Promise<Finding> {
  const hours = await ownerHours(database, settings);
  const days = bookableDays(dayIn(settings.timeZone, now), { hours });
  const [from = "", to = from] = [days[0], days.at(-1)];
  const closings = await readClosings(database, { from, to, settings });
  const open = [...holidaysBetween(from, to, "us")]
    .filter(([day]) => days.includes(day) && whyClosed(day, closings, hours) === undefined)
    .sort();
  const [next] = open;
  if (!next) return ok("holidays", "none of the coming ones can be booked");
  const [day, name] = next;
  return warn(
    "holidays",
    `${name}, ${longDate(day)}, can be booked`,
    `HOLIDAYS=us closes all federal holidays, ./peakworks calendar close ${day} this one.`,
  );
}
