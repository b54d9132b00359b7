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
      const name = file.split(".")[0] ?? file;
      if (done.has(name)) continue;
      for (const statement of readStatements(join(folder, file))) await sql.raw(statement).execute(transaction);
      await transaction.insertInto("migrations").values({ name, appliedAt: now.toISOString() }).execute();
    }
  });
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
