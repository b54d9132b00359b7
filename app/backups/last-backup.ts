import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { Database } from "../database/database.server.ts";
import { lastDone, noteDone } from "../database/jobs.server.ts";
import { DAY_MS, isFarAhead } from "../time/durations.ts";

/** The names that `./peakworks backup create` makes. They sort by time. */
const BACKUP_NAME = /^peakworks-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.(sqlite|dump)$/;

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
  const newest = newestBackup(dataDir, now);
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

/** The newest file that isn't dated far in the future. */
export function newestBackup(dataDir: string, now: Date) {
  return byClock(dataDir, now).real.at(-1);
}

/** Deletes all but the newest `keep` of the same engine, the one just made among them. Returns which. */
export function keepNewestBackups(dataDir: string, { made, keep, now }: { made: string; keep: number; now: Date }) {
  const others = byClock(dataDir, now).real.filter(({ file }) => extname(file) === extname(made) && basename(file) !== basename(made));
  return remove(others.slice(0, Math.max(0, others.length - keep + 1)));
}

/**
 * Deletes those from before a moment, but never the newest, and those dated far ahead once another is a day old: until then it may be the
 * clock of today that's wrong, and those ahead all the good ones. Returns which.
 */
export function deleteBackupsBefore(dataDir: string, before: Date, now: Date) {
  const { real, ahead } = byClock(dataDir, now);
  const isClockTried = real.some(({ madeAt }) => now.getTime() - madeAt.getTime() >= DAY_MS);
  return remove([...real.slice(0, -1).filter(({ madeAt }) => madeAt < before), ...(isClockTried ? ahead : [])]);
}

/** Apart from the others, those dated far ahead: they were made while the clock was wrong, and nobody knows when. */
function byClock(dataDir: string, now: Date) {
  const files = backupFiles(dataDir);
  const isAhead = ({ madeAt }: { madeAt: Date }) => isFarAhead(madeAt, now);
  return { real: files.filter((file) => !isAhead(file)), ahead: files.filter(isAhead) };
}

function remove(files: { file: string }[]) {
  for (const { file } of files) rmSync(file, { force: true });
  return files.map(({ file }) => file);
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
