import { closeSync, existsSync, openSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { problemWith } from "./problem.ts";

/** In one step: a copy made in several begins anew whenever somebody writes. */
const ALL_PAGES = 2 ** 30;
const TRIES = 20;
const PAUSE_MS = 100;

/** SQLite copies page by page under its own locks, so that a site that writes meanwhile disturbs nothing, and all of it or nothing. */
export async function copySqlite(source: DatabaseSync, to: string, place: string, tries = TRIES): Promise<void> {
  // For the owner's eyes only, also when it is new.
  if (!existsSync(to)) closeSync(openSync(to, "wx", 0o600));
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } catch (error) {
    // Node calls it 'not an error' when somebody else holds the file in that very moment: then it is tried again.
    if (tries === 0 || (error as Error).message !== "not an error") throw problemWith(place, error);
    await setTimeout(PAUSE_MS);
    return copySqlite(source, to, place, tries - 1);
  }
}

/** A copy that is one file: the original's log of the last writes would be two more beside it. */
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
