import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, expect, type TestContext, test } from "vitest";
import { compareBackup, createBackup, restoreBackup } from "../../app/backups/backups.ts";
import { environmentFor, findProgram, outputOf } from "../../app/backups/postgres-programs.ts";
import { listBookings } from "../../app/booking/data/call-lists.server.ts";
import { type Database, openDatabase, runScript, sqliteFile } from "../../app/database/database.server.ts";
import { cleanUp, Skipped } from "../faults/fault.ts";
import { mountSmallDisk } from "../faults/small-disk.ts";
import { everythingIn, newBackupFolder, runBackup, withDataDir } from "../harness/backup-example.ts";
import { now } from "../harness/booking-example.ts";
import { describeOnBothEngines } from "../harness/databases.ts";
import { insertPosts } from "../harness/post-example.ts";
import { fillTables } from "../harness/row-examples.ts";

afterEach(cleanUp);

describeOnBothEngines("a failing backup", ({ engine, newPlace, emptyPlace, open }) => {
  const fresh = async () => withDataDir(await emptyPlace());
  const withTables = async () => withDataDir(await newPlace());

  test("on a full disk is one sentence, and nothing is left behind or changed", async (context) => {
    const disk = smallDisk(context);
    const place = await withTables();
    const database = await open(place);
    await storeMegabytes(database, 3);
    const before = await everythingIn(database);
    const { code, printed, said } = await runBackup(place, ["create", join(disk.folder, "new", "file")]);
    expect([code, printed, said]).toEqual([1, "", expect.stringMatching(/^There is no room left on the disk.*\.$/)]);
    expect(readdirSync(disk.folder)).toEqual([]);
    expect(await everythingIn(database)).toEqual(before);
  });

  if (engine === "sqlite") {
    test("that can't be restored on a full disk leaves the database as it was", async (context) => {
      const disk = smallDisk(context);
      const [place, other] = [{ dataDir: disk.folder, databaseUrl: undefined }, await fresh()];
      const [database, large] = [await open(place), await open(other)];
      await fillTables(database);
      await storeMegabytes(large, 3);
      const file = join(newBackupFolder(), "file");
      await createBackup(other, { file, overwrite: false, now });
      const before = await everythingIn(database);
      await expect(restoreBackup(place, file, now)).rejects.toThrow(/^There is no room left on the disk of \S+\.$/);
      expect(await everythingIn(database)).toEqual(before);
      expect(readdirSync(disk.folder).filter((name) => !name.startsWith("peakworks.sqlite"))).toEqual([]);
    });

    test("without permission is one sentence, and nothing is changed", async () => {
      const place = await fresh();
      await (await open(place)).destroy();
      const folder = newBackupFolder();
      const file = join(folder, "file");
      await createBackup(place, { file, overwrite: false, now });
      const theirs = mkdtempSync(join(tmpdir(), "peakworks-"));
      const run = (dataDir: string, ...values: string[]) =>
        runBackup({ dataDir, databaseUrl: undefined }, values, { tmpdir: theirs, isBound: true });
      const bytes = readFileSync(sqliteFile(place.dataDir));
      chmodSync(place.dataDir, 0o000);
      const create = await run(place.dataDir, "create", join(theirs, "copy"));
      const into = await run(place.dataDir, "create");
      chmodSync(place.dataDir, 0o700);
      expect([create.code, create.said]).toEqual([1, `${sqliteFile(place.dataDir)} cannot be opened: its permissions forbid it.`]);
      expect([into.code, into.said]).toEqual([1, expect.stringMatching(/ cannot be opened: its permissions forbid it\.$/)]);
      chmodSync(folder, 0o755);
      chmodSync(file, 0o000);
      const restore = await run(join(theirs, "data"), "restore", file, "--yes");
      expect([restore.code, restore.said]).toEqual([1, `${file} cannot be opened: its permissions forbid it.`]);
      chmodSync(file, 0o644);
      chmodSync(place.dataDir, 0o500);
      const over = await run(place.dataDir, "restore", file, "--yes");
      chmodSync(place.dataDir, 0o700);
      expect([over.code, over.said]).toEqual([1, expect.stringMatching(/ cannot be (opened|written).*\.$/)]);
      expect(readFileSync(sqliteFile(place.dataDir))).toEqual(bytes);
      expect(readdirSync(theirs)).toEqual([]);
    });

    test.each([
      ["a trigger", "create trigger spy after insert on outbox begin delete from bookings; end", /has a trigger spy, which/],
      [
        "a trigger named like a table of ours",
        "create trigger migrations after insert on outbox begin select 1; end",
        /has a trigger migr/,
      ],
      ["a view", "create view calls as select * from bookings", /has a view calls, which/],
      ["a table", "create table more (id)", /has a table more, which/],
      ["a column", "alter table leads add column more text", /has a column leads\.more, which/],
      [
        "another text in a trigger of ours",
        "drop trigger blog_posts_deleted; create trigger blog_posts_deleted after delete on blog_posts begin delete from bookings; end",
        /has another trigger blog_posts_deleted than/,
      ],
      [
        "an index that allows two calls in a slot",
        "drop index one_active_booking_per_slot; create index one_active_booking_per_slot on bookings (selected_date)",
        /has another index one_active_booking_per_slot than/,
      ],
    ])("with %s that isn't ours can't be restored, and nothing is changed", async (_, change, sentence) => {
      const [place, other] = [await fresh(), await fresh()];
      const file = join(newBackupFolder(), "file");
      await runScript(await open(other), change);
      await createBackup(other, { file, overwrite: false, now });
      const database = await open(place);
      await fillTables(database);
      const before = await everythingIn(database);
      await expect(restoreBackup(place, file, now)).rejects.toThrow(sentence);
      expect(await everythingIn(database)).toEqual(before);
      expect(readdirSync(place.dataDir).filter((name) => !name.startsWith("peakworks.sqlite"))).toEqual([]);
    });

    test("of a damaged database is refused; an unreadable database is replaced and kept as is", async () => {
      const place = await withTables();
      const database = await open(place);
      await fillTables(database);
      const good = join(newBackupFolder(), "good");
      await createBackup(place, { file: good, overwrite: false, now });
      await database.destroy();
      const live = sqliteFile(place.dataDir);
      const damaged = readFileSync(live).fill(7, 8_192, 20_480);
      writeFileSync(live, damaged);
      const file = join(newBackupFolder(), "file");
      await expect(createBackup(place, { file, overwrite: false, now })).rejects.toThrow(/^\S+ is damaged.*\.$/);
      expect(readdirSync(join(file, "..", ".."))).toEqual([]);
      const first = await restoreBackup(place, good, now);
      expect(readFileSync(first.replaced ?? "").subarray(8_192, 20_480)).toEqual(damaged.subarray(8_192, 20_480));
      expect(await compareBackup(place, good)).toMatchObject({ inUse: { rows: { bookings: 1 } } });
      writeFileSync(live, "no database at all");
      const { code, printed } = await runBackup(place, ["restore", good]);
      expect([code, printed]).toEqual([2, expect.stringMatching(/^bookings +can't be read +1$/m)]);
      expect(printed).not.toContain("none");
      const { inUse, inFile } = await compareBackup(place, good);
      expect([inUse, inFile.rows.bookings]).toEqual([`${live} is damaged, or no database.`, 1]);
      const { replaced = "" } = await restoreBackup(place, good, new Date());
      expect(readFileSync(replaced, "utf8")).toBe("no database at all");
      expect(await listBookings(await open(place))).toHaveLength(1);
    });
  }

  if (engine === "postgres") {
    test("without a server is one sentence", async () => {
      const place = withDataDir({ dataDir: "", databaseUrl: "postgres://nobody@127.0.0.1:1/nothing" });
      const { code, said } = await runBackup(place, ["create"]);
      expect([code, said]).toEqual([1, "The database of DATABASE_URL cannot be reached (ECONNREFUSED)."]);
      expect(readdirSync(place.dataDir)).toEqual([]);
    });

    test("passes the password where nobody else on the machine can read it", async () => {
      const place = await withTables();
      await open(place);
      const url = new URL(place.databaseUrl ?? "");
      url.password = "s3cret word";
      const folder = mkdtempSync(join(tmpdir(), "peakworks-"));
      writeProgram(
        folder,
        "pg_dump",
        `echo "$@" > ${folder}/words; echo "$PGPASSWORD" > ${folder}/password; exec ${findProgram("pg_dump")} "$@"`,
      );
      const path = [folder, process.env.PATH].join(delimiter);
      const run = await runBackup({ ...place, databaseUrl: url.href }, ["create"], { path });
      expect(run).toMatchObject({ code: 0, said: "" });
      expect(readFileSync(join(folder, "password"), "utf8")).toBe("s3cret word\n");
      expect(readFileSync(join(folder, "words"), "utf8")).not.toMatch(/s3cret|127\.0\.0\.1/);
    });

    test("with missing rows is thrown away", async () => {
      const place = await fresh();
      await fillTables(await open(place));
      const folder = mkdtempSync(join(tmpdir(), "peakworks-"));
      writeProgram(folder, "pg_dump", `exec ${findProgram("pg_dump")} --exclude-table-data=bookings "$@"`);
      const { code, said } = await runBackup(place, ["create"], { path: [folder, process.env.PATH].join(delimiter) });
      expect([code, said]).toEqual([1, "The dump is not a complete Peakworks database: it has no table bookings."]);
      expect(readdirSync(place.dataDir)).toEqual([]);
    });

    test("by a pg_dump older than the server says which version is needed", async () => {
      const place = await withTables();
      await open(place);
      const folder = mkdtempSync(join(tmpdir(), "peakworks-"));
      const words =
        "pg_dump: error: aborting because of server version mismatch\npg_dump: detail: server version: 17.2 (Debian 17.2-1); pg_dump version: 15.8";
      writeProgram(folder, "pg_dump", `echo '${words}' >&2; exit 1`);
      const { code, said } = await runBackup(place, ["create"], { path: [folder, process.env.PATH].join(delimiter) });
      expect([code, said]).toEqual([
        1,
        "pg_dump 15.8 is older than the server, which is 17.2: install the client programs of that version.",
      ]);
      expect(readdirSync(place.dataDir)).toEqual([]);
    });

    test("of another program's database, or into one, is refused, and nothing is changed", async () => {
      const [place, foreign] = [await fresh(), await fresh()];
      const database = await open(place);
      const file = join(newBackupFolder(), "file");
      await createBackup(place, { file, overwrite: false, now });
      const theirs = openDatabase(foreign);
      await runScript(theirs, "create table leads (id integer); insert into leads values (1); create table orders (id integer);");
      await expect(restoreBackup(foreign, file, now)).rejects.toThrow("has tables of another program that are named like ours");
      expect(await everythingIn(theirs)).toEqual({ leads: [{ id: 1 }], orders: [] });
      const dump = join(newBackupFolder(), "theirs");
      mkdirSync(join(dump, ".."));
      for await (const _ of outputOf("pg_dump", ["--format=custom", `--file=${dump}`], environmentFor(foreign.databaseUrl ?? "")));
      await expect(restoreBackup(place, dump, now)).rejects.toThrow(/^\S+ is not a backup of a Peakworks database\.$/);
      await database.insertInto("migrations").values({ name: "998-newer", appliedAt: now.toISOString(), hash: "f" }).execute();
      await expect(restoreBackup(place, file, now)).rejects.toThrow("was made by a newer version of Peakworks, which added 998-newer");
      await theirs.destroy();
    });
  }
});

test("PostgreSQL's programs are found on PATH, or else the newest from Debian, or else named as missing", () => {
  const [path, debian] = ["path", "debian"].map(() => mkdtempSync(join(tmpdir(), "peakworks-"))) as [string, string];
  expect(() => findProgram("pg_dump", path, debian)).toThrow(
    "pg_dump is not installed: install PostgreSQL's client programs (on Debian: postgresql-client).",
  );
  for (const version of ["9", "15", "16"]) {
    mkdirSync(join(debian, version, "bin"), { recursive: true });
    writeProgram(join(debian, version, "bin"), "pg_dump", "");
  }
  expect(findProgram("pg_dump", path, debian)).toBe(join(debian, "16", "bin", "pg_dump"));
  writeProgram(path, "pg_dump", "");
  expect(findProgram("pg_dump", [debian, path].join(delimiter), debian)).toBe(join(path, "pg_dump"));
});

test("every part of a PostgreSQL URL is passed to its programs", () => {
  expect(environmentFor("postgres://sam%40ridge:p%3Aw@db.example:6000/peak%20works?sslmode=verify-full&sslrootcert=/ca.pem")).toMatchObject(
    {
      PGHOST: "db.example",
      PGPORT: "6000",
      PGUSER: "sam@ridge",
      PGPASSWORD: "p:w",
      PGDATABASE: "peak works",
      PGSSLMODE: "verify-full",
      PGSSLROOTCERT: "/ca.pem",
    },
  );
  expect(environmentFor("postgres:///peak?host=/var/run/postgresql")).toMatchObject({
    PGHOST: "/var/run/postgresql",
    PGDATABASE: "peak",
  });
});

function smallDisk(context: TestContext) {
  try {
    return mountSmallDisk(1);
  } catch (error) {
    if (error instanceof Skipped) context.skip(error.message);
    throw error;
  }
}

/** Random, so that no dump can compress them. */
async function storeMegabytes(database: Database, count: number) {
  const content = () => randomBytes(64 * 1024).toString("base64");
  await insertPosts(
    database,
    Array.from({ length: count * 12 }, (_, i) => ({ slug: `post-${i}`, content: content() })),
  );
}

function writeProgram(folder: string, name: string, text: string) {
  writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
}
