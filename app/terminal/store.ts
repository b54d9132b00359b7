import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Database, openDatabase, type StoreSettings, sqliteFile } from "../database/database.server.ts";
import { schemaOf } from "../database/migrations.server.ts";
import { UsageError } from "./usage-error.ts";

/** Where the data is, with the password left out. */
export function storeName({ dataDir, databaseUrl }: StoreSettings) {
  if (!databaseUrl) return resolve(sqliteFile(dataDir));
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL ${pathname.slice(1) || "(default database)"} at ${host}`;
}

/**
 * Opens the site's database and never creates one: only the site itself and a restore do that. A newer version's database is fine, because
 * tables only ever gain columns.
 */
export async function openStore(place: StoreSettings): Promise<Database> {
  if (!place.databaseUrl && !existsSync(sqliteFile(place.dataDir)))
    throw new UsageError(
      `There is no database in ${resolve(place.dataDir)}: set DATA_DIR to the site's data folder, or start the site once.`,
    );
  const database = openDatabase(place);
  try {
    const { applied, pending } = await schemaOf(database);
    if (applied.length === 0)
      throw new UsageError(`${storeName(place)} holds no data of this site: start the site once, or check the setting.`);
    if (pending.length > 0)
      throw new UsageError(`The database is older than this version (${pending.join(", ")} is missing): restart the site first.`);
    return database;
  } catch (error) {
    await database.destroy();
    throw error instanceof UsageError
      ? error
      : new UsageError(`${storeName(place)} can't be opened: ${reasonOf(error as NodeJS.ErrnoException)}`);
  }
}

const REASONS: Record<string, string> = {
  EACCES: "permission denied. Run this as the site's own user.",
  ECONNREFUSED: "nothing answers there. Is PostgreSQL running?",
  ENOTFOUND: "there is no such host.",
  "28P01": "the password is wrong.",
  "3D000": "there is no such database.",
};

function reasonOf({ code = "", message }: NodeJS.ErrnoException) {
  if (/database is locked/.test(message)) return "another program holds it. Try again in a minute.";
  if (/not a database/.test(message)) return "it isn't a database. ./peakworks backup restore FILE puts a backup in its place.";
  if (/malformed/.test(message)) return "it's damaged. ./peakworks backup restore FILE puts a backup in its place.";
  return REASONS[code] ?? `${message.split("\n")[0]}.`;
}
