import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { type Database, isPostgres } from "./database.server.ts";

const FOLDER = "db/migrations";
/** Any number will do, as long as nothing else in the same database takes it. */
const POSTGRES_LOCK = 7_325_901;

/**
 * Brings the tables up to date. All of it is one transaction under a lock: of two processes that start at once one waits and finds it done,
 * and one that is killed half-way leaves nothing behind.
 */
export async function migrate(database: Database, now: Date, folder = FOLDER) {
  const engine = isPostgres(database) ? "postgres" : "sqlite";
  await database.transaction().execute(async (transaction) => {
    // SQLite's lock is the transaction itself, see 'begin immediate' in database.server.ts.
    if (engine === "postgres") await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(transaction);
    const moment = sql.raw(engine === "postgres" ? "timestamptz" : "text");
    await sql`create table if not exists migrations (name text primary key, applied_at ${moment} not null)`.execute(transaction);
    const done = new Set((await transaction.selectFrom("migrations").select("name").execute()).map(({ name }) => name));
    for (const file of migrationFiles(folder, engine)) {
      const name = nameOf(file);
      if (done.has(name)) continue;
      for (const statement of readStatements(join(folder, file))) await sql.raw(statement).execute(transaction);
      await transaction.insertInto("migrations").values({ name, appliedAt: now.toISOString() }).execute();
    }
  });
}

/** Which migrations this code knows and the database has, without changing anything. */
export async function schemaOf(database: Database, folder = FOLDER) {
  const engine = isPostgres(database) ? "postgres" : "sqlite";
  const known = migrationFiles(folder, engine).map(nameOf);
  const applied = await appliedMigrations(database);
  return { applied, pending: known.filter((name) => !applied.includes(name)), unknown: applied.filter((name) => !known.includes(name)) };
}

async function appliedMigrations(database: Database) {
  const tables = await database.introspection.getTables();
  if (!tables.some(({ name }) => name === "migrations")) return [];
  const rows = await database.selectFrom("migrations").select("name").orderBy("name").execute();
  // The table also remembers that a new blog got its first posts, which is no migration.
  return rows.map(({ name }) => name).filter((name) => /^\d{3}-/.test(name));
}

function nameOf(file: string) {
  return file.split(".")[0] ?? file;
}

function migrationFiles(folder: string, engine: string) {
  return readdirSync(folder)
    .filter((file) => file.endsWith(`.${engine}.sql`))
    .sort();
}

/** Statements end with a semicolon at the end of a line. Those inside a trigger or a function are indented. */
function readStatements(file: string) {
  return readFileSync(file, "utf8")
    .split(/;\s*\n(?!\s|end\b|\$\$)/)
    .filter((statement) => statement.trim());
}
