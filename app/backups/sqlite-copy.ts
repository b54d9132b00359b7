import { closeSync, existsSync, openSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { problemWith } from "./backup-problem.ts";

/** Copies in one step, because a copy in several steps starts over on every write. */
const ALL_PAGES = 2 ** 30;
const COPY_TRIES = 20;
const COPY_PAUSE_MS = 100;

/** Makes a copy that is a single file, without the two extra files of the original's write-ahead log. */
export async function copyToOneFile(source: DatabaseSync, to: string, place: string) {
  await copySqlite(source, to, place);
  const copy = new DatabaseSync(to);
  try {
    copy.exec("pragma journal_mode = delete");
  } catch (error) {
    throw problemWith(place, error);
  } finally {
    copy.close();
  }
}

/** SQLite copies page by page under its own locks, so a site that writes meanwhile causes no trouble, and the copy is all or nothing. */
async function copySqlite(source: DatabaseSync, to: string, place: string, tries = COPY_TRIES): Promise<void> {
  // Readable by the owner only, from the moment it's created.
  if (!existsSync(to)) closeSync(openSync(to, "wx", 0o600));
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } catch (error) {
    // Node reports 'not an error' when another process holds the file at that moment, so try again.
    if (tries === 0 || (error as Error).message !== "not an error") throw problemWith(place, error);
    await setTimeout(COPY_PAUSE_MS);
    return copySqlite(source, to, place, tries - 1);
  }
}
