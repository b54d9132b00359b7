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
      const kept = (make: () => Promise<Place>) => async () => {
        const place = await make();
        places.push(place);
        return place;
      };
      const newPlace = kept(engine === "sqlite" ? folderWithTables : postgresWithTables);
      const emptyPlace = kept(engine === "sqlite" ? newFolder : () => newPostgres());
      const startedPlace = kept(engine === "sqlite" ? folderOfStartedSite : postgresOfStartedSite);
      const filledPlace: Engine["filledPlace"] = (store) => {
        const make = (database: Database) => migrate(database, MIGRATED_AT).then(() => store(database));
        return kept(engine === "sqlite" ? folderCopies(make) : postgresCopies(make));
      };
      const open = async (place?: Place) => {
        const database = openDatabase(place ?? (await newPlace()), CONNECT_WITHIN_MS);
        opened.push(database);
        await migrate(database, MIGRATED_AT);
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
  await onServer(async (client) => {
    const { rows } = await client.query("show server_version_num");
    // The usual way writes every page to the log first, and takes twice as long. Versions before 15 know no other way than this.
    const strategy = rows[0].server_version_num >= 150_000 ? "strategy file_copy" : "";
    await client.query(`create database ${url.pathname.slice(1)} template ${template} ${strategy}`);
  });
  return { dataDir: "", databaseUrl: url.href };
}

/** Each takes 8 MB of the memory or disk that the tests write to. */
async function remove(places: Place[]) {
  for (const { dataDir, databaseUrl } of places)
    if (databaseUrl) await onServer((client) => client.query(`drop database if exists ${nameIn(databaseUrl)} with (force)`));
    else rmSync(dataDir, { recursive: true, force: true });
}

async function onServer(work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  await work(client);
  await client.end();
}

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
