import { lchownSync, linkSync, realpathSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { SQLITE_ENDINGS } from "../database/database.server.ts";
import { closeHandle, openHandle } from "../database/sqlite-handle.server.ts";
import { BackupProblem, DamagedFile, problemWith } from "./backup-problem.ts";
import { copyToOneFile } from "./sqlite-copy.ts";
import { withSqlite } from "./sqlite-file.ts";
import { flush, stampOf, statOf, writeWhole } from "./whole-files.ts";

/** A running site lets go of the old file within a second. */
const LET_GO_TRIES = 20;
const LET_GO_PAUSE_MS = 100;

/**
 * Gives the live database's name to a restored one, in one step; `revoke` changes the new file while nobody can write to the old one. The
 * new file has a name of its own with a link in the old place: SQLite names its write-ahead log after the file, and an old one that's still
 * open would share it.
 */
export async function exchangeSqlite<Revoked>(live: string, restored: string, now: Date, revoke: (next: string) => Promise<Revoked>) {
  const stamp = stampOf(now);
  const next = join(dirname(live), `peakworks-restored-${stamp}.sqlite`);
  await writeWhole(next, (draft) => withSqlite(restored, restored, (source) => copyToOneFile(source, draft, next)));
  giveToOwnerOf(dirname(live), next);
  const replaced = join(dirname(live), `peakworks-replaced-${stamp}.sqlite`);
  const finish = async () => {
    // A log that was left behind, without its database, would be taken for the new one's.
    const isEmpty = SQLITE_ENDINGS.every((ending) => !statOf(live + ending));
    const revoked = await revoke(next);
    makeWhole(next);
    if (isEmpty) renameSync(next, live);
    else exchange(live, next, replaced);
    return revoked;
  };
  const revoked = await withoutWriters(live, finish).catch((error) => {
    for (const ending of SQLITE_ENDINGS) rmSync(next + ending, { force: true });
    throw isWithoutLinks(error) ? noLinks(live) : problemWith(live, error);
  });
  if (!statOf(replaced)) return { replaced: undefined, revoked };
  await foldIntoOne(replaced);
  return { replaced, revoked };
}

/** Waits for a running write, so that it's in the file that's kept, and lets nobody begin another. A file that can't be read has none. */
async function withoutWriters<Result>(live: string, work: () => Promise<Result>): Promise<Result> {
  if (!statOf(live)) return work();
  // Whoever reads it meanwhile closes it again, which would drop the lock.
  const identity = openHandle(live);
  try {
    return await withSqlite(live, live, (sqlite) => {
      // Only in this mode can it be read while it's locked.
      sqlite.exec("pragma journal_mode = wal; begin immediate");
      return work();
    });
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    return work();
  } finally {
    closeHandle(identity);
  }
}

/** A single file, on disk: its log has another name than the live database's. */
function makeWhole(file: string) {
  const sqlite = new DatabaseSync(file);
  try {
    sqlite.exec("pragma journal_mode = delete");
  } finally {
    sqlite.close();
  }
  flush(file);
}

/** Every step but the renaming adds a name or takes one away that nobody opens any more. */
function exchange(live: string, next: string, replaced: string) {
  const old = statOf(live) ? realpathSync(live) : live;
  const pointer = `${live}.new`;
  try {
    if (statOf(live)) for (const ending of SQLITE_ENDINGS) linkIfThere(old + ending, replaced + ending);
    rmSync(pointer, { force: true });
    symlinkSync(basename(next), pointer);
    giveToOwnerOf(dirname(live), pointer);
    renameSync(pointer, live);
  } catch (error) {
    for (const ending of SQLITE_ENDINGS) rmSync(replaced + ending, { force: true });
    rmSync(pointer, { force: true });
    throw error;
  }
  for (const ending of SQLITE_ENDINGS) if (old + ending !== live) rmSync(old + ending, { force: true });
}

function linkIfThere(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

/** Makes what was replaced a single file, as soon as nobody else has it open. One that can't be read stays as it is. */
async function foldIntoOne(replaced: string, tries = LET_GO_TRIES): Promise<void> {
  try {
    const sqlite = new DatabaseSync(replaced);
    try {
      sqlite.exec("pragma wal_checkpoint(truncate)");
      sqlite.exec("pragma journal_mode = delete");
    } finally {
      sqlite.close();
    }
  } catch (error) {
    const isInUse = /locked/.test((error as Error).message);
    if (!isInUse || tries === 0) return;
    await setTimeout(LET_GO_PAUSE_MS);
    return foldIntoOne(replaced, tries - 1);
  }
}

/** Makes sure the site can open a file that root restored. */
function giveToOwnerOf(folder: string, file: string) {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  lchownSync(file, uid, gid);
}

function isWithoutLinks(error: unknown) {
  return ["ENOTSUP", "EOPNOTSUPP", "ENOSYS"].includes((error as NodeJS.ErrnoException).code ?? "");
}

function noLinks(live: string) {
  return new BackupProblem(`The disk of ${live} has no links, which replacing a database needs: restore into an empty DATA_DIR instead.`);
}
