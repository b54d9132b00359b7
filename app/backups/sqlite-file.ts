import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { type Migration, readMigrations } from "../database/migration-files.server.ts";
import type { Applied } from "../database/migrations.server.ts";
import { WRITE_WAIT_MS } from "../database/sqlite.server.ts";
import { BackupProblem, problemWith } from "./backup-problem.ts";
import { type Contents, incomplete, migrationsIn, type Newer, schemaIn } from "./contents.ts";

/** Opens an existing database, passes it to `work` and closes it. An SQLite error becomes a sentence about `place`. */
export async function withSqlite<Result>(file: string, place: string, work: (sqlite: DatabaseSync) => Result | Promise<Result>) {
  let sqlite: DatabaseSync | undefined;
  try {
    sqlite = new DatabaseSync(file, { timeout: WRITE_WAIT_MS });
    return await work(sqlite);
  } catch (error) {
    throw problemWith(place, error);
  } finally {
    sqlite?.close();
  }
}

/** What the live database or a copy of it contains. Either may be newer than the code, after an upgrade was rolled back. */
export function readAllowingNewer(file: string, place: string) {
  return withSqlite(file, place, (sqlite) => readContents(sqlite, place, "allowed"));
}

/** Reads the whole database, and rejects one that is damaged, incomplete or from another program. */
export function readContents(sqlite: DatabaseSync, place: string, newer: Newer): Contents {
  checkIntegrity(sqlite, place);
  if (!objectsOf(sqlite).includes("table migrations")) throw new BackupProblem(`${place} is not a Peakworks database.`);
  const applied = readApplied(sqlite);
  const migrations = migrationsIn(place, applied, readMigrations("sqlite"), newer);
  const present = objectsOf(sqlite);
  const made = objectsMadeBy(migrations);
  const missing = made.find((name) => !present.includes(name));
  if (missing) throw incomplete(place, missing);
  const foreign = newer === "refused" && present.find((name) => !made.includes(name) && !MIGRATIONS_TABLE.test(name));
  if (foreign) throw new BackupProblem(`${place} has a ${foreign}, which Peakworks didn't make.`);
  const newest = sqlite.prepare("select max(created_at) as moment from bookings").get() as { moment: string | null };
  return {
    schema: schemaIn(applied),
    rows: countRows(sqlite),
    newestBooking: newest.moment === null ? undefined : new Date(newest.moment),
  };
}

/**
 * Compares every definition, word for word, with what our migrations make: a trigger of ours with another text would act at every booking.
 * Only for a database that has all of them, because an early one may have been made with an earlier text.
 */
export function checkDefinitions(sqlite: DatabaseSync, place: string) {
  const known = new Set(inModel(readMigrations("sqlite"), definitionsOf).map(({ text }) => text));
  const changed = definitionsOf(sqlite).find(({ text }) => !known.has(text));
  if (changed) throw new BackupProblem(`${place} has another ${changed.name} than Peakworks makes.`);
}

/** Row counts of every table, leaving out the tables of the search index. */
function countRows(sqlite: DatabaseSync) {
  return Object.fromEntries(countTables(sqlite));
}

/** The same of the live database, one table at a time, since visitors wait for each. */
export async function countRowsInTurns(sqlite: DatabaseSync) {
  const rows: ReturnType<typeof countRows> = {};
  for (const [name, count] of countTables(sqlite)) {
    rows[name] = count;
    await setImmediate();
  }
  return rows;
}

function* countTables(sqlite: DatabaseSync): Generator<[name: string, rows: number]> {
  const tables = sqlite.prepare("select name from sqlite_master where type = 'table' and name not like 'blog_search%' order by name").all();
  for (const { name } of tables as { name: string }[]) {
    const { count } = sqlite.prepare(`select count(*) as count from "${name}"`).get() as { count: number };
    yield [name, count];
  }
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
  const objects = sqlite.prepare(`select type || ' ' || name as name from sqlite_master where ${NOT_INTERNAL}`).all();
  const columns = sqlite
    .prepare("select 'column ' || t.name || '.' || c.name as name from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table'")
    .all();
  return [...objects, ...columns].map(({ name }) => String(name));
}

function objectsMadeBy(migrations: Migration[]) {
  return inModel(migrations, objectsOf);
}

/** What these migrations make of an empty database. */
function inModel<Result>(migrations: Migration[], read: (model: DatabaseSync) => Result) {
  const model = new DatabaseSync(":memory:");
  try {
    for (const { text } of migrations) model.exec(text);
    return read(model);
  } finally {
    model.close();
  }
}

/** SQLite's own tables and indexes. It has no triggers or views of its own, whatever a file calls them. */
const NOT_INTERNAL = "not (type in ('table', 'index') and name like 'sqlite\\_%' escape '\\')";

/** The table of migrations is made and changed by the code, so its text depends on its age. */
const MIGRATIONS_TABLE = /^(table|column) migrations(\.\w+)?$/;

function definitionsOf(sqlite: DatabaseSync) {
  const rows = sqlite
    .prepare(`select type || ' ' || name as name, coalesce(sql, '') as text from sqlite_master where ${NOT_INTERNAL}`)
    .all() as { name: string; text: string }[];
  return rows
    .filter(({ name }) => !MIGRATIONS_TABLE.test(name))
    .map(({ name, text }) => ({ name, text: `${name} ${text.replace(/\s+/g, " ")}` }));
}
