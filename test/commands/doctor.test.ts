import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { requestBooking } from "../../app/booking/data/requests/request-booking.server.ts";
import { openDatabase } from "../../app/database/database.server.ts";
import { noteDone } from "../../app/database/jobs.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import { checkQueuedPosts } from "../../app/doctor/queued-posts.ts";
import { HOUR_MS } from "../../app/time/durations.ts";
import { now, request, settings } from "../harness/booking-example.ts";
import { describeOnBothEngines, newFolder, type Place } from "../harness/databases.ts";
import { peakworks } from "../harness/peakworks.ts";
import { insertPosts } from "../harness/post-example.ts";
import { fillTables } from "../harness/row-examples.ts";
import { killAll, listening, start } from "../harness/server-process.ts";
import { LIVE } from "../harness/site.ts";
import { startSmtp } from "../harness/smtp.ts";
import { folderOfStartedSite } from "../harness/tables.ts";

const smtp = await startSmtp();
const login = smtp.url.replace("smtp://", "smtp://mail:right@");
afterAll(smtp.stop);
afterEach(killAll);
beforeEach(() => {
  smtp.received.length = 0;
});

/** Nothing listens there. */
const SITE_URL = "https://127.0.0.1:1";
const WELL = {
  POSTAL_ADDRESS: "1 Ridge Road",
  ...LIVE,
  SITE_URL,
  SMTP_URL: login,
  HOLIDAYS: "us",
  SECRET: "a secret of the tests, long enough",
};

/** The table's lines as 'state name'. */
async function doctor(place: Place, env: Record<string, string>, ...words: string[]) {
  const { code, stdout, stderr } = await peakworks(place, ["doctor", ...words], env);
  const states = [...stdout.matchAll(/^(ok|warn|fail) +(\S+( site)?) /gm)].map(([, state, name]) => `${state} ${name}`);
  return { code, stdout, stderr, states };
}

test("a configured site is healthy on its machine, and reported once it shows to be behind an unconfigured proxy", async () => {
  const place = await folderOfStartedSite();
  const { port } = await listening(start({ ...WELL, DATA_DIR: place.dataDir }));
  expect((await peakworks(place, ["backup", "create"])).code).toBe(0);
  const { code, stdout, states } = await doctor(place, { ...WELL, PORT: String(port) });
  const names = [
    "settings",
    "SITE_URL",
    "addresses",
    "SECRET",
    "proxy",
    "follow-ups",
    "studio",
    "clock",
    "DATA_DIR",
    "disk",
    "database",
    "schema",
    "outbox",
    "requests",
    "holidays",
    "posts",
    "backup",
    "email",
  ];
  expect(states).toEqual([...[...names, "running site"].map((name) => `${name === "studio" ? "warn" : "ok"} ${name}`), "fail public site"]);
  expect(code).toBe(1);
  expect(stdout).not.toMatch(/right|a secret of/);
  expect(smtp.received).toEqual([]);
  await fetch(`http://127.0.0.1:${port}/`, { headers: { "x-forwarded-for": "203.0.113.9" } });
  const forwarded = await doctor(place, { ...WELL, PORT: String(port) });
  expect(forwarded.states).toContain("warn running site");
  expect(forwarded.stdout).toContain("forwarded addresses arrive but TRUST_PROXY is off");
});

test("every problem is listed with its fix, and nothing is created or sent", async () => {
  const place = { dataDir: join((await newFolder()).dataDir, "missing"), databaseUrl: undefined };
  const { code, stdout, states } = await doctor(place, { SITE_URL, TRUST_PROXY: "on", PORT: "1" });
  expect(code).toBe(1);
  expect(states).toEqual([
    "ok settings",
    "ok SITE_URL",
    "warn addresses",
    "ok SECRET",
    "warn proxy",
    "warn follow-ups",
    "warn studio",
    "ok clock",
    "fail DATA_DIR",
    "fail email",
    "warn running site",
    "fail public site",
  ]);
  expect(stdout.match(/→/g)).toHaveLength(8);
});

test("a bad setting gets the same sentence as at startup", async () => {
  const { code, stderr } = await doctor(await newFolder(), { PORT: "abc" });
  expect([code, stderr]).toEqual([1, 'PORT must be a number from 0 to 65535, not "abc".\n']);
});

test("email: a refused login, a server that is down, a test email", async () => {
  const place = await newFolder();
  const wrong = await doctor(place, { ...WELL, SMTP_URL: smtp.url.replace("smtp://", "smtp://mail:hunter2@") });
  expect(wrong.code).toBe(1);
  expect(wrong.stdout).toMatch(/fail +email +127\.0\.0\.1:\d+: the user name or password is refused/);
  expect(wrong.stdout).not.toContain("hunter2");
  expect((await doctor(place, { ...WELL, SMTP_URL: "smtp://127.0.0.1:1" })).stdout).toMatch(/fail +email +127\.0\.0\.1:1: no connection/);
  const { stdout } = await doctor(place, { ...WELL, MAIL_FROM: "noreply@ridge.example" }, "--send", "you@ridge.example");
  expect(stdout).toMatch(/ok +email .* took a test email to you@ridge\.example/);
  expect(smtp.received).toMatchObject([{ recipients: ["you@ridge.example"] }]);
  expect(smtp.received[0]?.raw).toMatch(/^Reply-To: Peakworks <hello@ridge\.example>/m);
  for (const words of [["--send"], ["you@ridge.example"], ["--send", "you"]]) expect((await doctor(place, WELL, ...words)).code).toBe(2);
});

