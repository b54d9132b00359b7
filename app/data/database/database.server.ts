import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { CamelCasePlugin, Kysely, PostgresAdapter, PostgresDialect, type SqliteDatabase, SqliteDialect, sql } from "kysely";
import type pg from "pg";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

type Settings = { dataDir: string; databaseUrl: string | undefined };

const POSTGRES_DATE = 1082;
const POSTGRES_UNIQUE = "23505";
const POSTGRES_SILENCE = "Query read timeout";
const SQLITE_UNIQUE = 2067;
/** Also the longest wait for a free connection from the pool. */
const CONNECT_WITHIN_MS = 5_000;
const ANSWER_WITHIN_MS = 5_000;
/** How long SQLite waits for another process's write. */
const BUSY_MS = 5_000;
/** Marks a text that holds several statements. */
const SCRIPT = "-- script\n";
/** A migration may rewrite a large table. */
const SCRIPT_WITHIN_MS = 10 * 60_000;

/** One query interface for both engines. Nothing is opened before the first query, so the site can start while the database is down. */
export function openDatabase({ dataDir, databaseUrl }: Settings): Database {
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: () => createPool(databaseUrl) })
    : new SqliteDialect({ database: async () => openSqlite(sqliteFile(dataDir)) });
  return new Kysely({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });
}

export function sqliteFile(dataDir: string) {
  return join(dataDir, "peakworks.sqlite");
}

export function isPostgres(database: Database) {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

/** Runs a text of several statements, parsed by the engine itself, in the current transaction. */
export async function runScript(database: Database, text: string) {
  await sql.raw(SCRIPT + text).execute(database);
}

/** A unique constraint was violated. */
export function isConflict(error: unknown) {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return code === POSTGRES_UNIQUE || errcode === SQLITE_UNIQUE;
}

/** The driver is loaded only where it's used, since most commands run on SQLite and would wait for it. */
async function createPool(connectionString: string) {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString,
    max: 8,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
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

function openSqlite(file: string): SqliteDatabase {
  // Readable by the owner only. SQLite's companion files inherit that.
  closeSync(openSync(file, "a", 0o600));
  const sqlite = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
  // Deleted rows are personal data and must not stay readable in the file's free pages.
  sqlite.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on");
  return {
    close: () => sqlite.close(),
    prepare: (text) => {
      // A prepared statement stops after its first statement; only exec runs the rest.
      if (isScript(text)) return { reader: false, run: () => runAll(sqlite, text), all: () => [], iterate: () => [].values() };
      // A transaction that reads first and then writes would fail against another process's write without waiting. This one waits at its
      // start.
      const statement = sqlite.prepare(text === "begin" ? "begin immediate" : text);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...values.map(toSqlite)),
        run: (values) => statement.run(...values.map(toSqlite)),
        iterate: (values) => statement.iterate(...values.map(toSqlite)),
      };
    },
  };
}

function runAll(sqlite: DatabaseSync, text: string) {
  sqlite.exec(text);
  return { changes: 0, lastInsertRowid: 0 };
}

function isScript(text: unknown): text is string {
  return typeof text === "string" && text.startsWith(SCRIPT);
}

/** SQLite has no booleans. */
function toSqlite(value: unknown) {
  return (typeof value === "boolean" ? Number(value) : value) as SQLInputValue;
}
