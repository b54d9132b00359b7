import { deleteBackupsBefore } from "../../backups/last-backup.ts";
import { checkpointLog, type Database, isPostgres } from "../../database/database.server.ts";
import { readMigrations } from "../../database/migration-files.server.ts";
import { applyMigrations, SchemaError } from "../../database/migrations.server.ts";
import { replacedDatabases } from "../../database/replaced.server.ts";
import { SQLITE_DAMAGED } from "../../database/sqlite-handle.server.ts";
import { forgetMailbox } from "../../forms/email-limit.server.ts";
import { deleteStrayMailFiles } from "../../mail/mail-files.ts";
import { isAddress } from "../../people/rules/known-by.ts";
import type { Secrets } from "../../tokens/secrets.server.ts";
import { backupsSince } from "../retention.ts";
import { deletePerson } from "./person.server.ts";

type SearchContext = { database: Database; dataDir: string; now: Date };
type Deletion = SearchContext & { secrets: Secrets; note?: Note };
/** Belongs to the same change: what can't be noted isn't done. */
type Note = (transaction: Database) => Promise<void>;

/**
 * Deletes a person from every file that the site writes. Databases that a restore put aside and that can't be read any more are deleted
 * whole.
 */
export async function deletePersonEverywhere(who: string, { database, dataDir, now, secrets, note }: Deletion) {
  const remove = async (transaction: Database) => {
    const rows = await deletePerson(transaction, who);
    if (isAddress(who)) await forgetMailbox(transaction, who, secrets);
    return rows;
  };
  const deleted = await database.transaction().execute(async (transaction) => {
    const rows = await remove(transaction);
    await note?.(transaction);
    return rows;
  });
  // Before the replaced databases, since one that's busy ends in an error.
  await sweepFiles({ database, dataDir, now });
  const unreadable: string[] = [];
  for (const replaced of await replacedDatabases(database, dataDir)) {
    try {
      // It may be older than this version.
      const migrations = readMigrations(isPostgres(database) ? "postgres" : "sqlite");
      await replaced.change(async (transaction) => {
        await applyMigrations(transaction, migrations, now);
        await remove(transaction);
      });
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      await replaced.drop();
      unreadable.push(replaced.name);
    }
  }
  return { ...deleted, unreadable };
}

/** Not one that is only busy, or on a full disk: that one may be the last copy of something. */
function isUnreadable(error: unknown) {
  const { errcode = 0 } = error as { errcode?: number };
  return error instanceof SchemaError || SQLITE_DAMAGED.includes(errcode & 0xff);
}

/**
 * Deletes what deleting rows leaves behind: emails written as files, the write-ahead log, old backups, and databases that a restore put
 * aside long ago.
 */
export async function sweepFiles({ database, dataDir, now }: SearchContext) {
  const files = (await deleteStrayMailFiles(database, dataDir)) + deleteBackupsBefore(dataDir, backupsSince(now), now).length;
  for (const replaced of await replacedDatabases(database, dataDir)) if (replaced.replacedAt < backupsSince(now)) await replaced.drop();
  await checkpointLog(database);
  return files;
}