test("a store from a newer or older version is reported", async () => {
  const place = await newFolder();
  const database = openDatabase(place);
  await database.schema.createTable("migrations").addColumn("name", "text").execute();
  expect((await doctor(place, WELL)).stdout).toMatch(/fail +database .*holds no data of this site/);
  await database
    .insertInto("migrations")
    .values({ name: "001-bookings" } as never)
    .execute();
  expect((await doctor(place, WELL)).stdout).toMatch(/fail +database .*older than this version/);
  await database.destroy();
  writeFileSync(join(place.dataDir, "peakworks.sqlite"), "no database at all".repeat(100));
  expect((await doctor(place, WELL)).stdout).toMatch(/fail +database .*it isn't a database/);
});

test("damage to a single table is found", async () => {
  const place = await newFolder();
  const database = openDatabase(place);
  await migrate(database, now);
  await fillTables(database);
  await database.destroy();
  const file = join(place.dataDir, "peakworks.sqlite");
  const sqlite = new DatabaseSync(file);
  const { rootpage } = sqlite.prepare("select rootpage from sqlite_master where name = 'leads'").get() as { rootpage: number };
  const { page_size: size } = sqlite.prepare("pragma page_size").get() as { page_size: number };
  sqlite.close();
  writeFileSync(file, readFileSync(file).fill(7, (rootpage - 1) * size, rootpage * size));
  const { code, stdout } = await doctor(place, WELL);
  expect([code, stdout]).toEqual([1, expect.stringMatching(/fail +database .*is damaged: .*\n +→ \.\/peakworks backup restore FILE/)]);
});

describeOnBothEngines("doctor", ({ engine, newPlace, open }) => {
  test("abandoned emails, an old backup and a newer database are reported", async () => {
    const place = {
      ...(await newFolder()),
      ...(await newPlace().then(({ databaseUrl, dataDir }) => ({ databaseUrl, ...(dataDir && { dataDir }) }))),
    };
    const database = await open(place);
    await requestBooking(database, request, { now, settings });
    expect((await doctor(place, WELL)).states).toContain("ok outbox");
    await database.updateTable("outbox").set({ dead: true }).where("kind", "<>", "nudge").execute();
    expect((await doctor(place, WELL)).stdout).toMatch(/warn +outbox +2 emails were given up/);
    expect((await doctor(place, WELL)).states).toContain("warn backup");
    await noteDone(database, "backup", new Date(Date.now() - 27 * HOUR_MS));
    expect((await doctor(place, WELL)).stdout).toMatch(/warn +backup +the last one is 27 hours old/);
    await database.insertInto("migrations").values({ name: "999-future", appliedAt: now.toISOString() }).execute();
    expect((await doctor(place, WELL)).stdout).toMatch(/warn +schema +999-future is from a newer version/);
  });

  // Other tests run the queries of what follows on both engines.
  if (engine === "postgres") return;

  test("hours of the owner's own get a line about those that search engines read, and the usual ones get none", async () => {
    const place = {
      ...(await newFolder()),
      ...(await newPlace().then(({ databaseUrl, dataDir }) => ({ databaseUrl, ...(dataDir && { dataDir }) }))),
    };
    expect((await doctor(place, WELL)).states).not.toContain("ok hours");
    expect((await doctor(place, { ...WELL, WORK_HOURS: "Mon-Fri 9:00-17:00" })).states).not.toContain("ok hours");
    expect((await doctor(place, { ...WELL, WORK_HOURS: "Tue-Thu 18:00-21:00" })).stdout).toMatch(
      /ok +hours +you set your own; search engines are still told Mon-Fri 9:00-17:00/,
    );
  });

  test("a queue that ends within a week is reported, with its last day and what to do", async () => {
    const place = await newPlace();
    const database = await open(place);
    const at = (day: number) => new Date(Date.UTC(2026, 10, day, 14));
    const found = (now: Date) => checkQueuedPosts(database, { timeZone: "America/New_York" }, now);
    expect(await found(at(1))).toMatchObject({ state: "warn", says: "none is queued" });
    await insertPosts(
      database,
      Array.from({ length: 8 }, (_, i) => ({ slug: `post-${i}`, publishedAt: at(20 + i) })),
    );
    expect(await found(at(20))).toEqual({ state: "ok", name: "posts", says: "7 are queued, the last for November 27, 2026" });
    expect(await found(at(21))).toMatchObject({ state: "warn", says: "6 are queued, the last for November 27, 2026" });
    expect((await found(at(21))).fix).toContain("./peakworks posts add FILE.md --queue");
    expect(await found(at(26))).toMatchObject({ state: "warn", says: "1 is queued, for November 27, 2026" });
    expect(await found(at(27))).toMatchObject({ state: "warn", says: "none is queued; the newest is from November 27, 2026" });
  });
});
