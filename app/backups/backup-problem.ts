import { SQLITE_DAMAGED } from "../database/sqlite-handle.server.ts";

/** Why a backup or restore failed. Its message is the one sentence the operator reads. */
export class BackupProblem extends Error {}

/** The file isn't a database, or can no longer be read as one. */
export class DamagedFile extends BackupProblem {}

const FULL = ["ENOSPC", "EDQUOT", 13, "53100"];
const FORBIDDEN = ["EACCES", "EPERM", "EROFS", 3, 8, 14, 23];
/** Node's database backup reports 'not an error', code 0, when another process holds the lock. */
const LOCKED = [0, 5, 6, "55P03"];
/** PostgreSQL error classes that mean there's no connection: to the server, as this role, or to this database. */
const NOT_CONNECTED = /^(08|28|3D|53|57)/;

/** Turns a file system or database error into a sentence about `place`. */
export function problemWith(place: string, error: unknown): Error {
  const { code = "", errcode, severity, message } = error as { code?: string; errcode?: number; severity?: string; message: string };
  if (error instanceof BackupProblem || (code.startsWith("ERR_") && errcode === undefined)) return error as Error;
  // SQLite's extended codes hold the primary code in their last byte.
  const reason = errcode === undefined ? code : errcode & 0xff;
  const is = (codes: unknown[]) => codes.includes(reason);
  if (is(FULL)) return new BackupProblem(`There is no room left on the disk of ${place}.`);
  if (is(FORBIDDEN)) return new BackupProblem(`${place} cannot be opened: its permissions forbid it.`);
  if (is(LOCKED)) return new BackupProblem(`${place} is locked by another program: try again when that has finished.`);
  if (is(SQLITE_DAMAGED)) return new DamagedFile(`${place} is damaged, or no database.`);
  if (severity && !NOT_CONNECTED.test(code)) return new BackupProblem(`PostgreSQL refused it: ${message}.`);
  return code && errcode === undefined ? new BackupProblem(`${place} cannot be reached (${code}).`) : (error as Error);
}
