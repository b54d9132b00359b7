import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { BackupProblem } from "../../app/backups/backup-problem.ts";
import { compareBackup, createBackup, restoreBackup } from "../../app/backups/backups.ts";
import { environmentFor, outputOf } from "../../app/backups/postgres-programs.ts";
import { countPosts } from "../../app/blog/data/posts.server.ts";
import { searchPosts } from "../../app/blog/data/search-posts.server.ts";
import { listBookings } from "../../app/booking/data/call-lists.server.ts";
import { openDatabase, runScript, sqliteFile } from "../../app/database/database.server.ts";
import { lastDone } from "../../app/database/jobs.server.ts";
import { readMigrations } from "../../app/database/migration-files.server.ts";
import { everythingIn, newBackupFolder, runBackup, withDataDir } from "../harness/backup-example.ts";
import { now, request } from "../harness/booking-example.ts";
import { describeOnBothEngines, type Place } from "../harness/databases.ts";
import { insertPosts } from "../harness/post-example.ts";
import { prepareDatabase } from "../harness/prepare-database.ts";
import { makeReleased, releases } from "../harness/released-schemas.ts";
import { fillTables } from "../harness/row-examples.ts";
import { schemaOf } from "../harness/schema.ts";
import { openSite } from "../harness/site.ts";

