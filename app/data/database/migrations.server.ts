import { sql } from "kysely";
import { type Database, isPostgres, runScript } from "./database.server.ts";
import { type Migration, readMigrations } from "./migration-files.server.ts";

/** Any number will do, as long as nothing else in the same database takes it. */
const POSTGRES_LOCK = 7_325_901;

/** What a database says of a migration it has. Databases made before hashes were kept have none. */
export type Applied = { name: string; hash: string | null };

/** The database and the code do not fit together. Its message is the one sentence that an operator reads. */
export class SchemaError extends Error {
  override name = "SchemaError";
}

/**
 * Brings the tables up to date. All of it is one transaction under a lock: of two processes that start at once one waits and finds it done,
 * and one that is killed half-way leaves nothing behind. Returns the migrations that only a newer version of the code knows.
 */
export function migrate(database: Database, now: Date, folder?: string) {
  return database.transaction().execute(async (transaction) => {
    // SQLite's lock is the transaction itself, see 'begin immediate' in database.server.ts.
    if (isPostgres(database)) await lockPostgres(transaction);
    return applyMigrations(transaction, readMigrations(isPostgres(database) ? "postgres" : "sqlite", folder), now);
  });
}

/** Which migrations this code knows and the database has, without changing anything. */
export async function schemaOf(database: Database) {
  const known = readMigrations(isPostgres(database) ? "postgres" : "sqlite").map(({ name }) => name);
  const tables = await database.introspection.getTables();
  const isMade = tables.some(({ name }) => name === "migrations");
  const applied = isMade ? numbered(await database.selectFrom("migrations").select("name").execute()) : [];
  return { applied, pending: known.filter((name) => !applied.includes(name)), unknown: applied.filter((name) => !known.includes(name)) };
}

/** In a transaction of the caller's. */
export async function applyMigrations(database: Database, migrations: Migration[], now: Date) {
  await prepareTable(database);
  const applied = await database.selectFrom("migrations").select(["name", "hash"]).execute();
  const newer = checkHashes(applied, migrations);
  const done = new Set(applied.map(({ name }) => name));
  for (const { name, text, hash } of migrations) {
    if (done.has(name)) continue;
    await runScript(database, text);
    await database.insertInto("migrations").values({ name, appliedAt: now.toISOString(), hash }).execute();
  }
  return newer;
}

/** Stops at a database that was made with another text of a migration, and returns the names that the code does not know. */
export function checkHashes(applied: Applied[], migrations: Migration[]) {
  const known = new Map(migrations.map(({ name, hashes }) => [name, hashes]));
  for (const { name, hash } of applied)
    if (hash && known.get(name)?.includes(hash) === false)
      throw new SchemaError(
        `The database was made with another version of migration ${name} than the one in db/migrations: put the released file back, or use the code that made this database.`,
      );
  return numbered(applied).filter((name) => !known.has(name));
}

/** The table also remembers that a new blog got its first posts, which is no migration. */
export function numbered(applied: { name: string }[]) {
  return applied
    .map(({ name }) => name)
    .filter((name) => /^\d{3}-/.test(name))
    .sort();
}

/** For whoever changes tables: one at a time. A table that is in use is waited for a few seconds only, since every visitor would wait behind us; our own work on it may take longer. */
export async function lockPostgres(database: Database) {
  await sql`set local lock_timeout = '5s'`.execute(database);
  await sql`set local statement_timeout = 0`.execute(database);
  await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(database);
}

async function prepareTable(database: Database) {
  const moment = sql.raw(isPostgres(database) ? "timestamptz" : "text");
  await sql`create table if not exists migrations (name text primary key, applied_at ${moment} not null)`.execute(database);
  // Hashes came later than the table.
  if (isPostgres(database)) await sql`alter table migrations add column if not exists hash text`.execute(database);
  else await addSqliteHash(database);
}

async function addSqliteHash(database: Database) {
  const { rows } = await sql`select 1 from pragma_table_info('migrations') where name = 'hash'`.execute(database);
  if (rows.length === 0) await sql`alter table migrations add column hash text`.execute(database);
}
