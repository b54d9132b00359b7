import { copyFileSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, describe, expect, inject, test } from "vitest";
import { createTableTally } from "../../app/backups/move-tally.ts";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { type Database, openDatabase, openSqliteFile, sqliteFile } from "../../app/database/database.server.ts";
import { readMigrations } from "../../app/database/migration-files.server.ts";
import { applyMigrations, migrate } from "../../app/database/migrations.server.ts";
import { unsubscribeUrl } from "../../app/newsletter/data/reader-links.server.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { newFolder, newPostgres, type Place } from "../harness/databases.ts";
import { textOf } from "../harness/html.ts";
import { peakworks } from "../harness/peakworks.ts";
import { prepareDatabase } from "../harness/prepare-database.ts";
import { fillTables, rowsOf } from "../harness/row-examples.ts";
import { columnsOf } from "../harness/schema.ts";
import { openSite } from "../harness/site.ts";

const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.destroy();
});

function open(place: Place) {
  const database = openDatabase(place);
  opened.push(database);
  return database;
}

/** A SQLite database that nobody has open, and an address of an empty PostgreSQL. */
async function bothPlaces(fill: (database: Database) => Promise<unknown> = fillTables) {
  const here = await newFolder();
  const database = openDatabase(here);
  await migrate(database, now);
  await fill(database);
  await database.destroy();
  const there = await newPostgres();
  const run = (...words: string[]) => peakworks(here, ["backup", "move", "--to", there.databaseUrl ?? "", ...words]);
  return { here, there, run };
}

async function tablesIn(place: Place) {
  return (await open(place).introspection.getTables()).map(({ name }) => name);
}

