import { closeSync, fsyncSync, openSync, renameSync, rmdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { SQLITE_ENDINGS } from "../database/database.server.ts";
import { makeFolder } from "../site/data-dir.ts";
import { problemWith } from "./backup-problem.ts";

/** The stat of a path, or undefined if nothing is there. A folder we aren't allowed to enter is an error, not the same as nothing. */
export function statOf(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw problemWith(path, error);
  }
}

/**
 * Writes to a temporary name in the same folder and renames it only once it's complete and flushed to disk, so nobody ever finds half a
 * backup. If writing fails, nothing is left behind: neither the draft nor a folder created for it.
 */
export async function writeWhole<Result>(file: string, write: (draft: string) => Promise<Result>) {
  const folder = dirname(file);
  const isNewFolder = !statOf(folder);
  const draft = join(folder, `.${basename(file)}.${process.pid}.part`);
  try {
    makeFolder(folder);
    closeSync(openSync(draft, "wx", 0o600));
    const result = await write(draft);
    flush(draft);
    renameSync(draft, file);
    flush(folder);
    return result;
  } catch (error) {
    for (const ending of SQLITE_ENDINGS) rmSync(draft + ending, { force: true });
    if (isNewFolder) removeEmpty(folder);
    throw problemWith(file, error);
  }
}

/** Returns once the data is on disk, not just in the operating system's cache. */
export function flush(path: string) {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}

function removeEmpty(folder: string) {
  try {
    rmdirSync(folder);
  } catch {
    // It was never created, or something else has put files in it.
  }
}

/** A moment as a part of a file's name. */
export function stampOf(now: Date) {
  return now.toISOString().replace(/[:.]/g, "-");
}
