import { chmodSync, copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { type Database, openSqliteFile, sqliteFile } from "../database/database.server.ts";
import { migrate } from "../database/migrations.server.ts";
import { prepareDataDir } from "../site/data-dir.ts";
import { BackupProblem, problemWith } from "./backup-problem.ts";
import type { Contents } from "./contents.ts";
import { type Revoking, revokeAgain } from "./revoking.ts";
import { copyToOneFile } from "./sqlite-copy.ts";
import { exchangeSqlite } from "./sqlite-exchange.ts";
import { checkDefinitions, countRowsInTurns, readAllowingNewer, readContents, withSqlite } from "./sqlite-file.ts";
import { statOf, writeWhole } from "./whole-files.ts";

/** Copies the live database, even while the site is writing, and reads the copy back, here or in another thread. */
export async function backUpSqlite(dataDir: string, file: string, read: typeof readAllowingNewer = readAllowingNewer): Promise<Contents> {
  const live = sqliteFile(dataDir);
  if (!statOf(live)) throw new BackupProblem(`There is no database: ${live} does not exist.`);
  return writeWhole(file, (draft) =>
    withSqlite(live, live, async (source) => {
      const version = versionOf(source);
      const rows = await countRowsInTurns(source);
      await copyToOneFile(source, draft, file);
      const contents = await read(draft, `The copy of ${live}`);
      // A write made meanwhile may or may not be in the copy. If there was none, the copy must have every row.
      const isQuiet = versionOf(source) === version;
      if (isQuiet && JSON.stringify(contents.rows) !== JSON.stringify(rows))
        throw new BackupProblem(`The copy of ${live} does not have the same rows, so it was thrown away.`);
      return contents;
    }),
  );
}

/** What the live database contains, or undefined if there isn't one. */
export async function readLiveSqlite(dataDir: string) {
  const live = sqliteFile(dataDir);
  return statOf(live) ? readAllowingNewer(live, live) : undefined;
}

export function readSqliteBackup(file: string) {
  return withScratch(file, (scratch) => readRefusingNewer(sqliteFile(scratch), file));
}

/** Replaces the live database with a backup and keeps the old one next to it. Older backups are migrated first. */
export async function restoreSqlite(dataDir: string, file: string, now: Date, revoking?: Revoking) {
  return withScratch(file, async (scratch) => {
    const restored = sqliteFile(scratch);
    await readRefusingNewer(restored, file);
    await inFile(restored, (database) => migrate(database, now));
    await withSqlite(restored, file, (sqlite) => checkDefinitions(sqlite, file));
    const after = await readRefusingNewer(restored, file);
    prepareDataDir(dataDir);
    const exchanged = await exchangeSqlite(sqliteFile(dataDir), restored, now, (next) => revokeIn(next, dataDir, revoking, now));
    return { ...exchanged, after };
  });
}

/** Before the new file has the name: a running site sends nothing to somebody who unsubscribed. */
async function revokeIn(next: string, dataDir: string, revoking: Revoking | undefined, now: Date) {
  if (!revoking) return undefined;
  const readReplaced = async <Result>(read: (database: Database) => Promise<Result>) =>
    statOf(sqliteFile(dataDir)) ? inFile(sqliteFile(dataDir), read) : undefined;
  return inFile(next, (database) => database.transaction().execute((transaction) => revokeAgain(transaction, revoking, readReplaced, now)));
}

async function inFile<Result>(file: string, work: (database: Database) => Promise<Result>) {
  const database = openSqliteFile(file);
  return work(database).finally(() => database.destroy());
}

/** Works on a copy: a file that's only being read must not change, and SQLite would create files next to it. */
async function withScratch<Result>(file: string, work: (scratch: string) => Promise<Result>) {
  const scratch = mkdtempSync(join(tmpdir(), "peakworks-restore-"));
  try {
    for (const companion of ["", "-wal"]) if (statOf(file + companion)) copyInto(scratch, file, companion);
    return await work(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function copyInto(scratch: string, file: string, companion: string) {
  try {
    copyFileSync(file + companion, sqliteFile(scratch) + companion);
    // The copy gets migrated, so it must be writable even if the backup isn't.
    chmodSync(sqliteFile(scratch) + companion, 0o600);
  } catch (error) {
    throw problemWith((error as NodeJS.ErrnoException).code === "ENOSPC" ? tmpdir() : file, error);
  }
}

/** What a backup contains that isn't from a newer version. */
function readRefusingNewer(file: string, place: string) {
  return withSqlite(file, place, (sqlite) => readContents(sqlite, place, "refused"));
}

/** Another one after every write by somebody else. */
function versionOf(sqlite: DatabaseSync) {
  return (sqlite.prepare("pragma data_version").get() as { data_version: number }).data_version;
}
