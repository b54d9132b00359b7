import { closeSync, openSync, statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { SqliteDatabase } from "kysely";
import { isScript } from "./script.server.ts";

/** How long SQLite waits for another process's write. */
const BUSY_MS = 5_000;
/** A process that does nothing lets go of a replaced file within this time. */
const LOOK_EVERY_MS = 500;

/** What was being stored may be in the file that has just been replaced, so nobody may be told that it's in. */
class DatabaseReplaced extends Error {
  override name = "DatabaseReplaced";
  code = "REPLACED";
}

/** Closed for a moment while a replaced file can't be opened. */
type Opened = { sqlite: DatabaseSync | undefined; identity: string | undefined };

/**
 * A SQLite file that another process may replace while it's open, as a restore does. Every statement goes to the file that has the name now: a
 * replaced one is closed and the new one opened before a transaction begins, and what was committed to a file that had just been replaced is an error.
 * While no file has the name, every statement is an error: an empty database would look like a site without bookings.
 */
export function openSqlite(file: string): SqliteDatabase {
  let opened: Opened = openFile(file, "create");
  const watch = setInterval(() => {
    try {
      current();
    } catch {
      // Whoever asks next gets the error.
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
    opened = { sqlite: undefined, identity: undefined };
  }

  /**
   * A transaction that reads first and then writes would fail against another process's write without waiting. This one waits at its start, and then
   * the file may be another.
   */
  function begin() {
    current().exec("begin immediate");
    if (identityOf(file) !== opened.identity) {
      opened.sqlite?.exec("rollback");
      current().exec("begin immediate");
    }
    return NOTHING_CHANGED;
  }

  /** Inside a transaction it's the commit that must have reached the right file. */
  function checkPlace<Result>(result: Result, isRead: boolean) {
    if (!isRead && !opened.sqlite?.isTransaction && identityOf(file) !== opened.identity)
      throw new DatabaseReplaced("The database was replaced in this very moment.");
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
      const statement = sqlite.prepare(text);
      const isRead = text.startsWith("select");
      return {
        reader: statement.columns().length > 0,
        all: (values) => checkPlace(statement.all(...values.map(toSqlite)), isRead),
        run: (values) => checkPlace(statement.run(...values.map(toSqlite)), isRead),
        iterate: (values) => statement.iterate(...values.map(toSqlite)),
      };
    },
  };
}

const NOTHING_CHANGED = { changes: 0, lastInsertRowid: 0 };

const nothing: ReturnType<SqliteDatabase["prepare"]> = {
  reader: false,
  run: () => NOTHING_CHANGED,
  all: () => [],
  iterate: () => [].values(),
};

function openFile(file: string, ifMissing?: "create") {
  // Readable by the owner only. SQLite's companion files inherit that.
  closeSync(openSync(file, ifMissing === "create" ? "a" : "r+", 0o600));
  const identity = identityOf(file);
  const sqlite = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
  try {
    // Deleted rows are personal data and must not stay readable in the file's free pages.
    sqlite.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on");
    // Replaced between the two looks at it: the next statement opens it again.
    return { sqlite, identity: identityOf(file) === identity ? identity : undefined };
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Names the file itself, whatever it's called: the same name may belong to another file a moment later. Undefined if there's none. */
function identityOf(file: string) {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat && `${stat.dev} ${stat.ino}`;
}

function runAll(sqlite: DatabaseSync, text: string) {
  sqlite.exec(text);
  return NOTHING_CHANGED;
}

/** SQLite has no booleans. */
function toSqlite(value: unknown) {
  return (typeof value === "boolean" ? Number(value) : value) as SQLInputValue;
}
