import { copyFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, sqliteFile } from "../../app/database/database.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";

export const MIGRATED_AT = new Date("2026-11-15T12:00:00Z");

/** A new folder with an empty SQLite database. Migrating takes longer than most tests, so it's done once, and tests get copies. */
export const folderWithTables = copies(async (dataDir) => {
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(database, MIGRATED_AT);
  await database.destroy();
});

/** As a site leaves it that has started before: with the posts that come with it, whose reading is a third of a first start. */
export const folderOfStartedSite = copies(async (dataDir) => {
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  await prepareDatabase(database, new Date(), "America/New_York");
  await database.destroy();
});

function copies(make: (dataDir: string) => Promise<void>) {
  let made: Promise<string> | undefined;
  return async () => {
    made ??= makeIn(newDataDir());
    const dataDir = newDataDir();
    copyFileSync(sqliteFile(await made), sqliteFile(dataDir));
    return { dataDir, databaseUrl: undefined };
  };
  async function makeIn(dataDir: string) {
    await make(dataDir);
    return dataDir;
  }
}

function newDataDir() {
  return mkdtempSync(join(tmpdir(), "peakworks-"));
}
