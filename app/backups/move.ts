import { existsSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { type Database, openDatabase, sqliteFile } from "../database/database.server.ts";
import { readMigrations } from "../database/migration-files.server.ts";
import { applyMigrations, lockPostgres } from "../database/migrations.server.ts";
import { BackupProblem, problemWith } from "./backup-problem.ts";
import type { Contents } from "./contents.ts";
import { compareTable, copyTable, type MovedTable, tablesToMove } from "./move-rows.ts";
import type { TableTally } from "./move-tally.ts";
import { readContents, withSqlite } from "./sqlite-file.ts";

const TARGET = "The database of --to";
const SQLITE_BUSY = 5;

type MoveRequest = { dataDir: string; to: string };

/** What would be moved. Changes nothing, and refuses for the same reasons as the move itself. */
export function previewMove(move: MoveRequest): Promise<Contents> {
  return betweenBoth(move, async ({ contents, target }) => {
    await checkEmpty(target);
    return contents;
  });
}

/**
 * Fills an empty PostgreSQL with everything in the SQLite database, in one transaction that also compares every table with what it came
 * from: any difference, and nothing was changed. The SQLite database is only read.
 */
export function moveToPostgres(move: MoveRequest, now: Date): Promise<Contents> {
  return betweenBoth(move, ({ contents, source, target }) =>
    target.transaction().execute(async (transaction) => {
      await lockPostgres(transaction);
      await checkEmpty(transaction);
      await applyMigrations(transaction, readMigrations("postgres"), now);
      const tables = await tablesToMove(transaction, Object.keys(contents.rows));
      const copied = new Map<MovedTable, TableTally>();
      for (const table of tables) copied.set(table, await copyTable(source, transaction, table));
      // Only once all are filled: a trigger that fired would have changed a table that was right before.
      for (const [table, tally] of copied) {
        const count = await compareTable(transaction, table, tally);
        if (count !== contents.rows[table.name])
          throw new BackupProblem(`Rows of ${table.name} were lost on the way, so nothing was changed.`);
      }
      return contents;
    }),
  );
}

type Both = { contents: Contents; source: DatabaseSync; target: Database };

async function betweenBoth<Result>({ dataDir, to }: MoveRequest, work: (both: Both) => Promise<Result>) {
  const live = sqliteFile(dataDir);
  if (!existsSync(live)) throw new BackupProblem(`There is no database: ${live} does not exist.`);
  return withSqlite(live, live, async (source) => {
    keepOthersOut(source);
    const contents = readContents(source, live, "refused");
    const newest = readMigrations("sqlite").at(-1)?.name;
    if (contents.schema !== newest)
      throw new BackupProblem(`${live} is older than this version (${newest} is missing): start the site once, stop it, and try again.`);
    const target = openDatabase({ dataDir: "", databaseUrl: to });
    try {
      return await work({ contents, source, target });
    } catch (error) {
      throw problemWith(TARGET, error);
    } finally {
      await target.destroy();
    }
  });
}

/** Whatever a running site stored after it was read would be lost. SQLite gives this lock only while nobody else has the file open. */
function keepOthersOut(source: DatabaseSync) {
  try {
    source.exec("pragma locking_mode = exclusive; pragma busy_timeout = 0");
    source.prepare("select count(*) from sqlite_master").get();
  } catch (error) {
    if (((error as { errcode?: number }).errcode ?? 0) % 256 !== SQLITE_BUSY) throw error;
    throw new BackupProblem(
      "The site is running, or another program has the database open: stop it first, so that nothing it stores is lost.",
    );
  }
}

/** Also other programs' tables: ours belong into a database of their own. */
async function checkEmpty(target: Database) {
  const { rows } = await sql<{ name: string | null }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    union all select null where current_schema() is null
    order by name limit 1`.execute(target.withoutPlugins());
  const [found] = rows;
  if (found?.name) throw new BackupProblem(`${TARGET} isn't empty (it has ${found.name}): name an empty one. Nothing was changed.`);
  if (found) throw new BackupProblem(`${TARGET} has no schema in its search path.`);
}
