import { copyFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase, sqliteFile } from "../../app/database/database.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import { prepareDatabase } from "./prepare-database.ts";

export const MIGRATED_AT = new Date("2026-11-15T12:00:00Z");

/** A new folder with an empty SQLite database. Migrating takes longer than most tests, so it's done once, and tests get copies. */
export const folderWithTables = folderCopies((database) => migrate(database, MIGRATED_AT));

/** As a site leaves it that has started before: with the posts that come with it, whose reading is a third of a first start. */
export const folderOfStartedSite = folderCopies(prepareStarted);

export function prepareStarted(database: Database) {
  return prepareDatabase(database, new Date(), "America/New_York");
}

export function folderCopies(make: (database: Database) => Promise<unknown>) {
  let made: Promise<string> | undefined;
  return async () => {
    made ??= makeIn(newDataDir());
    const dataDir = newDataDir();
    copyFileSync(sqliteFile(await made), sqliteFile(dataDir));
    return { dataDir, databaseUrl: undefined };
  };
  async function makeIn(dataDir: string) {
    const database = openDatabase({ dataDir, databaseUrl: undefined });
    await make(database);
    await database.destroy();
    return dataDir;
  }
}

function newDataDir() {
  return mkdtempSync(join(tmpdir(), "peakworks-"));
}
