import { existsSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { checkpointLog, type Database, isPostgres, openSqliteFile, SQLITE_ENDINGS, sqliteFile } from "./database.server.ts";

/** A database that a restore put aside: a file next to the live one, or a schema. */
type ReplacedDatabase = {
  name: string;
  replacedAt: Date;
  /** Runs work on it in one transaction. */
  change: <Result>(work: (transaction: Database) => Promise<Result>) => Promise<Result>;
  drop: () => Promise<void>;
};

export async function replacedDatabases(database: Database, dataDir: string): Promise<ReplacedDatabase[]> {
  return isPostgres(database) ? replacedSchemas(database) : replacedFiles(dataDir);
}

/** Also a file that an interrupted restore left behind. */
const FILE = /^peakworks-(?:replaced|restored)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.sqlite$/;

function replacedFiles(dataDir: string): ReplacedDatabase[] {
  const live = existsSync(sqliteFile(dataDir)) ? realpathSync(sqliteFile(dataDir)) : undefined;
  const names = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => FILE.test(name)) : [];
  return names
    .map((name) => ({ name, file: join(dataDir, name) }))
    .filter(({ file }) => realpathSync(file) !== live)
    .map(({ name, file }) => ({
      name: file,
      replacedAt: new Date(name.replace(FILE, "$1:$2:$3.$4")),
      change: (work) => changeFile(file, work),
      drop: async () => {
        for (const ending of SQLITE_ENDINGS) rmSync(file + ending, { force: true });
      },
    }));
}

async function changeFile<Result>(file: string, work: (transaction: Database) => Promise<Result>) {
  const database = openSqliteFile(file);
  try {
    const result = await database.transaction().execute(work);
    await checkpointLog(database);
    return result;
  } finally {
    await database.destroy();
  }
}

async function replacedSchemas(database: Database): Promise<ReplacedDatabase[]> {
  const schemas = await sql<{ name: string }>`
    select nspname as name from pg_namespace where nspname ~ '^peakworks_replaced_[0-9]{17}$' order by 1`.execute(database);
  return schemas.rows.map(({ name }) => ({
    name: `schema ${name}`,
    replacedAt: new Date(name.replace(/^\D+(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})$/, "$1-$2-$3T$4:$5:$6.$7Z")),
    change: (work) =>
      database.transaction().execute(async (transaction) => {
        await sql`set local search_path to ${sql.id(name)}`.execute(transaction);
        // An older one is migrated first, which may rewrite a large table.
        await sql`set local statement_timeout = 0`.execute(transaction);
        return work(transaction);
      }),
    drop: async () => {
      await sql`drop schema ${sql.id(name)} cascade`.execute(database);
    },
  }));
}
