import { chmodSync, chownSync, copyFileSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { openDatabase, sqliteFile } from "../../app/data/database/database.server.ts";
import { migrate } from "../../app/data/database/migrations.server.ts";
import { prepareDataDir } from "../../server/data-dir.ts";
import type { Contents, Newer } from "./contents.ts";
import { statOf, writeWhole } from "./files.ts";
import { BackupProblem, DamagedFile, problemWith } from "./problem.ts";
import { copySqlite, copyToOneFile } from "./sqlite-copy.ts";
import { countRows, readContents, withSqlite } from "./sqlite-file.ts";

/** Copies the live database, even while the site is writing, and reads the copy back. */
export async function backUpSqlite(dataDir: string, file: string): Promise<Contents> {
  const live = sqliteFile(dataDir);
  if (!statOf(live)) throw new BackupProblem(`There is no database: ${live} does not exist.`);
  return writeWhole(file, (draft) =>
    withSqlite(live, live, async (source) => {
      const before = stateOf(source);
      await copyToOneFile(source, draft, file);
      const contents = await readFile(draft, `The copy of ${live}`, "allowed");
      // A write made meanwhile may or may not be in the copy. If there was none, the copy must have every row.
      const isQuiet = stateOf(source).version === before.version;
      if (isQuiet && JSON.stringify(contents.rows) !== JSON.stringify(before.rows))
        throw new BackupProblem(`The copy of ${live} does not have the same rows, so it was thrown away.`);
      return contents;
    }),
  );
}

/** What the live database contains, or undefined if there isn't one. */
export async function readLiveSqlite(dataDir: string) {
  const live = sqliteFile(dataDir);
  return statOf(live) ? readFile(live, live, "allowed") : undefined;
}

export function readSqliteBackup(file: string) {
  return withScratch(file, (scratch) => readFile(sqliteFile(scratch), file, "refused"));
}

/** Replaces the live database with a backup and keeps the old one next to it. Older backups are migrated first. */
export async function restoreSqlite(dataDir: string, file: string, now: Date) {
  return withScratch(file, async (scratch) => {
    const restored = sqliteFile(scratch);
    await readFile(restored, file, "refused");
    const database = openDatabase({ dataDir: scratch, databaseUrl: undefined });
    await migrate(database, now).finally(() => database.destroy());
    const after = await readFile(restored, file, "refused");
    prepareDataDir(dataDir);
    const kept = await replace(dataDir, restored, now);
    return { kept, after };
  });
}

async function replace(dataDir: string, restored: string, now: Date) {
  const live = sqliteFile(dataDir);
  const kept = join(dataDir, `peakworks-replaced-${now.toISOString().replace(/[:.]/g, "-")}.sqlite`);
  const isThere = statOf(live) !== undefined;
  if (isThere && !(await isReadable(live))) return replaceUnreadable(live, restored, kept);
  if (isThere) await writeWhole(kept, (draft) => withSqlite(live, live, (source) => copyToOneFile(source, draft, kept)));
  try {
    await withSqlite(restored, restored, (source) => copySqlite(source, live, live));
  } catch (error) {
    rmSync(isThere ? kept : live, { force: true });
    throw error;
  }
  for (const made of isThere ? [kept] : [live]) giveToOwnerOf(dataDir, made);
  return isThere ? kept : undefined;
}

/** A file SQLite can't read can't be overwritten through SQLite either, so it's moved away as is. A running site must be restarted. */
async function replaceUnreadable(live: string, restored: string, kept: string) {
  const fresh = `${live}.new`;
  await writeWhole(fresh, (draft) => withSqlite(restored, restored, (source) => copyToOneFile(source, draft, fresh)));
  giveToOwnerOf(dirname(live), fresh);
  for (const companion of ["-wal", "-shm"]) if (statOf(live + companion)) renameSync(live + companion, kept + companion);
  renameSync(live, kept);
  renameSync(fresh, live);
  return kept;
}

async function isReadable(live: string) {
  try {
    return await withSqlite(live, live, (sqlite) => sqlite.prepare("select count(*) from sqlite_master").get() !== undefined);
  } catch (error) {
    if (error instanceof DamagedFile) return false;
    throw error;
  }
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

function readFile(file: string, place: string, newer: Newer) {
  return withSqlite(file, place, (sqlite) => readContents(sqlite, place, newer));
}

function stateOf(sqlite: DatabaseSync) {
  const { data_version: version } = sqlite.prepare("pragma data_version").get() as { data_version: number };
  return { version, rows: countRows(sqlite) };
}

/** Makes sure the site can open a file that root restored. */
function giveToOwnerOf(folder: string, file: string) {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(file, uid, gid);
}
