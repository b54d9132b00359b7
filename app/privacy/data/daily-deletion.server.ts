import type { Logger } from "pino";
import { replaceOldBackups } from "../../backups/backups.ts";
import { forgetCalendars } from "../../booking/busy/store.server.ts";
import type { CalendarSettings } from "../../booking/rules/availability.ts";
import type { Database, StoreSettings } from "../../database/database.server.ts";
import { onceWhenDue } from "../../database/jobs.server.ts";
import { logFailure } from "../../site/failure.ts";
import { lastDue } from "../../time/daily.ts";
import { backupsSince } from "../retention.ts";
import { deleteOldRecords } from "./old-records.server.ts";
import { sweepFiles } from "./stored-people.server.ts";

type Parts = {
  database: Database;
  now: Date;
  log: Logger;
  settings: StoreSettings & Pick<CalendarSettings, "timeZone" | "busyCalendars">;
  /** Ends the reading of a new backup when the site stops. */
  signal?: AbortSignal;
};

/** At night, when nobody has to wait for it. A site that was down at that time does it once it's back up. */
const DELETION_TIME = "3:00 AM";

/** Deletes what the privacy policy promises to delete, once a day and in only one process. */
export async function deleteDaily({ database, now, log, settings, signal }: Parts) {
  const job = { name: "retention", dueAt: lastDue(DELETION_TIME, now, settings.timeZone), now };
  const deleted = await onceWhenDue(database, job, async (transaction) => {
    const counts = await deleteOldRecords(transaction, now);
    await forgetCalendars(transaction, settings, now);
    return counts;
  });
  if (!deleted) return;
  const files = await sweepFiles({ database, dataDir: settings.dataDir, now });
  const backups = await replaceOldBackups(settings, backupsSince(now), now, signal).catch((error) => {
    logFailure(log, error, "the last backup is too old to keep, and no new one could be made");
    return 0;
  });
  log.info({ ...deleted, files: files + backups }, "old records deleted");
}
