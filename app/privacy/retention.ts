import { PENDING_DAYS } from "../newsletter/subscription.ts";
import { monthsBefore } from "../time/dates.ts";
import { DAY_MS } from "../time/durations.ts";

/** How long bookings and leads are kept, per the privacy policy. */
export const RETENTION_MONTHS = 24;

/** How long backups are kept, and the databases that a restore replaced. */
export const BACKUP_DAYS = 14;

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
