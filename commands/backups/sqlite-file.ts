import { DatabaseSync } from "node:sqlite";
import { type Migration, readMigrations } from "../../app/data/database/migration-files.server.ts";
import type { Applied } from "../../app/data/database/migrations.server.ts";
import { type Contents, incomplete, migrationsIn, type Newer, schemaIn } from "./contents.ts";
import { BackupProblem, problemWith } from "./problem.ts";

/** How long a query waits for another process that is writing. */
const BUSY_MS = 5_000;

/** Opens an existing database, passes it to `work` and closes it. An SQLite error becomes a sentence about `place`. */
export async function withSqlite<Result>(file: string, place: string, work: (sqlite: DatabaseSync) => Result | Promise<Result>) {
  let sqlite: DatabaseSync | undefined;
  try {
    sqlite = new DatabaseSync(file, { timeout: BUSY_MS });
    return await work(sqlite);
  } catch (error) {
    throw problemWith(place, error);
  } finally {
    sqlite?.close();
  }
}

/** Reads the whole database, and rejects one that is damaged, incomplete or from another program. */
export function readContents(sqlite: DatabaseSync, place: string, newer: Newer): Contents {
  checkIntegrity(sqlite, place);
  if (!objectsOf(sqlite).includes("table migrations")) throw new BackupProblem(`${place} is not a Peakworks database.`);
  const applied = readApplied(sqlite);
  const migrations = migrationsIn(place, applied, readMigrations("sqlite"), newer);
  const present = new Set(objectsOf(sqlite));
  const missing = objectsMadeBy(migrations).find((name) => !present.has(name));
  if (missing) throw incomplete(place, missing);
  const newest = sqlite.prepare("select max(created_at) as moment from bookings").get() as { moment: string | null };
  return {
    schema: schemaIn(applied),
    rows: countRows(sqlite),
    newestBooking: newest.moment === null ? undefined : new Date(newest.moment),
  };
}

/** Row counts of every table, leaving out the tables of the search index. */
export function countRows(sqlite: DatabaseSync) {
  const tables = sqlite.prepare("select name from sqlite_master where type = 'table' and name not like 'blog_search%' order by name").all();
  const count = (name: string) => (sqlite.prepare(`select count(*) as count from "${name}"`).get() as { count: number }).count;
  return Object.fromEntries((tables as { name: string }[]).map(({ name }) => [name, count(name)]));
}

function checkIntegrity(sqlite: DatabaseSync, place: string) {
  const { integrity_check: verdict } = sqlite.prepare("pragma integrity_check").get() as { integrity_check: string };
  const [orphan] = sqlite.prepare("pragma foreign_key_check").all() as { table: string }[];
  if (verdict !== "ok") throw new BackupProblem(`${place} is damaged: ${verdict.split("\n")[0]}.`);
  if (orphan) throw new BackupProblem(`${place} is damaged: ${orphan.table} refers to a row that is not there.`);
}

/** Databases from before migrations had hashes have no column for them. */
function readApplied(sqlite: DatabaseSync) {
  const rows = sqlite.prepare("select * from migrations").all() as Partial<Applied>[];
  return rows.map(({ name = "", hash = null }) => ({ name, hash }));
}

/** Tables with their columns, indexes and triggers, by name. */
function objectsOf(sqlite: DatabaseSync) {
  const objects = sqlite.prepare("select type || ' ' || name as name from sqlite_master where name not like 'sqlite_%'").all();
  const columns = sqlite
    .prepare("select 'column ' || t.name || '.' || c.name as name from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table'")
    .all();
  return [...objects, ...columns].map(({ name }) => String(name));
}

function objectsMadeBy(migrations: Migration[]) {
  const model = new DatabaseSync(":memory:");
  for (const { text } of migrations) model.exec(text);
  const objects = objectsOf(model);
  model.close();
  return objects;
}
