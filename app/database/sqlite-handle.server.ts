import { closeSync, fstatSync, openSync, readSync, statSync } from "node:fs";

/** The first bytes of every SQLite file. */
export const SQLITE_MARK = "SQLite format 3\0";
/** Its codes for a damaged database, and for a file that is none. */
export const SQLITE_DAMAGED = [11, 26];

/** Names a file itself, whatever it's called: the same name may belong to another file a moment later. Undefined if there's none. */
export function identityOf(file: string) {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat && `${stat.dev} ${stat.ino}`;
}

type Handles = Map<string, { handle: number; users: number }>;
const PLACE = Symbol.for("peakworks.handles");
/**
 * One for every file that this process has open: when a process closes any handle of a file, the system drops all its locks on it, SQLite's
 * too. Then another program that reads the file may delete the log that we still write to. Kept with the process, because this module runs
 * in it twice: the server's own code is what's here, the routes' is built.
 */
const ofProcess = globalThis as { [PLACE]?: Handles };
ofProcess[PLACE] ??= new Map();
const handles = ofProcess[PLACE];

/** Opens a file to look at it beside SQLite. Created if asked for, readable by the owner only; SQLite's companion files inherit that. */
export function openHandle(file: string, ifMissing?: "create") {
  const present = handles.get(identityOf(file) ?? "");
  if (present) {
    present.users++;
    return identityOf(file);
  }
  const handle = openSync(file, ifMissing === "create" ? "a+" : "r+", 0o600);
  const { dev, ino } = fstatSync(handle, { bigint: true });
  const identity = `${dev} ${ino}`;
  handles.set(identity, { handle, users: 1 });
  return identity;
}

/** To be called after SQLite has closed the file. */
export function closeHandle(identity: string | undefined) {
  const open = handles.get(identity ?? "");
  if (!identity || !open || --open.users > 0) return;
  handles.delete(identity);
  closeSync(open.handle);
}

/**
 * Whether the file still begins like a database. SQLite doesn't look again at what it has read, and would go on writing into a file that
 * nobody can open any more.
 */
export function isDatabase(identity: string | undefined) {
  const open = handles.get(identity ?? "");
  if (!open) return false;
  const beginning = Buffer.alloc(SQLITE_MARK.length);
  const length = readSync(open.handle, beginning, 0, SQLITE_MARK.length, 0);
  return length === 0 || beginning.toString("latin1") === SQLITE_MARK;
}
