/** Why a backup or a restore did not happen. Its message is the one sentence that an operator reads. */
export class BackupProblem extends Error {}

/** The file is no database, or not one that can be read any more. */
export class DamagedFile extends BackupProblem {}

const FULL = ["ENOSPC", "EDQUOT", 13, "53100"];
const FORBIDDEN = ["EACCES", "EPERM", "EROFS", 3, 8, 14, 23];
/** Node's copying of a database says 'not an error', number 0, when somebody else holds it. */
const LOCKED = [0, 5, 6, "55P03"];
const DAMAGED = [11, 26];
/** PostgreSQL's classes of errors that say that there is no connection: to the server, by this role, to this database. */
const NOT_CONNECTED = /^(08|28|3D|53|57)/;

/** Turns what the file system or a database says into a sentence about `place`. */
export function problemWith(place: string, error: unknown): Error {
  const { code = "", errcode, severity, message } = error as { code?: string; errcode?: number; severity?: string; message: string };
  if (error instanceof BackupProblem || (code.startsWith("ERR_") && errcode === undefined)) return error as Error;
  // SQLite's longer codes carry the short one in their last byte.
  const reason = errcode === undefined ? code : errcode & 0xff;
  const is = (codes: unknown[]) => codes.includes(reason);
  if (is(FULL)) return new BackupProblem(`There is no room left on the disk of ${place}.`);
  if (is(FORBIDDEN)) return new BackupProblem(`${place} cannot be opened: its permissions forbid it.`);
  if (is(LOCKED)) return new BackupProblem(`${place} is locked by another program: try again when that has finished.`);
  if (is(DAMAGED)) return new DamagedFile(`${place} is damaged, or no database.`);
  if (severity && !NOT_CONNECTED.test(code)) return new BackupProblem(`PostgreSQL refused it: ${message}.`);
  return code && errcode === undefined ? new BackupProblem(`${place} cannot be reached (${code}).`) : (error as Error);
}
