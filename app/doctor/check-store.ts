import { sql } from "kysely";
import { type Database, isPostgres } from "../database/database.server.ts";
import { schemaOf } from "../database/migrations.server.ts";
import type { Settings } from "../site/settings.ts";
import { openStore, storeName } from "../terminal/store.ts";
import { checkDisk } from "./disk.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";
import { checkRows } from "./rows.ts";

/** Checks the data folder, its disk, the database and what waits in it. */
export async function checkStore(settings: Settings, now: Date): Promise<Finding[]> {
  const disk = checkDisk(settings);
  if (disk[0]?.state === "fail" && !settings.databaseUrl) return disk.slice(0, 1);
  return [...disk, ...(await database(settings, now))];
}

async function database(settings: Settings, now: Date) {
  try {
    const opened = await openStore(settings);
    try {
      return [await checkTables(opened, storeName(settings)), await schema(opened), ...(await checkRows(opened, settings, now))];
    } finally {
      await opened.destroy();
    }
  } catch (error) {
    return [fail("database", (error as Error).message.replace(/\.$/, ""), "docs/operating.md#when-something-is-away says what helps.")];
  }
}

async function schema(database: Database) {
  const { applied, unknown } = await schemaOf(database);
  if (unknown.length > 0)
    return warn(
      "schema",
      `${unknown.join(", ")} is from a newer version than this one`,
      "Fine after going back a version; otherwise update.",
    );
  return ok("schema", `${applied.at(-1)}, as this version wants it`);
}

/** Reads every table, because damage to one shows only to whoever reads it. */
async function checkTables(database: Database, place: string): Promise<Finding> {
  const damage = await (isPostgres(database) ? unreadableTable(database) : damageInFile(database)).catch((error: Error) => error.message);
  if (!damage) return ok("database", place);
  return fail(
    "database",
    `${place} is damaged: ${damage}`,
    "./peakworks backup restore FILE puts a backup in its place and keeps this one.",
  );
}

async function damageInFile(database: Database) {
  const { rows } = await sql<{ integrityCheck: string }>`pragma integrity_check(1)`.execute(database);
  const verdict = rows[0]?.integrityCheck ?? "it can't be checked";
  return verdict === "ok" ? undefined : verdict.split("\n")[0];
}

async function unreadableTable(database: Database) {
  for (const { name } of await database.introspection.getTables())
    await database.selectFrom(sql.table(name).as("one")).select(sql`count(*)`.as("rows")).execute();
  return undefined;
}
