import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { CamelCasePlugin, Kysely, PostgresAdapter, PostgresDialect, type SqliteDatabase, SqliteDialect, sql } from "kysely";
import pg from "pg";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

type Settings = { dataDir: string; databaseUrl: string | undefined };

const POSTGRES_DATE = 1082;
const POSTGRES_UNIQUE = "23505";
const POSTGRES_SILENCE = "Query read timeout";
const SQLITE_UNIQUE = 2067;
/** Also the longest wait for a free connection of the pool. */
const CONNECT_WITHIN_MS = 5_000;
const ANSWER_WITHIN_MS = 5_000;
/** How long SQLite waits for another process's write. */
const BUSY_MS = 5_000;
/** Marks a text of several statements. */
const SCRIPT = "-- script\n";
/** A migration may write a large table anew. */
const SCRIPT_WITHIN_MS = 10 * 60_000;

/** One way to ask, whichever engine answers. Nothing is opened before the first question, so a database that is away stops nobody's start. */
export function openDatabase({ dataDir, databaseUrl }: Settings): Database {
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: createPool(databaseUrl) })
    : new SqliteDialect({ database: async () => openSqlite(sqliteFile(dataDir)) });
  return new Kysely({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });
}

export function sqliteFile(dataDir: string) {
  return join(dataDir, "peakworks.sqlite");
}

export function isPostgres(database: Database) {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

/** Runs a text of several statements as the engine itself reads it, in the transaction it is called in. */
export async function runScript(database: Database, text: string) {
  await sql.raw(SCRIPT + text).execute(database);
}

/** Something unique was there already. */
export function isConflict(error: unknown) {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return code === POSTGRES_UNIQUE || errcode === SQLITE_UNIQUE;
}

function createPool(connectionString: string) {
  const pool = new pg.Pool({
    connectionString,
    max: 8,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: ANSWER_WITHIN_MS,
    // A little later than the server's own limit: for a server that does not answer at all.
    query_timeout: ANSWER_WITHIN_MS + 1_000,
    keepAlive: true,
    types: {
      // A calendar day stays the text it is; the driver would make it midnight in the server's zone.
      getTypeParser: (type: number, format?: "text" | "binary") =>
        type === POSTGRES_DATE ? (value: string) => value : pg.types.getTypeParser(type, format as "text"),
    },
  });
  // A connection that breaks is replaced at the next question, and whoever was using it hears of it from his query.
  // Without these listeners, the first for idle connections and the second for those in use, it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => giveUpOnSilence(client.on("error", () => {})));
  return pool;
}

/**
 * A server that was lost without a word leaves connections on which everybody would wait in turn, for a quarter of an hour until the system
 * gives them up. The first silence ends such a connection, and the next question goes over a new one.
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
  // For the owner's eyes only, and its companions inherit that.
  closeSync(openSync(file, "a", 0o600));
  const sqlite = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
  // What is deleted is a person's: it must not stay readable in the file's free pages.
  sqlite.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on");
  return {
    close: () => sqlite.close(),
    prepare: (text) => {
      // A statement ends at the first semicolon that ends one; only this function reads on.
      if (isScript(text)) return { reader: false, run: () => runAll(sqlite, text), all: () => [], iterate: () => [].values() };
      // A transaction that first reads and then writes would lose to another process without waiting; this one waits at its beginning.
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
