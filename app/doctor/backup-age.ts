import { lastBackup } from "../backups/last-backup.ts";
import type { Database } from "../database/database.server.ts";
import { HOUR_MS } from "../time/durations.ts";
import { type Finding, ok, warn } from "./finding.ts";

/** A nightly backup may be two hours late. */
const OLDEST_HOURS = 26;

export async function checkBackup(database: Database, dataDir: string, now: Date): Promise<Finding> {
  const last = await lastBackup(database, dataDir);
  const fix = "./peakworks backup create --keep 14, every night by a timer (deploy/peakworks-backup.timer).";
  if (!last) return warn("backup", "none was made yet", fix);
  const hours = Math.round((now.getTime() - last.madeAt.getTime()) / HOUR_MS);
  const says = `the last one is ${hours < 1 ? "less than an hour" : hours === 1 ? "1 hour" : `${hours} hours`} old`;
  if (!last.isThere) return warn("backup", `${says}, but its file is gone: ${last.file}`, `Unless you moved it: ${fix}`);
  return hours > OLDEST_HOURS ? warn("backup", says, fix) : ok("backup", says);
}
