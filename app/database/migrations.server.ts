import { sql } from "kysely";
import { type Database, isPostgres, runScript } from "./database.server.ts";
import { type Migration, readMigrations } from "./migration-files.server.ts";

/** Any number works, as long as nothing else in the same database uses it. */
const POSTGRES_LOCK = 7_325_901;

/** What the database records about an applied migration. Databases from before hashes were recorded have none. */
export type Applied = { name: string; hash: string | null };

/** The database and the code don't match. Its message is the one sentence the operator reads. */
export class SchemaError extends Error {
  override name = "SchemaError";
}

/**
 * Brings the tables up to date in one transaction under a lock. If two processes start at once, the second waits and finds it done; if one
 * is killed halfway, nothing is left behind. Returns the migrations that only a newer version of the code knows.
 */
export function migrate(database: Database, now: Date, folder?: string) {
  return database.transaction().execute(async (transaction) => {
    // SQLite's lock is the transaction itself, see 'begin immediate' in sqlite.server.ts.
    if (isPostgres(database)) await lockPostgres(transaction);
    return applyMigrations(transaction, readMigrations(isPostgres(database) ? "postgres" : "sqlite", folder), now);
  });
}

/** Compares the migrations in this code with those in the database. Changes nothing. */
export async function schemaOf(database: Database) {
  const known = readMigrations(isPostgres(database) ? "postgres" : "sqlite").map(({ name }) => name);
  const tables = await database.introspection.getTables();
  const isMade = tables.some(({ name }) => name === "migrations");
  const applied = isMade ? numbered(await database.selectFrom("migrations").select("name").execute()) : [];
  return { applied, pending: known.filter((name) => !applied.includes(name)), unknown: applied.filter((name) => !known.includes(name)) };
}

/** Runs in the caller's transaction. */
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

/** Throws if the database was created with a different version of a migration. Returns the names this code doesn't know. */
export function checkHashes(applied: Applied[], migrations: Migration[]) {
  const known = new Map(migrations.map(({ name, hashes }) => [name, hashes]));
  for (const { name, hash } of applied)
    if (hash && known.get(name)?.includes(hash) === false)
      throw new SchemaError(
        `The database was made with another version of migration ${name} than the one in app/database/migrations: put the released file back, or use the code that made this database.`,
      );
  return numbered(applied).filter((name) => !known.has(name));
}

/** The table also records that a new blog got its first posts, which isn't a migration. */
export function numbered(applied: { name: string }[]) {
  return applied
    .map(({ name }) => name)
    .filter((name) => /^\d{3}-/.test(name))
    .sort();
}

/**
 * Lets one process at a time change tables. It waits only a few seconds for a table in use, since every visitor would queue up behind it;
 * the change itself may take longer.
 */
export async function lockPostgres(database: Database) {
  await sql`set local lock_timeout = '5s'`.execute(database);
  await sql`set local statement_timeout = 0`.execute(database);
  await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(database);
}

async function prepareTable(database: Database) {
  const moment = sql.raw(isPostgres(database) ? "timestamptz" : "text");
  await sql`create table if not exists migrations (name text primary key, applied_at ${moment} not null)`.execute(database);
  // The hash column was added after the table.
  if (isPostgres(database)) await sql`alter table migrations add column if not exists hash text`.execute(database);
  else await addSqliteHash(database);
}

async function addSqliteHash(database: Database) {
  const { rows } = await sql`select 1 from pragma_table_info('migrations') where name = 'hash'`.execute(database);
  if (rows.length === 0) await sql`alter table migrations add column hash text`.execute(database);
}