describeOnBothEngines("a backup", ({ engine, newPlace, emptyPlace, startedPlace, open }) => {
  const fresh = async () => withDataDir(await emptyPlace());
  const withTables = async () => withDataDir(await newPlace());

  test("drill: what a running site stored is lost and restored, both in place and into an empty store", { timeout: 90_000 }, async () => {
    const place = withDataDir(await startedPlace());
    const site = await startOn(place);
    expect(await site.book(2)).toBe(201);
    const file = join(newBackupFolder(), "today");
    const stream = Promise.all([3, 4, 5, 6, 7].map(site.book));
    const created = await runBackup(place, ["create", file]);
    expect(await stream).toEqual([201, 201, 201, 201, 201]);
    expect(created).toMatchObject({ code: 0, printed: expect.stringMatching(/bookings +\d\n[\s\S]*Backed up to .*today \(\d+ bytes/) });
    expect([statSync(file).mode & 0o777, statSync(dirname(file)).mode & 0o777]).toEqual([0o600, 0o700]);
    expect(readdirSync(dirname(file))).toEqual(["today"]);

    expect(await site.book(8)).toBe(201);
    const database = await open(place);
    const stored = (await listBookings(database)).length;
    await database.deleteFrom("bookings").where("selectedDate", "=", site.dayAt(2)).execute();
    const asked = await runBackup(place, ["restore", file]);
    expect(asked).toMatchObject({ code: 2, said: expect.stringContaining("Nothing was changed.") });
    expect(asked.printed).toMatch(
      new RegExp(`newest booking +\\d{4}-\\d\\d-\\d\\d +\\d{4}-\\d\\d-\\d\\d\\n[\\s\\S]*bookings +${stored - 1} +\\d`),
    );
    expect(await listBookings(database)).toHaveLength(stored - 1);

    const restored = await runBackup(place, ["restore", file, "--yes"]);
    expect(restored).toMatchObject({ code: 0, printed: expect.stringContaining("is kept: ") });
    // The running site sees the restored state and continues from there.
    expect([await site.book(2), await site.book(8), await site.book(8)]).toEqual([409, 201, 409]);
    expect(await keptBookings(place, restored.printed)).toBe(stored - 1);

    const drill = await fresh();
    if (engine === "sqlite") drill.dataDir = join(drill.dataDir, "not", "there", "yet");
    expect(await runBackup(drill, ["restore", file, "--yes"])).toMatchObject({ code: 0, said: "" });
    const other = await startOn(drill);
    expect([await other.book(2), await other.book(8)]).toEqual([409, 201]);
  });

  test("restores every row and every object, whatever they contain", async () => {
    const [place, other] = [await withTables(), await fresh()];
    const database = await open(place);
    await fillTables(database);
    await insertPosts(database, [{}, { slug: "second" }]);
    // More than one statement restores. Every byte occurs, and unlike random ones they're dumped in no time.
    const bytes = Buffer.alloc(
      600_000,
      Uint8Array.from({ length: 256 }, (_, i) => i),
    );
    const files = [1, 2, 3, 4].map((width) => ({ picture: "a".repeat(32), width, format: "avif" as const, bytes }));
    for (const file of files) await database.insertInto("pictureFiles").values(file).execute();
    const file = join(newBackupFolder(), "file");
    const { contents } = await createBackup(place, { file, overwrite: false, now });
    expect(contents).toMatchObject({
      schema: readMigrations(engine).at(-1)?.name,
      rows: { bookings: 1, blog_posts: 3, outbox: 1 },
      newestBooking: now,
    });
    expect(await lastDone(database, "backup")).toMatchObject({ doneFor: now });
    expect(await compareBackup(other, file)).toEqual({ inUse: undefined, inFile: expect.objectContaining(contents) });
    const { replaced, after } = await restoreBackup(other, file, now);
    expect([replaced, after]).toEqual([undefined, contents]);
    const restored = openDatabase(other);
    expect(await everythingIn(restored)).toEqual(await everythingIn(database));
    expect(await schemaOf(restored)).toEqual(await schemaOf(database));
    expect(await searchPosts(restored, { now, q: "plumbing", limit: 9, offset: 0 })).toMatchObject({ total: 1 });
    // The triggers work again.
    await insertPosts(restored, [{ slug: "third" }]);
    expect(await countPosts(restored, { now })).toBe(4);
    await restored.destroy();
  });

  test("replaces what is there and keeps all of it", async () => {
    const place = await withTables();
    const database = await open(place);
    const file = join(newBackupFolder(), "file");
    await createBackup(place, { file, overwrite: false, now });
    await fillTables(database);
    const before = await everythingIn(database);
    const { replaced = "" } = await restoreBackup(place, file, now);
    expect(await everythingIn(database)).toMatchObject({ bookings: [], outbox: [], blog_posts: [] });
    const old = engine === "sqlite" ? openKeptFile(replaced) : openKeptSchema(place, replaced);
    expect(await everythingIn(old)).toEqual(before);
    await old.destroy();
    if (engine === "sqlite") expect(statSync(replaced).mode & 0o777).toBe(0o600);
  });

  // upgrades.test.ts covers the upgrade from every release.
  test.each(releases.filter(({ commit }) => ["61e6da4", "62bc5cc"].includes(commit)))(
    "made from the tables of $commit is migrated to the current schema",
    async ({ files }) => {
      const [place, other] = [await fresh(), await fresh()];
      const old = openDatabase(place);
      await makeReleased(old, files, now);
      await fillTables(old);
      const before = await everythingIn(old);
      const file = join(newBackupFolder(), "file");
      await createBackup(place, { file, overwrite: false, now });
      expect(await everythingIn(old)).toEqual(before);
      await old.destroy();
      await restoreBackup(other, file, now);
      const restored = openDatabase(other);
      expect(await schemaOf(restored)).toEqual(await schemaOf(await open()));
      const { outbox, ...rows } = before;
      expect(await everythingIn(restored)).toMatchObject({ ...rows, outbox: [expect.objectContaining(outbox?.[0] as object)] });
      await restored.destroy();
    },
  );

  test("doesn't overwrite another file unless told to, and never the database", async () => {
    const place = await withTables();
    await open(place);
    const file = join(newBackupFolder(), "file");
    await createBackup(place, { file, overwrite: false, now });
    const first = readFileSync(file);
    expect(await problemOf(createBackup(place, { file, overwrite: false, now }))).toBe(
      `${file} is there already: choose another name, or add --overwrite.`,
    );
    expect(readFileSync(file).equals(first)).toBe(true);
    chmodSync(file, 0o644);
    expect(await runBackup(place, ["create", file, "--overwrite"])).toMatchObject({ code: 0 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await problemOf(createBackup(place, { file: dirname(file), overwrite: true, now }))).toMatch(/is not a file: name one /);
    if (engine === "sqlite")
      expect(await problemOf(createBackup(place, { file: sqliteFile(place.dataDir), overwrite: true, now }))).toMatch(
        /is the database itself/,
      );
  });

  test("without a name goes into DATA_DIR/backups", async () => {
    const place = await withTables();
    await open(place);
    expect(await runBackup(place, ["create"])).toMatchObject({ code: 0 });
    expect(readdirSync(join(place.dataDir, "backups"))).toEqual([expect.stringMatching(/^peakworks-20\S+Z\.(sqlite|dump)$/)]);
  });

  test("of nothing is refused, and creates nothing", async () => {
    const place = await fresh();
    const { code, said } = await runBackup(place, ["create"]);
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^(There is no database: .* does not exist|The database of DATABASE_URL has no tables of Peakworks)\.$/),
    ]);
    expect(readdirSync(place.dataDir)).toEqual([]);
  });

  test("of a newer, changed or incomplete database can't be restored", async () => {
    const place = await withTables();
    const database = await open(place);
    const folder = newBackupFolder();
    const other = await withTables();
    const untouched = await open(other);
    await fillTables(untouched);
    const before = await everythingIn(untouched);
    const refusalAfter = async (name: string, change: string) => {
      await runScript(database, change);
      const file = join(folder, name);
      const made = await createBackup(place, { file, overwrite: false, now }).catch((error: Error) => error);
      if (made instanceof Error) await copyAnyway(place, file);
      return (await problemOf(restoreBackup(other, file, now))).replace(file, "It");
    };
    expect(await refusalAfter("newer", `insert into migrations values ('999-newer', '${now.toISOString()}', 'f')`)).toBe(
      "It was made by a newer version of Peakworks, which added 999-newer: update this one first.",
    );
    expect(await refusalAfter("gap", "delete from migrations where name in ('999-newer', '002-leads')")).toBe(
      "It is not a complete Peakworks database.",
    );
    expect(await refusalAfter("changed", `insert into migrations values ('002-leads', '${now.toISOString()}', 'another')`)).toMatch(
      /^It was made with another version of migration 002-leads than the one in app\/database\/migrations: /,
    );
    expect(
      await refusalAfter("incomplete", `update migrations set hash = null where name = '002-leads'; drop table booking_links`),
    ).toMatch(/^It is not a complete Peakworks database: it has no .*booking_links/);
    expect(await everythingIn(untouched)).toEqual(before);
    expect(readdirSync(other.dataDir).filter((name) => name.includes("replaced"))).toEqual([]);
  });

  test("that isn't a backup is refused with one sentence, and nothing is changed", { timeout: 90_000 }, async () => {
    const place = await withTables();
    const database = await open(place);
    await fillTables(database);
    await insertPosts(
      database,
      Array.from({ length: 40 }, (_, i) => ({ slug: `post-${i}`, content: `${i} `.repeat(2_000) })),
    );
    const folder = newBackupFolder();
    const good = join(folder, "good");
    await createBackup(place, { file: good, overwrite: false, now });
    const before = await everythingIn(database);
    const bytes = readFileSync(good);
    const write = (name: string, content: string | Buffer) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    mkdirSync(join(folder, "folder"));
    const foreign = new DatabaseSync(join(folder, "foreign"));
    foreign.exec(
      "create table orders (id); create table migrations (name, applied_at); insert into migrations values ('0001_initial', '')",
    );
    foreign.close();
    const cases: [string, RegExp][] = [
      [write("empty", ""), /^\S+ is empty\.$/],
      [write("text", "create table bookings (id text);\n"), /^\S+ is not a backup of Peakworks\.$/],
      [join(folder, "folder"), /^\S+ is not a file\.$/],
      [join(folder, "missing"), /^There is no file \S+\.$/],
      [
        write("begun", bytes.subarray(0, 100)),
        engine === "sqlite" ? /^\S+ is damaged/ : /^(pg_restore says: |\S+ is not a backup of a Peakworks database).*\.$/,
      ],
      [
        write("truncated", bytes.subarray(0, Math.floor(bytes.length / 2))),
        engine === "sqlite" ? /^\S+ is damaged/ : /^pg_restore says: .*\.$/,
      ],
      [write("shorter", bytes.subarray(0, bytes.length - 5_000)), engine === "sqlite" ? /^\S+ is damaged/ : /^pg_restore says: .*\.$/],
      [
        join(folder, "foreign"),
        engine === "sqlite"
          ? /^\S+ is not a complete Peakworks database\.$/
          : /^\S+ is a backup of SQLite, but DATABASE_URL names a PostgreSQL\.$/,
      ],
    ];
    if (engine === "sqlite") {
      // Changes one email in the table or in its index, so that the two no longer match.
      bytes.write("x", bytes.lastIndexOf("sam@ridge.example"));
      cases.push([write("altered", bytes), /^\S+ is damaged: .*index/]);
    }
    for (const [file, sentence] of cases) {
      expect(await problemOf(restoreBackup(place, file, now))).toMatch(sentence);
    }
    expect(await runBackup(place, ["restore", join(folder, "text"), "--yes"])).toEqual({
      code: 1,
      printed: "",
      said: `${join(folder, "text")} is not a backup of Peakworks.`,
    });
    expect(await everythingIn(database)).toEqual(before);
    expect(readdirSync(place.dataDir).filter((name) => name.includes("replaced"))).toEqual([]);
    expect(await runBackup(place, ["restore"])).toMatchObject({ code: 2 });
  });

  test("doesn't wait forever: a locked database is one sentence, and nothing is changed", { timeout: 60_000 }, async () => {
    const place = await withTables();
    const database = await open(place);
    const file = join(newBackupFolder(), "file");
    await createBackup(place, { file, overwrite: false, now });
    await fillTables(database);
    const before = await everythingIn(database);
    await database.transaction().execute(async (transaction) => {
      if (engine === "postgres") await sql`lock table bookings in access exclusive mode`.execute(transaction);
      expect(await problemOf(restoreBackup(place, file, now))).toMatch(
        / is locked by another program: try again when that has finished\.$/,
      );
    });
    expect(await everythingIn(database)).toEqual(before);
    expect(readdirSync(place.dataDir).filter((name) => name.includes("replaced"))).toEqual([]);
  });
});

