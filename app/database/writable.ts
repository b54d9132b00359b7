import { statfsSync } from "node:fs";
import { within } from "../time/durations.ts";
import type { Database } from "./database.server.ts";
import { noteDone } from "./jobs.server.ts";

/** Trying to write makes other writers wait for a moment, so monitoring that asks more often than this gets the last result. */
const ASK_EVERY_MS = 5_000;
const WRITE_WITHIN_MS = 1_000;
/**
 * Room for a few hundred bookings. A write can still succeed on a full disk, into space that SQLite's file has left, so free space is
 * checked, too.
 */
const LEAST_BYTES = 20 * 1024 * 1024;

/** Says what keeps bookings from being stored, by trying: whoever only reads doesn't see a full disk or a database that's read-only. */
export function createWriteCheck(database: Database, dataDir: string) {
  let last: { at: number; problems: Promise<string[]> } | undefined;
  return (now: Date) => {
    if (!last || Math.abs(now.getTime() - last.at) >= ASK_EVERY_MS) last = { at: now.getTime(), problems: findProblems(now) };
    return last.problems;
  };

  async function findProblems(now: Date) {
    const isWritten = await within(WRITE_WITHIN_MS, noteDone(database, "write-check", now)).then(
      () => true,
      () => false,
    );
    return [...(isWritten ? [] : ["the database can't be written, so bookings are refused"]), ...diskProblems(dataDir)];
  }
}

function diskProblems(dataDir: string) {
  const free = freeBytes(dataDir);
  if (free === undefined || free >= LEAST_BYTES) return [];
  return [`the disk of DATA_DIR is full: ${Math.floor(free / 1024 / 1024)} MB left`];
}

/** Undefined while there's no such folder: a site on PostgreSQL needs none. */
export function freeBytes(dataDir: string) {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}
