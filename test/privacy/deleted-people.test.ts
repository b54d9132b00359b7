import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { compareBackup, createBackup, restoreBackup } from "../../app/backups/backups.ts";
import { openDatabase } from "../../app/database/database.server.ts";
import { reserveEmail } from "../../app/forms/email-limit.server.ts";
import { askToSubscribe } from "../../app/newsletter/data/subscribe.server.ts";
import { deleteDaily } from "../../app/privacy/data/daily-deletion.server.ts";
import { DAY_MS } from "../../app/time/durations.ts";
import { newBackupFolder, withDataDir } from "../harness/backup-example.ts";
import { request } from "../harness/booking-example.ts";
import { describeOnBothEngines, type Place } from "../harness/databases.ts";
import { lead } from "../harness/lead-example.ts";
import { peakworks } from "../harness/peakworks.ts";
import { following } from "../harness/people-example.ts";
import { killAll, listening, start } from "../harness/server-process.ts";
import { folderOfStartedSite } from "../harness/tables.ts";

afterEach(killAll);

const PERSON = "gone.person@vanish.example";
const remove = (place: Place) => peakworks(place, ["privacy", "delete", PERSON, "--yes"]);

test("a deleted person is in no file that a running site writes, replaced databases included", { timeout: 120_000 }, async () => {
  const place = await folderOfStartedSite();
  const { dataDir } = place;
  const { port } = await listening(start({ DATA_DIR: dataDir, RATE_LIMIT: "off" }));
  const say = async (path: string, body: object) =>
    (await fetch(`http://127.0.0.1:${port}/api/${path}`, { method: "POST", body: JSON.stringify({ ...body, email: PERSON }) })).status;
  const { data } = await (await fetch(`http://127.0.0.1:${port}/api/availability`)).json();
  const selectedDate = data.days[3].date;
  expect([
    await say("send-booking-notification", { ...request, selectedDate }),
    await say("leads", lead),
    await say("newsletter", {}),
  ]).toEqual([201, 201, 201]);
  // Twice replaced: by a restore over a healthy file, and over one that can't be read.
  const file = join(newBackupFolder(), "file");
  await createBackup(place, { file, overwrite: false, now: new Date() });
  await restoreBackup(place, file, new Date());
  writeFileSync(join(dataDir, "peakworks-replaced-2026-11-16T12-00-00-000Z.sqlite"), `no database at all ${PERSON}`);
  await fetch(`http://127.0.0.1:${port}/contact`);
  expect(filesWith(dataDir)).not.toEqual([]);

  const { code, stderr } = await remove(place);
  expect([code, stderr]).toEqual([0, expect.stringMatching(/^Deleted: 1 booking, 1 lead, 1 subscription, 1 person, \d+ emails\.\n/)]);
  expect(stderr).toMatch(/Deleted whole, because it can't be read any more: \S+12-00-00-000Z\.sqlite\n/);
  // An email that was on its way meanwhile takes its own file back.
  await expect.poll(() => filesWith(dataDir)).toEqual([]);
});

describeOnBothEngines("a deleted person", ({ newPlace, open }) => {
  async function opened() {
    const place = withDataDir(await newPlace());
    const database = await open(place);
    const at = (days: number) => new Date(Date.now() - days * DAY_MS);
    const names = () => readdirSync(join(place.dataDir, "backups"));
    const night = async (settings = place, now = new Date()) => {
      const lines: Record<string, unknown>[] = [];
      const log = pino({ base: undefined, timestamp: false }, { write: (line: string) => lines.push(JSON.parse(line)) });
      await deleteDaily({ database, now, log, settings: { timeZone: "America/New_York", busyCalendars: [], ...settings } });
      return lines;
    };
    return { place, database, at, names, night };
  }

  test("is told which backups still hold them, and until when", async () => {
    const place = withDataDir(await newPlace());
    await open(place);
    const at = (days: number) => new Date(Date.now() - days * DAY_MS);
    const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
    const saidBy = async () => [...(await remove(place)).stderr.matchAll(/^Still in .*?(\S+)\.$/gm)].map(([, said]) => said);
    await createBackup(place, { file: undefined, overwrite: false, now: at(3) });
    expect(await saidBy()).toEqual([day(12)]);
    await createBackup(place, { file: undefined, overwrite: false, now: at(2) });
    expect(await saidBy()).toEqual([day(12), day(13)]);
    await createBackup(place, { file: undefined, overwrite: false, now: at(1), keep: 5 });
    expect(await saidBy()).toEqual([day(3), day(4), day(5)]);
  });

  test("isn't in backups older than two weeks: the night replaces the last one", async () => {
    const { place, database, at, names, night } = await opened();
    await askToSubscribe(database, PERSON, { now: at(20), settings: { ...following, ...place } });
    for (const days of [20, 16]) await createBackup(place, { file: undefined, overwrite: false, now: at(days) });
    const old = names();
    expect(await readersIn(place, old[1])).toBe(1);
    expect((await remove(place)).code).toBe(0);
    // Deleting has taken the older one already.
    expect(await night()).toEqual([expect.objectContaining({ files: 1, msg: "old records deleted" })]);
    expect(names()).toHaveLength(1);
    expect(old).not.toContain(names()[0]);
    expect(await readersIn(place, names()[0])).toBe(0);
  });

  test("isn't in one dated in the future: a night makes another, and takes it once that's a day old", async () => {
    const { place, at, names, night } = await opened();
    const make = (now: Date) => createBackup(place, { file: undefined, overwrite: false, now });
    await make(at(-400));
    const [ahead] = names();
    expect((await remove(place)).stderr).toContain(`which is deleted by ${at(-2).toISOString().slice(0, 10)}.`);
    // Deleting a person leaves the only one.
    expect(names()).toEqual([ahead]);
    await night();
    expect(names()).toEqual([expect.any(String), ahead]);
    await night(place, at(-1.1));
    expect(names()).toEqual([expect.not.stringMatching(ahead ?? "")]);
  });

  test("is replaced by the night if all that's real is old, whatever is dated in the future", async () => {
    const { place, at, names, night } = await opened();
    for (const days of [20, 16, -400]) await createBackup(place, { file: undefined, overwrite: false, now: at(days) });
    const old = names();
    await night();
    expect(names()).toHaveLength(1);
    expect(old).not.toContain(names()[0]);
  });

  test("may be in younger ones, which stay and of which none is made", async () => {
    const { place, at, names, night } = await opened();
    for (const days of [16, 13, 1]) await createBackup(place, { file: undefined, overwrite: false, now: at(days) });
    const [, ...young] = names();
    await night();
    expect(names()).toEqual(young);
  });

  test("stays in the last backup only if no new one can be made, and the log says so", async () => {
    const { place, at, names, night } = await opened();
    for (const days of [20, 16]) await createBackup(place, { file: undefined, overwrite: false, now: at(days) });
    const [, newest] = names();
    const lines = await night({ ...place, databaseUrl: "postgres://test@127.0.0.1:1/nowhere" });
    expect(lines).toMatchObject([{ msg: "the last backup is too old to keep, and no new one could be made" }, { files: 1 }]);
    expect(names()).toEqual([newest]);
  });

  test("isn't in the codes that count a mailbox's emails, whichever secret and spelling made them", async () => {
    const { place, database } = await opened();
    const [secret, before] = ["secret-of-the-tests-long-enough-now", "secret-of-the-tests-that-was-before"];
    const count = (address: string, by: string) =>
      reserveEmail(database, address, { now: new Date(), settings: { secret: by, oldSecrets: [], rateLimit: true } }, "other");
    await count("Gone.Person+x@vanish.example", secret);
    await count(PERSON, before);
    await count("other@vanish.example", secret);
    const { code } = await peakworks(place, ["privacy", "delete", PERSON, "--yes"], { SECRET: secret, OLD_SECRETS: before });
    expect(code).toBe(0);
    expect(await database.selectFrom("recipientEmails").select("recipient").execute()).toHaveLength(1);
  });

  test("isn't in a replaced database, and that one is gone after two weeks", async () => {
    const place = withDataDir(await newPlace());
    const database = await open(place);
    const file = join(newBackupFolder(), "file");
    await createBackup(place, { file, overwrite: false, now: new Date() });
    await sql`insert into subscribers (id, email, status, asked_at) values ('00000000-0000-4000-8000-000000000003', ${PERSON}, 'pending', ${new Date().toISOString()})`.execute(
      database,
    );
    const { replaced = "" } = await restoreBackup(place, file, new Date());
    const isThere = async () => (place.databaseUrl ? inSchema(place, replaced) : readFileSync(replaced).includes(PERSON));
    expect(await isThere()).toBe(true);
    expect((await remove(place)).code).toBe(0);
    expect(await isThere()).toBe(false);

    const { replaced: old = "" } = await restoreBackup(place, file, new Date(Date.now() - 15 * DAY_MS));
    // As DATA_DIR may be written by hand.
    const relativePlace = { ...place, dataDir: `${relative(".", place.dataDir)}/` };
    expect((await peakworks(relativePlace, ["retention"])).code).toBe(0);
    const left = place.databaseUrl ? await schemas(place) : readdirSync(place.dataDir).map((name) => join(place.dataDir, name));
    expect([left.includes(replaced.replace("schema ", "")), left.includes(old.replace("schema ", ""))]).toEqual([true, false]);
  });
});

async function readersIn(place: Place, name = "") {
  const { inFile } = await compareBackup(place, join(place.dataDir, "backups", name));
  return inFile.rows.subscribers;
}

/** The files below a folder that hold the person's address in any of the ways we write it. */
function filesWith(folder: string): string[] {
  const forms = [PERSON, "vanish.example", PERSON.replace("@", "=40")];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
    .filter((name) => forms.some((form) => contentOf(join(folder, name)).includes(form)));
}

/** The site draws pictures meanwhile: a file that is being written gets another name once it's whole. */
function contentOf(path: string) {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

async function schemas(place: Place) {
  const database = openDatabase(place);
  const { rows } = await sql<{ name: string }>`select nspname as name from pg_namespace`.execute(database);
  await database.destroy();
  return rows.map(({ name }) => name);
}

async function inSchema(place: Place, kept: string) {
  const database = openDatabase(place);
  const { rows } = await sql`select 1 from ${sql.id(kept.replace("schema ", ""), "subscribers")} where email = ${PERSON}`.execute(database);
  await database.destroy();
  return rows.length > 0;
}
