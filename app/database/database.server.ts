import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { CamelCasePlugin, type Dialect, Kysely, PostgresAdapter, PostgresDialect, SqliteDialect, sql } from "kysely";
import type pg from "pg";
import { MINUTE_MS } from "../time/durations.ts";
import { isScript, markScript } from "./script.server.ts";
import { openSqlite } from "./sqlite.server.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

export type StoreSettings = { dataDir: string; databaseUrl: string | undefined };

const POSTGRES_DATE = 1082;
const POSTGRES_UNIQUE = "23505";
const POSTGRES_SILENCE = "Query read timeout";
const SQLITE_UNIQUE = 2067;
/** Also the longest wait for a free connection from the pool. */
const CONNECT_WITHIN_MS = 5_000;
const ANSWER_WITHIN_MS = 5_000;
/** A migration may rewrite a large table. */
const SCRIPT_WITHIN_MS = 10 * MINUTE_MS;

/** One query interface for both engines. Nothing is opened before the first query, so the site can start while the database is down. */
export function openDatabase({ dataDir, databaseUrl }: StoreSettings, connectWithinMs = CONNECT_WITHIN_MS): Database {
  if (!databaseUrl) return openSqliteFile(sqliteFile(dataDir));
  return withPlugins(new PostgresDialect({ pool: () => createPool(databaseUrl, connectWithinMs) }));
}

export function openSqliteFile(file: string): Database {
  return withPlugins(new SqliteDialect({ database: async () => openSqlite(file) }));
}

export function sqliteFile(dataDir: string) {
  return join(dataDir, "peakworks.sqlite");
}

/** What names of a SQLite database's files end with: nothing for its own, and then what SQLite may write beside it. */
export const SQLITE_ENDINGS = ["", "-journal", "-wal", "-shm"];

export function isPostgres(database: Database) {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

/** Runs a text of several statements, parsed by the engine itself, in the current transaction. */
export async function runScript(database: Database, text: string) {
  await sql.raw(markScript(text)).execute(database);
}

/** A unique constraint was violated. */
export function isConflict(error: unknown) {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return code === POSTGRES_UNIQUE || errcode === SQLITE_UNIQUE;
}

/**
 * Empties SQLite's write-ahead log into the database, so that no file holds what was deleted. Tries for a moment, because it can't while
 * another process is in the middle of reading.
 */
export async function checkpointLog(database: Database, tries = 50): Promise<void> {
  if (isPostgres(database)) return;
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
  if (!rows[0]?.busy || tries === 0) return;
  await setTimeout(100);
  return checkpointLog(database, tries - 1);
}

function withPlugins(dialect: Dialect): Database {
  return new Kysely({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });
}

/** The driver is loaded only where it's used, since most commands run on SQLite and would wait for it. */
async function createPool(connectionString: string, connectWithinMs: number) {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString,
    max: 8,
    connectionTimeoutMillis: connectWithinMs,
    statement_timeout: ANSWER_WITHIN_MS,
    // Slightly above the server's own limit: for a server that doesn't respond at all.
    query_timeout: ANSWER_WITHIN_MS + 1_000,
    keepAlive: true,
    types: {
      // Keeps a calendar day as text; the driver would turn it into midnight in the server's zone.
      getTypeParser: (type: number, format?: "text" | "binary") =>
        type === POSTGRES_DATE ? (value: string) => value : pg.types.getTypeParser(type, format as "text"),
    },
  });
  // A broken connection is replaced at the next query, and the query that was using it fails with the error. Without these listeners, one
  // for idle connections and one for those in use, it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => giveUpOnSilence(client.on("error", () => {})));
  return pool;
}

/**
 * A server that disappears without closing its connections leaves ones that every query would wait on in turn, for a quarter of an hour
 * until the system gives up on them. The first timeout closes such a connection, and the next query opens a new one.
 */
function giveUpOnSilence(client: pg.PoolClient) {
  const ask = client.query.bind(client) as (...question: unknown[]) => Promise<unknown>;
  client.query = ((text: unknown, ...values: unknown[]) =>
    ask(isScript(text) ? { text, query_timeout: SCRIPT_WITHIN_MS } : text, ...values).catch((error: Error) => {
      if (error.message === POSTGRES_SILENCE) void client.end();
      throw error;
    })) as typeof client.query;
}
