import { PENDING_DAYS } from "../newsletter/subscription.ts";
import { monthsBefore } from "../time/dates.ts";
import { DAY_MS } from "../time/durations.ts";
import { BACKUP_DAYS, RETENTION_MONTHS } from "./catalog.ts";

/** Backups from before this moment, and databases replaced before it, are too old to keep. */
export function backupsSince(now: Date) {
  return new Date(now.getTime() - BACKUP_DAYS * DAY_MS);
}

/** Calls before this moment, and leads received before it, are too old to keep. */
export function retainedSince(now: Date) {
  return monthsBefore(now, RETENTION_MONTHS);
}

/** Newsletter addresses typed before this moment and never confirmed are too old to keep. */
export function pendingSince(now: Date) {
  return new Date(now.getTime() - PENDING_DAYS * DAY_MS);
}
