import type { Database } from "../database/database.server.ts";
import { lastDone, noteDone } from "../database/jobs.server.ts";

/** What a restore must not bring back, as the rooms know it. */
export type Revoking = {
  /** Runs even if nothing is known of the replaced database. */
  always: (restored: Database) => Promise<void>;
  /** Reads what is still valid in the replaced database. What it returns revokes the rest in the restored one, and counts it. */
  readSince: (replaced: Database) => Promise<(restored: Database) => Promise<Revoked>>;
};

/** `missingPeople` were in the backup, but no longer in the replaced database. */
type Revoked = { counts: Record<string, number>; missingPeople: number };

/** Reads from the replaced database, or rejects if it can't be read. */
type ReadReplaced = <Result>(read: (replaced: Database) => Promise<Result>) => Promise<Result | undefined>;

/**
 * Revokes again in a restored database what was revoked since the backup, in the caller's transaction. Returns how much, or nothing if
 * nobody knows: what isn't in the replaced database was revoked only if that is where the backup was made.
 */
export async function revokeAgain(restored: Database, { always, readSince }: Revoking, readReplaced: ReadReplaced, now: Date) {
  await always(restored);
  const line = await lineOf(restored);
  const since = await readReplaced(async (replaced) => ((await lineOf(replaced)) === line ? readSince(replaced) : undefined)).catch(
    () => undefined,
  );
  const revoked = await since?.(restored);
  await noteDone(restored, "restore", now);
  return revoked;
}

/**
 * The same for a database and for all its backups, until one of them is restored: another site's was made at another moment, and one that
 * was restored since has lost what came after its own backup.
 */
async function lineOf(database: Database) {
  const made = await database.selectFrom("migrations").select("appliedAt").orderBy("appliedAt").limit(1).executeTakeFirst();
  const restored = await lastDone(database, "restore");
  return `${made && new Date(made.appliedAt).getTime()} ${restored?.doneFor.getTime()}`;
}