describe.skipIf(!inject("postgresUrl"))("a move from SQLite to PostgreSQL", () => {
  test("has every row of every table, and changes nothing before --yes", async () => {
    const { here, there, run } = await bothPlaces();
    const before = readFileSync(sqliteFile(here.dataDir));
    const preview = await run();
    expect(preview).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("Nothing was changed. To move all this to PostgreSQL, add --yes."),
    });
    expect(preview.stdout).toMatch(/bookings +1\n/);
    expect(await tablesIn(there)).toEqual([]);
    const moved = await run("--yes");
    expect(moved).toMatchObject({ code: 0, stdout: expect.stringContaining("Moved, and every row compared. Now set DATABASE_URL") });
    const [one, other] = [open(here), open(there)];
    const columns = (await columnsOf(other)).filter(({ name }) => name !== "search_words");
    const [rows, movedRows] = [await rowsOf(one, columns), await rowsOf(other, columns)];
    expect(Object.keys(rows).length).toBeGreaterThan(20);
    for (const [table, expected] of Object.entries(rows)) expect([table, alike(movedRows[table])]).toEqual([table, alike(expected)]);
    const names = ({ rows }: { rows: unknown[] }) => rows;
    const migrations = sql`select name from migrations order by name`;
    expect(names(await migrations.execute(other))).toEqual(names(await migrations.execute(one)));
    expect(readFileSync(sqliteFile(here.dataDir)).equals(before)).toBe(true);
    // A table with a sequence would need it set: see move-rows.ts.
    expect((await sql`select 1 from pg_class where relkind = 'S'`.execute(other)).rows).toEqual([]);
  });

  test("gives a site that works: calls and their links, leaving the newsletter, pictures, search, counts", async () => {
    const { there, here, run } = await bothPlaces(async (database) => {
      await prepareDatabase(database, now, settings.timeZone);
      await fillTables(database);
      await requestBooking(database, { ...request, selectedDate: "2026-11-18" }, { now, settings });
    });
    const source = open(here);
    const { payload } = await source.selectFrom("outbox").select("payload").where("kind", "=", "acknowledgement").executeTakeFirstOrThrow();
    const token = /manage\?token=([\w-]+)/.exec(JSON.stringify(payload))?.[1];
    const counts = await source.selectFrom("blogCounts").select("posts").orderBy("category").execute();
    await source.destroy();
    expect(await run("--yes")).toMatchObject({ code: 0 });
    const database = open(there);
    // Starting on it finds nothing to do: no second set of first posts, no migration.
    await prepareDatabase(database, now, settings.timeZone);
    const site = openSite({ database, now: () => now });
    const page = async (path: string) => textOf(await (await site.get(path)).text());
    expect(await page(`/booking/manage?token=${token}`)).toContain("November 18");
    expect(await page("/blog?q=running")).toContain("The café’s 4.75 rating™");
    const counted = await database.selectFrom("blogCounts").select("posts").orderBy("category").execute();
    expect(counted.map(({ posts }) => Number(posts))).toEqual(counts.map(({ posts }) => posts));
    const picture = await site.get(`/pictures/${"a".repeat(32)}-640.webp`);
    expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([0, 255, 92, 10, 39, 9]);
    const id = "00000000-0000-4000-8000-000000000003";
    await site.post(unsubscribeUrl(id, { siteUrl: "", secret: site.settings.secret }), "List-Unsubscribe=One-Click");
    expect(await database.selectFrom("subscribers").select("id").where("id", "=", id).execute()).toEqual([]);
    const booked = await site.post("/api/send-booking-notification", JSON.stringify({ ...request, selectedDate: "2026-11-19" }), {
      "content-type": "application/json",
    });
    expect(booked.status).toBe(201);
  });

  test("is refused while the site runs, so that nothing it stores is lost", async () => {
    const { here, there, run } = await bothPlaces();
    await open(here).selectFrom("bookings").select("id").execute();
    const sentence = "The site is running, or another program has the database open: stop it first, so that nothing it stores is lost.";
    for (const flags of [[], ["--yes"]]) expect(await run(...flags)).toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) });
    expect(await tablesIn(there)).toEqual([]);
  });

  test.each([
    ["somebody's table", "create table theirs (id text)", "theirs"],
    ["somebody's view", "create view seen as select 1 as one", "seen"],
    ["a table of ours", "create table bookings (id text)", "bookings"],
  ])("is refused where the target has %s", async (_, statement, name) => {
    const { there, run } = await bothPlaces();
    await sql.raw(statement).execute(open(there));
    expect(await run("--yes")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`The database of --to isn't empty (it has ${name}): name an empty one. Nothing was changed.`),
    });
    expect((await tablesIn(there)).length).toBeLessThanOrEqual(1);
  });

  test.each([
    ["damaged", (file: string) => writeSync(openSync(file, "r+"), "noise".repeat(2_000), 4096), /is damaged/],
    ["not a database", (file: string) => copyFileSync("package.json", file), /is damaged, or no database/],
    ["incomplete", (file: string) => alter(file, "drop table booking_offers"), /it has no table booking_offers/],
    ["older", makeOlder, /start the site once, stop it/],
    ["newer", (file: string) => alter(file, "insert into migrations values ('999-new', '', null)"), /a newer version of Peakworks/],
  ])("is refused when the source is %s", async (_, spoil, sentence) => {
    const { here, there, run } = await bothPlaces();
    await spoil(sqliteFile(here.dataDir));
    expect(await run("--yes")).toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) });
    expect(await tablesIn(there)).toEqual([]);
  });

  test("that PostgreSQL refuses in the middle leaves it empty", async () => {
    const { there, run } = await bothPlaces(async (database) => {
      await fillTables(database);
      await database.updateTable("calendarChanges").set({ reason: "a\0b" }).execute();
    });
    expect(await run("--yes")).toMatchObject({ code: 1, stderr: expect.stringContaining("PostgreSQL refused it: ") });
    expect(await tablesIn(there)).toEqual([]);
  });

  test("goes through batches", async () => {
    const { there, run } = await bothPlaces(async (database) => {
      const counts = Array.from({ length: 9_000 }, (_, i) => ({
        hour: now.toISOString(),
        what: "view",
        name: `/${i}`,
        detail: "",
        count: i,
      }));
      for (let i = 0; i < counts.length; i += 1_000)
        await database
          .insertInto("counts")
          .values(counts.slice(i, i + 1_000))
          .execute();
    });
    expect(await run("--yes")).toMatchObject({ code: 0 });
    expect((await sql`select sum(count)::integer as sum from counts`.execute(open(there))).rows).toEqual([{ sum: (8_999 * 9_000) / 2 }]);
  });
});

