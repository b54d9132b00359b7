import { closeSync, fsyncSync, openSync, renameSync, rmdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { makeFolder } from "../../server/data-dir.ts";
import { problemWith } from "./problem.ts";

/** What is at a path; nothing where there is nothing. A folder that we may not enter is a problem and not the same as nothing. */
export function statOf(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw problemWith(path, error);
  }
}

/** What SQLite may put beside a file while it writes. */
const COMPANIONS = ["", "-journal", "-wal", "-shm"];

/**
 * Writes a file under another name in the same folder and gives it its own only when it is whole and on the disk, so that nobody ever finds
 * half a backup. When the writing fails, nothing is left: neither the draft nor a folder that was made for it.
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
    for (const companion of COMPANIONS) rmSync(draft + companion, { force: true });
    if (isNewFolder) removeEmpty(folder);
    throw problemWith(file, error);
  }
}

/** Returns when the disk has it, not only the system. */
function flush(path: string) {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}

function removeEmpty(folder: string) {
  try {
    rmdirSync(folder);
  } catch {
    // It was never made, or somebody else has put something into it.
  }
}