/** A site that starts on this store, with connections of its own. `book` requests 4 PM on one of the days it offers. */
async function startOn(place: Place) {
  const database = openDatabase(place);
  onTestFinished(() => database.destroy());
  await prepareDatabase(database, new Date(), "America/New_York");
  const { get, post } = openSite({ database, now: () => new Date(), env: { RATE_LIMIT: "off" } });
  const days: { date: string }[] = (await (await get("/api/availability")).json()).data.days;
  const dayAt = (index: number) => days[index]?.date ?? "";
  const book = async (index: number) => {
    const body = JSON.stringify({ ...request, selectedDate: dayAt(index), selectedTime: "4:00 PM" });
    return (await post("/api/send-booking-notification", body)).status;
  };
  return { book, dayAt };
}

async function keptBookings(place: Place, printed: string) {
  const kept = /is kept: (.*)\n/.exec(printed)?.[1] ?? "";
  const old = place.databaseUrl ? openKeptSchema(place, kept) : openKeptFile(kept);
  const count = (await listBookings(old)).length;
  await old.destroy();
  return count;
}

function openKeptFile(file: string) {
  const dataDir = mkdtempSync(join(tmpdir(), "peakworks-"));
  copyFileSync(file, sqliteFile(dataDir));
  return openDatabase({ dataDir, databaseUrl: undefined });
}

function openKeptSchema({ databaseUrl = "" }: Place, kept: string) {
  const url = new URL(databaseUrl);
  url.searchParams.set("options", `-c search_path=${kept.replace("schema ", "")}`);
  return openDatabase({ dataDir: "", databaseUrl: url.href });
}

/** The one-sentence message it fails with. */
async function problemOf(work: Promise<unknown>) {
  const problem = await work.then(
    () => undefined,
    (error) => error,
  );
  expect(problem).toBeInstanceOf(BackupProblem);
  expect(problem.message).toMatch(/^[^\n]+\.$/);
  return problem.message as string;
}

/** Makes a copy that our own command refuses to make. */
async function copyAnyway({ dataDir, databaseUrl }: Place, file: string) {
  if (databaseUrl) for await (const _ of outputOf("pg_dump", ["--format=custom", `--file=${file}`], environmentFor(databaseUrl)));
  else new DatabaseSync(sqliteFile(dataDir)).exec(`vacuum into '${file}'`);
}