test.each([
  [
    { databaseUrl: "postgres://u@h/x" },
    "postgres://u@h/y",
    "DATABASE_URL is set already: a move goes from SQLite in DATA_DIR to PostgreSQL.",
  ],
  [{}, "", "Where to? ./peakworks backup move --to postgres://user@host/name, with the password in PGPASSWORD"],
  [{}, "mysql://u@h/y", "--to must be an address like postgres://user:password@host"],
  [{}, "postgres://u:a#b@h/y", "--to must be an address like postgres://user:password@host"],
])("%o to '%s' is one sentence", async (place, to, sentence) => {
  const { code, stderr } = await peakworks({ ...(await newFolder()), ...place }, ["backup", "move", "--to", to, "--yes"]);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(sentence) });
});

test("without a database, or a PostgreSQL that answers, it says so", async () => {
  const here = await newFolder();
  const run = () => peakworks(here, ["backup", "move", "--to", "postgres://u@127.0.0.1:1/x", "--yes"]);
  expect(await run()).toMatchObject({ code: 1, stderr: expect.stringContaining("There is no database") });
  const database = openDatabase(here);
  await migrate(database, now);
  await database.destroy();
  expect(await run()).toMatchObject({ code: 1, stderr: expect.stringContaining("The database of --to cannot be reached (ECONNREFUSED).") });
});

test("the tally is the same for the same rows in any order, and differs for any difference", () => {
  const columns = [
    { name: "done", type: "boolean" },
    { name: "at", type: "timestamp with time zone" },
    { name: "data", type: "jsonb" },
    { name: "bytes", type: "bytea" },
    { name: "count", type: "bigint" },
    { name: "text", type: "text" },
  ];
  const sum = (...rows: Record<string, unknown>[]) => {
    const tally = createTableTally(columns);
    for (const row of rows) tally.add(row);
    return `${tally.count} ${tally.sum}`;
  };
  const one = {
    done: 1,
    at: "2026-11-15T12:00:00.000Z",
    data: '{"b":1,"a":[2,{"d":null}]}',
    bytes: new Uint8Array([0, 255]),
    count: 3,
    text: null,
  };
  const same = {
    done: true,
    at: new Date(one.at),
    data: { a: [2, { d: null }], b: 1 },
    bytes: Buffer.from([0, 255]),
    count: "3",
    text: null,
  };
  const another = { ...one, text: "null" };
  expect(sum(one, another)).toBe(sum(another, same));
  for (const change of [
    { done: 0 },
    { at: "2026-11-15T12:00:00.001Z" },
    { data: '{"b":1}' },
    { bytes: new Uint8Array([0]) },
    { count: 4 },
    { text: "" },
  ])
    expect(sum({ ...one, ...change })).not.toBe(sum(one));
  expect(sum(one, one)).not.toBe(sum(one));
});

function alter(file: string, statement: string) {
  const sqlite = new DatabaseSync(file);
  sqlite.exec(statement);
  sqlite.close();
}

/** The two engines return the same values in different ways. */
function alike(rows: unknown[] = []) {
  return rows.map((row) => JSON.stringify(Object.entries(row as object).map(([name, value]) => [name, plain(value)]))).sort();
}

function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return Buffer.from(value).toString("hex");
  if (typeof value === "boolean") return Number(value);
  if (typeof value === "string" && /^\{.*\}$/s.test(value)) return plain(JSON.parse(value));
  if (typeof value === "string" && /^\d+(\.\d+)?$/.test(value)) return Number(value);
  if (value && typeof value === "object") return Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return value;
}

/** A database of the version before the newest migration. */
/** As the version before the last migration made it. */
async function makeOlder(file: string) {
  for (const part of ["", "-wal", "-shm"]) rmSync(file + part, { force: true });
  const database = openSqliteFile(file);
  await database.transaction().execute((transaction) => applyMigrations(transaction, readMigrations("sqlite").slice(0, -1), new Date()));
  await database.destroy();
}
