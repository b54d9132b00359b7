import { sql } from "kysely";
import { type Database, isPostgres } from "../database/database.server.ts";
import { type Finding, fail, ok } from "./finding.ts";

/** Reads every table, because damage to one shows only to whoever reads it. */
export async function checkTables(database: Database, place: string): Promise<Finding> {
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
