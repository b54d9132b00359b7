import { sql } from "kysely";
import type { Database } from "../database/database.server.ts";
import { readMigrations } from "../database/migration-files.server.ts";
import { numbered } from "../database/migrations.server.ts";
import { BackupProblem } from "./backup-problem.ts";
import { readArchive, valuesOf } from "./postgres-archive.ts";
import type { ArchiveContents } from "./postgres-contents.ts";
import { PLACE, readApplied } from "./postgres-contents.ts";

type Schemas = { fresh: string; inUse: string; replaced: string };

/** Fills the tables of the current schema from a dump. Triggers are off meanwhile, because what they would write is already in the dump. */
export async function loadRows(database: Database, file: string, { rows, schemaName }: ArchiveContents) {
  const plain = database.withoutPlugins();
  const tables = await tablesInOrder(plain, Object.keys(rows));
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(plain);
    await sql`delete from ${sql.table(table)}`.execute(plain);
  }
  for (const table of tables.filter((name) => rows[name] !== 0))
    for await (const { columns, lines } of readArchive(file, { schema: schemaName, table })) await insert(plain, table, columns, lines);
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(plain);
    const { rows: counted } = await sql<{ count: string }>`select count(*) as count from ${sql.table(table)}`.execute(plain);
    if (Number(counted[0]?.count) !== rows[table])
      throw new BackupProblem(`${file} lost rows of ${table} on the way, so nothing was changed.`);
  }
}

/**
 * Swaps the fresh schema's objects with those of the same name in the current schema, which are kept. Returns whether there was anything to
 * keep.
 */
export async function moveTables(database: Database, { fresh, inUse, replaced }: Schemas) {
  const coming = await objectsIn(database, fresh);
  const present = await objectsIn(database, inUse);
  const going = present.filter(({ kind, name }) => coming.some((other) => other.kind === kind && other.name === name));
  if (going.length > 0) await checkReplaceable(database);
  if (going.length > 0) await sql`create schema ${sql.id(replaced)}`.execute(database);
  for (const object of going) await move(database, object, inUse, replaced);
  for (const object of coming) await move(database, object, fresh, inUse);
  await sql`drop schema ${sql.id(fresh)}`.execute(database);
  return going.length > 0;
}

/**
 * Another program's tables that happen to share our names aren't ours to move. Tables from a newer version of ours would be left behind,
 * since this version doesn't know their names.
 */
async function checkReplaceable(database: Database) {
  const applied = await readApplied(database);
  if (!applied) throw new BackupProblem(`${PLACE} has tables of another program that are named like ours: name an empty one.`);
  const known = new Set(readMigrations("postgres").map(({ name }) => name));
  const newer = numbered(applied).find((name) => !known.has(name));
  if (newer) throw new BackupProblem(`${PLACE} was made by a newer version of Peakworks, which added ${newer}: update this one first.`);
}

type SchemaObject = { kind: string; name: string };

async function objectsIn(database: Database, schema: string): Promise<SchemaObject[]> {
  const { rows } = await sql<SchemaObject>`
    select 'table' as kind, quote_ident(relname) as name from pg_class where relnamespace = ${schema}::regnamespace and relkind = 'r'
    union all
    select 'function', quote_ident(proname) || '(' || pg_get_function_identity_arguments(oid) || ')' from pg_proc
      where pronamespace = ${schema}::regnamespace
    union all
    select 'text search configuration', quote_ident(cfgname) from pg_ts_config where cfgnamespace = ${schema}::regnamespace
    union all
    select 'text search dictionary', quote_ident(dictname) from pg_ts_dict where dictnamespace = ${schema}::regnamespace`.execute(database);
  return rows;
}

async function move(database: Database, { kind, name }: SchemaObject, from: string, to: string) {
  await sql`alter ${sql.raw(kind)} ${sql.id(from)}.${sql.raw(name)} set schema ${sql.id(to)}`.execute(database);
}

/** Tables that others reference come first. */
export async function tablesInOrder(database: Database, tables: string[]) {
  const { rows } = await sql<{ table: string; target: string }>`
    select one.relname as table, other.relname as target from pg_constraint
    join pg_class one on one.oid = conrelid join pg_class other on other.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(database);
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const isFree = (name: string) => rows.every(({ table, target }) => table !== name || target === name || ordered.includes(target));
    const next = tables.filter((name) => !ordered.includes(name) && isFree(name));
    if (next.length === 0) throw new Error("The tables refer to each other in a circle.");
    ordered.push(...next);
  }
  return ordered;
}

/** Values are inserted as text; PostgreSQL casts them to the column types. */
async function insert(database: Database, table: string, columns: string[], lines: string[]) {
  if (lines.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const rows = sql.join(lines.map((line) => sql`(${sql.join(valuesOf(line))})`));
  await sql`insert into ${sql.table(table)} (${names}) values ${rows}`.execute(database);
}
