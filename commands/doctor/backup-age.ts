import type { Settings } from "../../app/site/settings.ts";
import { lastBackup } from "../last-backup.ts";
import { type Finding, ok, warn } from "./finding.ts";

const HOUR_MS = 60 * 60_000;
/** A nightly backup may be two hours late. */
const OLDEST_HOURS = 26;

export function checkBackup(settings: Settings, now: Date): Finding {
  const last = lastBackup(settings.dataDir);
  const fix = "./peakworks backup create, every night by a timer (deploy/peakworks-backup.timer).";
  if (!last) return warn("backup", "none was made by ./peakworks backup", fix);
  const hours = Math.round((now.getTime() - last.at.getTime()) / HOUR_MS);
  const says = `${hours < 1 ? "less than an hour" : hours === 1 ? "1 hour" : `${hours} hours`} old: ${last.file}`;
  return hours > OLDEST_HOURS ? warn("backup", says, fix) : ok("backup", says);
}
