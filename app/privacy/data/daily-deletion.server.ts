import type { Logger } from "pino";
import type { Database } from "../../database/database.server.ts";
import { onceWhenDue } from "../../database/jobs.server.ts";
import { lastDue } from "../../time/daily.ts";
import { deleteOldRecords } from "./old-records.server.ts";
import { sweepFiles } from "./stored-people.server.ts";

type Parts = { database: Database; now: Date; log: Logger; settings: { timeZone: string; dataDir: string } };

/** At night, when nobody has to wait for it. A site that was down at that time does it once it's back up. */
const TIME = "3:00 AM";

/** Deletes what the privacy policy promises to delete, once a day and in only one process. */
export async function deleteDaily({ database, now, log, settings }: Parts) {
  const job = { name: "retention", dueAt: lastDue(TIME, now, settings.timeZone), now };
  const deleted = await onceWhenDue(database, job, (transaction) => deleteOldRecords(transaction, now));
  if (!deleted) return;
  const files = await sweepFiles({ database, dataDir: settings.dataDir, now });
  log.info({ ...deleted, files }, "old records deleted");
}
