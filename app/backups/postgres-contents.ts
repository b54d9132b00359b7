import { sql } from "kysely";
import type { Database } from "../database/database.server.ts";
import { type Migration, readMigrations } from "../database/migration-files.server.ts";
import type { Applied } from "../database/migrations.server.ts";
import { BackupProblem } from "./backup-problem.ts";
import { type Contents, incomplete, migrationsIn, type Newer, schemaIn } from "./contents.ts";
import { readArchive, valuesOf } from "./postgres-archive.ts";

export const PLACE = "The database of DATABASE_URL";

/** What a dump contains, and which schema of the database it was made from. */
export type ArchiveContents = Contents & { schemaName: string; migrations: Migration[] };

/** What the live database contains, or undefined if it has none of our tables. */
export async function readLive(database: Database): Promise<Contents | undefined> {
  const plain = database.withoutPlugins();
  const applied = await readApplied(database);
  if (!applied) return undefined;
  const counts = new Map<string, number>();
  for (const table of ownTables(PLACE, applied, await tablesIn(plain), "allowed")) {
    const counted = await sql<{ count: string }>`select count(*) as count from ${sql.table(table)}`.execute(plain);
    counts.set(table, Number(counted.rows[0]?.count));
  }
  const newest = await sql<{ moment: Date | null }>`select max(created_at) as moment from bookings`.execute(plain);
  return { schema: schemaIn(applied), rows: Object.fromEntries(counts), newestBooking: newest.rows[0]?.moment ?? undefined };
}

/** The migrations the live database lists, or undefined if we never created it. */
export async function readApplied(database: Database): Promise<Applied[] | undefined> {
  const plain = database.withoutPlugins();
  if (!(await tablesIn(plain)).has("migrations")) return undefined;
  const { rows } = await sql<Partial<Applied>>`select * from migrations`.execute(plain);
  return rows.map(({ name = "", hash = null }) => ({ name, hash }));
}

/** Reads a whole dump. If several schemas in it look like ours, the one currently in use wins. */
export async function readDump(file: string, schemaInUse: string, newer: Newer, place = file): Promise<ArchiveContents> {
  const schemas = await readSchemas(file);
  const ours = [...schemas].filter(([, { applied }]) => applied.length > 0);
  const [schemaName, found] = ours.find(([name]) => name === schemaInUse) ?? (ours.length === 1 ? ours[0] : undefined) ?? [];
  if (!schemaName || !found) throw new BackupProblem(`${place} is not a backup of a Peakworks database.`);
  const tables = ownTables(place, found.applied, new Set(found.rows.keys()), newer);
  return {
    schema: schemaIn(found.applied),
    rows: Object.fromEntries(tables.map((name) => [name, found.rows.get(name) ?? 0])),
    newestBooking: found.newest ? new Date(found.newest) : undefined,
    schemaName,
    migrations: migrationsIn(place, found.applied, readMigrations("postgres"), newer),
  };
}

type SchemaContents = { rows: Map<string, number>; applied: Applied[]; newest: string };

async function readSchemas(file: string) {
  const schemas = new Map<string, SchemaContents>();
  for await (const { schema, table, columns, lines } of readArchive(file)) {
    const found: SchemaContents = schemas.get(schema) ?? { rows: new Map(), applied: [], newest: "" };
    schemas.set(schema, found);
    found.rows.set(table, (found.rows.get(table) ?? 0) + lines.length);
    const read = (line: string, column: string) => valuesOf(line)[columns.indexOf(column)] ?? null;
    for (const line of lines) {
      if (table === "migrations") found.applied.push({ name: read(line, "name") ?? "", hash: read(line, "hash") });
      const moment = table === "bookings" ? (read(line, "created_at") ?? "") : "";
      if (moment > found.newest) found.newest = moment;
    }
  }
  return schemas;
}

/** The tables that the migrations of `place` create, all of which must exist. */
function ownTables(place: string, applied: Applied[], present: Set<string>, newer: Newer) {
  const migrations = migrationsIn(place, applied, readMigrations("postgres"), newer);
  const made = migrations.flatMap(({ text }) => [...text.matchAll(/^create table (\w+)/gm)].map(([, name = ""]) => name));
  const missing = made.find((name) => !present.has(name));
  if (missing) throw incomplete(place, `table ${missing}`);
  return [...made, "migrations"].sort();
}

async function tablesIn(database: Database) {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(database);
  return new Set(rows.map(({ name }) => name));
}
