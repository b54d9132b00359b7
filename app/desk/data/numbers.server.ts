import type { Database } from "../../database/database.server.ts";
import { dayIn } from "../../time/dates.ts";
import { readReport } from "../../visits/data/report.server.ts";
import { weeksUpTo } from "../../visits/rules/report.ts";

/** Half of the time stays with visitors, and the owner waits a second at most. */
const SHARE_OF_TIME = 1 / 2;

/** The report up to and including today, as the command has it. */
export function readNumbers(database: Database, weeks: number, { now, timeZone }: { now: Date; timeZone: string }) {
  return readReport(database, weeksUpTo(dayIn(timeZone, now), weeks, timeZone), now, SHARE_OF_TIME);
}
