import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../database/database.server.ts";
import { lastDone, noteDone } from "../database/jobs.server.ts";
import { isFarAhead } from "../time/durations.ts";

/** The names that `./peakworks backup create` makes. They sort by time. */
export const BACKUP_NAME = /^peakworks-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.(sqlite|dump)$/;

export type LastBackup = {
  madeAt: Date;
  file: string;
  isThere: boolean;
  /** How many are kept, if older ones are deleted: then it's made by a timer. */
  keep: number | undefined;
};

/**
 * The newest backup: the one that was noted or, when a restore has taken that note away, the newest file in DATA_DIR/backups. One that's
 * dated far in the future counts only if it's noted and there's no other: it would hide for as long that none is made.
 */
export async function lastBackup(database: Database, dataDir: string, now: Date): Promise<LastBackup | undefined> {
  const noted = await notedBackup(database);
  const newest = backupFiles(dataDir).findLast(({ madeAt }) => !isFarAhead(madeAt, now));
  if (newest && (!noted?.isThere || isFarAhead(noted.madeAt, now) || newest.madeAt > noted.madeAt))
    return { ...newest, isThere: true, keep: noted?.keep };
  return noted;
}

/** How many a nightly backup keeps, so far. */
export async function backupsKept(database: Database) {
  return (await notedBackup(database))?.keep;
}

export async function noteBackup(database: Database, { file, keep }: { file: string; keep?: number | undefined }, madeAt: Date) {
  await noteDone(database, "backup", madeAt, JSON.stringify({ file, keep }));
}

/** Our backups in DATA_DIR/backups, oldest first. */
export function backupFiles(dataDir: string) {
  const folder = join(dataDir, "backups");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => BACKUP_NAME.test(name)) : [];
  return names.sort().map((name) => ({ file: join(folder, name), madeAt: momentIn(name) }));
}

/** Deletes ours from before a moment, but never the newest, and returns how many. */
export function deleteOldBackups(dataDir: string, before: Date) {
  const old = backupFiles(dataDir)
    .slice(0, -1)
    .filter(({ madeAt }) => madeAt < before);
  for (const { file } of old) rmSync(file, { force: true });
  return old.length;
}

/** 'peakworks-2026-11-16T12-00-00-000Z.sqlite'. A copied file's own time may be another. */
function momentIn(name: string) {
  return new Date(name.replace(/^.*?(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})Z.*$/, "$1:$2:$3.$4Z"));
}

async function notedBackup(database: Database): Promise<LastBackup | undefined> {
  const done = await lastDone(database, "backup");
  if (!done) return undefined;
  // Notes from before the file was noted have none.
  const { file = "", keep } = JSON.parse(done.detail || "{}") as { file?: string; keep?: number };
  return { madeAt: done.doneFor, file, isThere: file === "" || existsSync(file), keep };
}
