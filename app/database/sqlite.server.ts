import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import type { SqliteDatabase } from "kysely";
import { isScript } from "./script.server.ts";
import { closeHandle, identityOf, isDatabase, openHandle } from "./sqlite-handle.server.ts";

/** How long SQLite waits for another process's write. */
export const WRITE_WAIT_MS = 5_000;
/** Lists of values make ever new ones, so the oldest go. */
const MOST_STATEMENTS = 500;
/** How often an idle process checks whether its file was replaced, so that it doesn't hold the old one open. */
const LOOK_EVERY_MS = 500;

/** What was being stored may be in a file that was replaced or destroyed, so nobody may be told that it's in. */
class DatabaseLost extends Error {
  override name = "DatabaseLost";
  code = "DATABASE_LOST";
}

/** `sqlite` is undefined after a replaced file was closed and before the new one could be opened. */
type OpenFile = { sqlite: DatabaseSync | undefined; identity: string | undefined; statements: Map<string, StatementSync> };

/**
 * A SQLite file that another process may replace while it's open, as a restore does. Every statement goes to the file that has the name
 * now: a replaced one is closed and the new one opened before a transaction begins, and what was committed to a file that had just been
 * replaced is an error. While no file has the name, every statement is an error: an empty database would look like a site without bookings.
 */
export function openSqlite(file: string): SqliteDatabase {
  let opened: OpenFile = openFile(file, "create");
  const watch = setInterval(() => {
    try {
      current();
    } catch {
      // The next statement meets the same error, and its caller gets it.
    }
  }, LOOK_EVERY_MS);
  watch.unref();

  function current() {
    if (opened.sqlite?.isTransaction) return opened.sqlite;
    if (opened.sqlite && identityOf(file) === opened.identity) return opened.sqlite;
    // A file that is gone may come back, so the old one stays open until there's another.
    if (opened.sqlite && identityOf(file) !== undefined) close();
    const next = openFile(file);
    opened = next;
    return next.sqlite;
  }

  function close() {
    opened.sqlite?.close();
    closeHandle(opened.identity);
    opened = { sqlite: undefined, identity: undefined, statements: new Map() };
  }

  /**
   * 'begin immediate' waits here for another process's write: a transaction that only asks to write after it has read would fail at once.
   * The file may have been replaced during that wait, so it's checked again.
   */
  function begin() {
    current().exec("begin immediate");
    if (identityOf(file) !== opened.identity) {
      opened.sqlite?.exec("rollback");
      current().exec("begin immediate");
    }
    if (isDatabase(opened.identity)) return NOTHING_CHANGED;
    opened.sqlite?.exec("rollback");
    throw new DatabaseLost("The file is no database any more.");
  }

  /** After a write, makes sure that it went into the file that still has the name. Inside a transaction only the commit is checked. */
  function checkPlace<Result>(result: Result, isRead: boolean) {
    if (isRead || opened.sqlite?.isTransaction) return result;
    if (identityOf(file) !== opened.identity) throw new DatabaseLost("The database was replaced in this very moment.");
    if (!isDatabase(opened.identity)) throw new DatabaseLost("The file is no database any more.");
    return result;
  }

  return {
    close: () => {
      clearInterval(watch);
      close();
    },
    prepare: (text) => {
      const sqlite = current();
      // The driver rolls back after a commit that failed because the file was replaced: there's nothing left to roll back.
      if (text === "rollback" && !sqlite.isTransaction) return nothing;
      // A prepared statement stops after its first statement; only exec runs the rest.
      if (isScript(text)) return { ...nothing, run: () => checkPlace(runAll(sqlite, text), false) };
      if (text === "begin") return { ...nothing, run: begin };
      const statement = prepared(sqlite, text);
      const isRead = text.startsWith("select");
      return {
        reader: statement.columns().length > 0,
        all: (values) => checkPlace(statement.all(...values.map(toSqlite)), isRead),
        run: (values) => checkPlace(statement.run(...values.map(toSqlite)), isRead),
        // One of its own, since somebody else may ask the same while this one is being read.
        iterate: (values) => sqlite.prepare(text).iterate(...values.map(toSqlite)),
      };
    },
  };

  /** Preparing takes longer than most statements run. SQLite prepares one again by itself after the tables have changed. */
  function prepared(sqlite: DatabaseSync, text: string) {
    const { statements } = opened;
    const known = statements.get(text);
    if (known) return known;
    const statement = sqlite.prepare(text);
    const [oldest] = statements.keys();
    if (oldest !== undefined && statements.size >= MOST_STATEMENTS) statements.delete(oldest);
    statements.set(text, statement);
    return statement;
  }
}

const NOTHING_CHANGED = { changes: 0, lastInsertRowid: 0 };

const nothing: ReturnType<SqliteDatabase["prepare"]> = {
  reader: false,
  run: () => NOTHING_CHANGED,
  all: () => [],
  iterate: () => [].values(),
};

function openFile(file: string, ifMissing?: "create") {
  const identity = openHandle(file, ifMissing);
  try {
    const sqlite = new DatabaseSync(file, { timeout: WRITE_WAIT_MS, enableForeignKeyConstraints: true });
    try {
      // Deleted rows are personal data and must not stay readable in the file's free pages.
      sqlite.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on");
      // If it was replaced between the two looks at it, the next statement opens it again.
      return { sqlite, identity, statements: new Map() };
    } catch (error) {
      sqlite.close();
      throw error;
    }
  } catch (error) {
    closeHandle(identity);
    throw error;
  }
}

function runAll(sqlite: DatabaseSync, text: string) {
  sqlite.exec(text);
  return NOTHING_CHANGED;
}

/** SQLite has no booleans. */
function toSqlite(value: unknown) {
  return (typeof value === "boolean" ? Number(value) : value) as SQLInputValue;
}
