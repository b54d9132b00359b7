import type { Database } from "../../database/database.server.ts";
import { isStillDue, onceWhenDue } from "../../database/jobs.server.ts";
import type { MailSettings } from "../../mail/mail-settings.ts";
import { queueToAgency } from "../../mail/outbox.server.ts";
import type { NowAnd } from "../../time/clock.ts";
import { lastMonday } from "../../time/daily.ts";
import { addDays } from "../../time/dates.ts";
import { DAY_MS } from "../../time/durations.ts";
import { reportEmail } from "../mail/report.ts";
import { weeksUpTo } from "../rules/report.ts";
import { readReport } from "./report.server.ts";

type Parts = NowAnd<MailSettings & { countVisits: boolean }> & { database: Database };

/** The report sent on Monday at this time ends with the Sunday before. */
const REPORT_TIME = "8:00 AM";
/** A report that's later than this isn't sent any more: the week is old news. */
const EXPIRES_AFTER_MS = 3 * DAY_MS;

/**
 * Queues Monday's report to the agency at 8 AM, once and in only one process. A site that nobody visited, or that doesn't count, sends
 * none.
 */
export async function queueWeeklyReport({ database, now, settings }: Parts) {
  if (!settings.countVisits) return false;
  const { day, moment } = lastMonday(REPORT_TIME, now, settings.timeZone);
  const job = { name: "weekly-report", dueAt: moment, now };
  if (!(await isStillDue(database, job))) return false;
  const isOld = now.getTime() - moment.getTime() > EXPIRES_AFTER_MS;
  const weeks = weeksUpTo(addDays(day, -1), 2, settings.timeZone);
  // Read before the transaction, because on SQLite every visitor waits for one.
  const report = isOld ? undefined : await readReport(database, weeks, now);
  const isQueued = await onceWhenDue(database, job, async (transaction) => {
    if (!report || report.weeks.every(({ visits, requested }) => visits + requested === 0)) return false;
    const expiresAt = new Date(moment.getTime() + EXPIRES_AFTER_MS);
    await queueToAgency(transaction, { kind: "report", email: reportEmail(report, settings), dueAt: now, expiresAt }, settings);
    return true;
  });
  return isQueued === true;
}
