import { statSync } from "node:fs";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import { createBackup } from "../../backups/backups.ts";
import { backupFiles } from "../../backups/last-backup.ts";
import type { Database, StoreSettings } from "../../database/database.server.ts";
import type { NowAnd } from "../../time/clock.ts";
import { MINUTE_MS } from "../../time/durations.ts";
import { logAct } from "./log.server.ts";

type StoredBackup = { name: string; file: string; madeAt: Date; bytes: number };

/** Somebody who presses twice wants one. */
const BETWEEN_BACKUPS_MS = MINUTE_MS;

let isRunning = false;

/** Backs up now, one at a time. A backup isn't part of a transaction, so the log's line follows it. */
export async function backUpNow(database: Database, who: string, { now, settings }: NowAnd<StoreSettings>) {
  // One from while the clock was wrong says nothing.
  const isRecent = ({ madeAt }: StoredBackup) => Math.abs(now.getTime() - madeAt.getTime()) < BETWEEN_BACKUPS_MS;
  if (isRunning || storedBackups(settings.dataDir).some(isRecent)) return "too-soon";
  isRunning = true;
  try {
    await createBackup(settings, { file: undefined, overwrite: false, now, inThread: true });
  } finally {
    isRunning = false;
  }
  await logAct(database, { who, what: "backup-made" }, now);
  return "made";
}

/** The backups in DATA_DIR, newest first. */
export function storedBackups(dataDir: string): StoredBackup[] {
  const stored = backupFiles(dataDir).map(({ file, madeAt }) => {
    const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    return { name: basename(file), file, madeAt, bytes };
  });
  return stored.reverse();
}

/** Opens one of the list by its name, so no name leads out of the folder. The log comes first: if it's away, no file stays open. */
export async function openBackup(database: Database, who: string, name: string, { now, settings }: NowAnd<StoreSettings>) {
  const found = storedBackups(settings.dataDir).find((one) => one.name === name);
  if (!found) return undefined;
  await logAct(database, { who, what: "backup-downloaded" }, now);
  return open(found.file).catch(() => undefined);
}
