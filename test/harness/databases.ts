import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, describe, inject } from "vitest";
import { type Database, openDatabase, sqliteFile } from "../../app/database/database.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";

const MIGRATED_AT = new Date("2026-11-15T12:00:00Z");

export type Place = { dataDir: string; databaseUrl: string | undefined };

type Engine = { engine: "sqlite" | "postgres"; newPlace: () => Promise<Place>; open: (place?: Place) => Promise<Database> };

/** Runs the same tests on SQLite and on PostgreSQL. `open` returns an empty database, or another connection to the same one. */
export function describeOnBothEngines(name: string, tests: (engine: Engine) => void) {
  for (const engine of ["sqlite", "postgres"] as const) {
    describe.skipIf(engine === "postgres" && !inject("postgresUrl"))(`${name} (${engine})`, () => {
      const opened: Database[] = [];
      afterEach(async () => {
        for (const database of opened.splice(0)) await database.destroy();
      });
      const newPlace = engine === "sqlite" ? newFolder : newPostgres;
      const open = async (place?: Place) => {
        const database = openDatabase(place ?? (await copyOfEmpty(engine)));
        opened.push(database);
        await migrate(database, MIGRATED_AT);
        return database;
      };
      tests({ engine, newPlace, open });
    });
  }
}

export async function newFolder(): Promise<Place> {
  return { dataDir: mkdtempSync(join(tmpdir(), "peakworks-")), databaseUrl: undefined };
}

export async function newPostgres(template = "template1"): Promise<Place> {
  const url = new URL(inject("postgresUrl"));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  url.pathname = `test_${randomUUID().replaceAll("-", "")}`;
  await client.query(`create database ${url.pathname.slice(1)} template ${template}`);
  await client.end();
  return { dataDir: "", databaseUrl: url.href };
}

const empty: Partial<Record<Engine["engine"], Promise<Place>>> = {};

/** Migrating takes longer than most tests, so it's done once, and tests get copies. */
async function copyOfEmpty(engine: Engine["engine"]) {
  empty[engine] ??= makeEmpty(engine);
  const { dataDir, databaseUrl } = await empty[engine];
  if (databaseUrl) return newPostgres(new URL(databaseUrl).pathname.slice(1));
  const place = await newFolder();
  copyFileSync(sqliteFile(dataDir), sqliteFile(place.dataDir));
  return place;
}

async function makeEmpty(engine: Engine["engine"]) {
  const place = await (engine === "sqlite" ? newFolder() : newPostgres());
  const database = openDatabase(place);
  await migrate(database, MIGRATED_AT);
  await database.destroy();
  return place;
}
