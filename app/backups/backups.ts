import { closeSync, openSync, readSync, realpathSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { openDatabase, SQLITE_ENDINGS, type StoreSettings, sqliteFile } from "../database/database.server.ts";
import { SQLITE_MARK } from "../database/sqlite-handle.server.ts";
import { BackupProblem, problemWith } from "./backup-problem.ts";
import type { Contents } from "./contents.ts";
import { backupFiles, backupsKept, deleteBackupsBefore, newestBackup, noteBackup } from "./last-backup.ts";
import { backUpPostgres, readLivePostgres, readPostgresBackup, restorePostgres } from "./postgres.ts";
import { readInThread } from "./read-in-thread.ts";
import type { Revoking } from "./revoking.ts";
import { backUpSqlite, readLiveSqlite, readSqliteBackup, restoreSqlite } from "./sqlite.ts";
import { stampOf, statOf } from "./whole-files.ts";

type Backup = {
  file: string | undefined;
  overwrite: boolean;
  now: Date;
  /** How many the operator keeps, if older ones are deleted. */
  keep?: number | undefined;
  /** For the running site, whose visitors would wait while the backup is read. */
  inThread?: boolean;
  /** Ends that reading. */
  signal?: AbortSignal | undefined;
};

/** The first bytes of a dump. */
const POSTGRES_MARK = "PGDMP";

/** Writes a backup of the live database and verifies it by reading it back. An existing file is replaced only with `overwrite`. */
export async function createBackup(place: StoreSettings, { file, overwrite, now, keep, inThread, signal }: Backup) {
  const name = `peakworks-${stampOf(now)}.${place.databaseUrl ? "dump" : "sqlite"}`;
  const target = resolve(file ?? join(place.dataDir, "backups", name));
  checkTarget(target, place, overwrite);
  const read = inThread ? (draft: string, of: string) => readInThread(draft, of, signal) : undefined;
  const contents = place.databaseUrl ? await backUpPostgres(place.databaseUrl, target) : await backUpSqlite(place.dataDir, target, read);
  await note(place, { file: target, keep }, now);
  return { file: target, bytes: statSync(target).size, contents };
}

/**
 * Deletes the backups in DATA_DIR/backups from before a moment or dated far ahead. If that leaves none, a new one is made first, so that a
 * site without nightly backups isn't left without any. Returns how many it deleted.
 */
export async function replaceOldBackups(place: StoreSettings, before: Date, now: Date, signal?: AbortSignal) {
  const newest = newestBackup(place.dataDir, now);
  const isNoneLeft = newest ? newest.madeAt < before : backupFiles(place.dataDir).length > 0;
  if (isNoneLeft) await createBackup(place, { file: undefined, overwrite: false, now, inThread: true, signal });
  return deleteBackupsBefore(place.dataDir, before, now).length;
}

/** What a restore would replace, and with what. If the live database can't be read, its problem is returned instead. */
export async function compareBackup(place: StoreSettings, file: string) {
  checkFile(file, place);
  const inFile: Contents = place.databaseUrl ? await readPostgresBackup(place.databaseUrl, file) : await readSqliteBackup(file);
  return { inUse: await readLive(place), inFile };
}

/**
 * Replaces the live database with a backup. `replaced` says where the old one is now, and `revoked` how much of the backup was revoked
 * again, if that's known.
 */
export async function restoreBackup(place: StoreSettings, file: string, now: Date, revoking?: Revoking) {
  checkFile(file, place);
  const keep = await keptSoFar(place);
  const restored = place.databaseUrl
    ? await restorePostgres(place.databaseUrl, file, now, revoking)
    : await restoreSqlite(place.dataDir, file, now, revoking);
  // The restored database was written before this backup of it was noted. Whether one is made every night stays as it was.
  await note(place, { file: resolve(file), keep }, statSync(file).mtime);
  return restored;
}

async function readLive({ dataDir, databaseUrl }: StoreSettings): Promise<Contents | string | undefined> {
  try {
    return databaseUrl ? await readLivePostgres(databaseUrl) : await readLiveSqlite(dataDir);
  } catch (error) {
    if (error instanceof BackupProblem) return error.message;
    throw error;
  }
}

function checkTarget(target: string, { dataDir }: StoreSettings, overwrite: boolean) {
  const present = statOf(target);
  if (!present) return;
  if (!present.isFile()) throw new BackupProblem(`${target} is not a file: name one that is not there yet.`);
  if (!overwrite) throw new BackupProblem(`${target} is there already: choose another name, or add --overwrite.`);
  if (!statOf(sqliteFile(dataDir))) return;
  // A restored database is a link to a file of its own.
  const live = realpathSync(sqliteFile(dataDir));
  const isLive = (file: string) => statOf(file) && realpathSync(file) === realpathSync(target);
  if (SQLITE_ENDINGS.some((ending) => isLive(live + ending))) throw new BackupProblem(`${target} is the database itself.`);
}

/** Rejects a file that can't be a backup for this engine before anything is opened. */
function checkFile(file: string, { databaseUrl }: StoreSettings) {
  const present = statOf(file);
  if (!present) throw new BackupProblem(`There is no file ${file}.`);
  if (!present.isFile()) throw new BackupProblem(`${file} is not a file.`);
  const beginning = beginningOf(file);
  if (beginning === "") throw new BackupProblem(`${file} is empty.`);
  const isSqlite = beginning.startsWith(SQLITE_MARK);
  const isDump = beginning.startsWith(POSTGRES_MARK);
  if (isDump && !databaseUrl) throw new BackupProblem(`${file} is a dump of PostgreSQL, but DATABASE_URL is not set.`);
  if (isSqlite && databaseUrl) throw new BackupProblem(`${file} is a backup of SQLite, but DATABASE_URL names a PostgreSQL.`);
  if (!isSqlite && !isDump) throw new BackupProblem(`${file} is not a backup of Peakworks.`);
}

function beginningOf(file: string) {
  try {
    const handle = openSync(file, "r");
    const bytes = Buffer.alloc(SQLITE_MARK.length);
    const length = readSync(handle, bytes);
    closeSync(handle);
    return bytes.toString("latin1", 0, length);
  } catch (error) {
    throw problemWith(file, error);
  }
}

/**
 * Lets the site report how old the last backup is. A database that can't be written right now, or is too old to have the table, is still
 * backed up.
 */
async function note(place: StoreSettings, backup: Parameters<typeof noteBackup>[1], madeAt: Date) {
  const keep = backup.keep ?? (await keptSoFar(place));
  const database = openDatabase(place);
  await noteBackup(database, { ...backup, keep }, madeAt).catch(() => {});
  await database.destroy();
}

/** How many a nightly backup keeps. One by hand in between, or a restore, doesn't end the nightly ones. */
async function keptSoFar(place: StoreSettings) {
  if (!place.databaseUrl && !statOf(sqliteFile(place.dataDir))) return undefined;
  const database = openDatabase(place);
  const keep = await backupsKept(database).catch(() => undefined);
  await database.destroy();
  return keep;
}
