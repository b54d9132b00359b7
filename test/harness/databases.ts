import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, describe, inject } from "vitest";
import { type Database, openDatabase } from "../../app/database/database.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import { folderCopies, folderOfStartedSite, folderWithTables, MIGRATED_AT, prepareStarted } from "./tables.ts";

/** Two hundred requests wait for eight connections, and a busy machine isn't a failure. */
const CONNECT_WITHIN_MS = 60_000;

export type Place = { dataDir: string; databaseUrl: string | undefined };

type Engine = {
  engine: "sqlite" | "postgres";
  /** With tables and nothing in them. */
  newPlace: () => Promise<Place>;
  /** Without even tables. */
  emptyPlace: () => Promise<Place>;
  /** As a site leaves it that has started before, with the posts that come with it. A server's start on it takes half as long. */
  startedPlace: () => Promise<Place>;
  /** With tables, and with what `store` stores. That's done once, and tests get copies. */
  filledPlace: (store: (database: Database) => Promise<unknown>) => () => Promise<Place>;
  open: (place?: Place) => Promise<Database>;
};

/** Runs the same tests on SQLite and on PostgreSQL. `open` returns a new database with tables, or another connection to a given one. */
export function describeOnBothEngines(name: string, tests: (engine: Engine) => void) {
  describeOn(["sqlite", "postgres"], name, tests);
}

/**
 * For pages, words and commands whose queries other tests run on both engines. `on-postgres.test.ts` shows a full store on every page of
 * the desk and in every command that only reads, and compares the two.
 */
export function describeOnSqlite(name: string, tests: (engine: Engine) => void) {
  describeOn(["sqlite"], name, tests);
}

function describeOn(engines: Engine["engine"][], name: string, tests: (engine: Engine) => void) {
  for (const engine of engines) {
    describe.skipIf(engine === "postgres" && !inject("postgresUrl"))(`${name} (${engine})`, () => {
      const opened: Database[] = [];
      const places: Place[] = [];
      afterEach(async () => {
        for (const database of opened.splice(0)) await database.destroy();
      });
      afterAll(() => remove(places));
      /** To look for something to migrate takes longer than most tests. */
      const withTables = new Set<string>();
      const kept = (make: () => Promise<Place>, hasTables: boolean) => async () => {
        const place = await make();
        places.push(place);
        if (hasTables) withTables.add(nameOf(place));
        return place;
      };
      const newPlace = kept(engine === "sqlite" ? folderWithTables : postgresWithTables, true);
      const emptyPlace = kept(engine === "sqlite" ? newFolder : () => newPostgres(), false);
      const startedPlace = kept(engine === "sqlite" ? folderOfStartedSite : postgresOfStartedSite, true);
      const filledPlace: Engine["filledPlace"] = (store) => {
        const make = (database: Database) => migrate(database, MIGRATED_AT).then(() => store(database));
        return kept(engine === "sqlite" ? folderCopies(make) : postgresCopies(make), true);
      };
      const open = async (given?: Place) => {
        const place = given ?? (await newPlace());
        const database = openDatabase(place, CONNECT_WITHIN_MS);
        opened.push(database);
        if (!withTables.has(nameOf(place))) await migrate(database, MIGRATED_AT);
        return database;
      };
      tests({ engine, newPlace, emptyPlace, startedPlace, filledPlace, open });
    });
  }
}

export async function newFolder(): Promise<Place> {
  return { dataDir: mkdtempSync(join(tmpdir(), "peakworks-")), databaseUrl: undefined };
}

export async function newPostgres(template = "template1"): Promise<Place> {
  const url = new URL(inject("postgresUrl"));
  url.pathname = `test_${randomUUID().replaceAll("-", "")}`;
  const { rows } = await onServer("show server_version_num");
  // The usual way writes every page to the log first, and takes twice as long. Versions before 15 know no other way than this.
  const strategy = rows[0].server_version_num >= 150_000 ? "strategy file_copy" : "";
  await onServer(`create database ${url.pathname.slice(1)} template ${template} ${strategy}`);
  return { dataDir: "", databaseUrl: url.href };
}

/** Each takes 8 MB of the memory or disk that the tests write to. */
async function remove(places: Place[]) {
  for (const { dataDir, databaseUrl } of places)
    if (databaseUrl) await onServer(`drop database if exists ${nameIn(databaseUrl)} with (force)`);
    else rmSync(dataDir, { recursive: true, force: true });
}

function nameOf({ dataDir, databaseUrl }: Place) {
  return databaseUrl || dataDir;
}

/** One connection for each thread, made when it's needed: making one costs as much as what it's made for. */
function onServer(statement: string) {
  server ??= new pg.Pool({ connectionString: inject("postgresUrl"), max: 1, allowExitOnIdle: true }).on("error", () => {});
  return server.query(statement);
}

let server: pg.Pool | undefined;

function nameIn(databaseUrl: string) {
  return new URL(databaseUrl).pathname.slice(1);
}

export const postgresWithTables = postgresCopies((database) => migrate(database, MIGRATED_AT));

const postgresOfStartedSite = postgresCopies(prepareStarted);

/** Made once, and copied by PostgreSQL itself. */
function postgresCopies(make: (database: Database) => Promise<unknown>) {
  let made: Promise<string> | undefined;
  return async () => {
    made ??= makeTemplate(make);
    return newPostgres(await made);
  };
}

async function makeTemplate(make: (database: Database) => Promise<unknown>) {
  const place = await newPostgres();
  const database = openDatabase(place);
  await make(database);
  await database.destroy();
  return nameIn(place.databaseUrl ?? "");
}
