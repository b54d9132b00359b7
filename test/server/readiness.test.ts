import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createBackup, restoreBackup } from "../../app/backups/backups.ts";
import { isPostgres, openDatabase, runScript } from "../../app/database/database.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import { versionOf } from "../../app/site/version.ts";
import { HOUR_MS } from "../../app/time/durations.ts";
import { watchForwarded } from "../../server/forwarded.ts";
import { cleanUp, Skipped } from "../faults/fault.ts";
import { mountSmallDisk } from "../faults/small-disk.ts";
import { newBackupFolder, withDataDir } from "../harness/backup-example.ts";
import { describeOnBothEngines, type Place } from "../harness/databases.ts";
import { peakworks } from "../harness/peakworks.ts";
import { killAll, listening, start } from "../harness/server-process.ts";
import { LIVE, openSite, openSiteWithTables } from "../harness/site.ts";
import { folderOfStartedSite } from "../harness/tables.ts";

const now = new Date("2026-11-16T12:00:00Z");

describeOnBothEngines("readiness", ({ newPlace, open }) => {
  const ready = async (place: Place, moment = now) => {
    const database = await open(place);
    const site = openSite({ database, now: () => moment, env: { ...LIVE, DATA_DIR: place.dataDir } });
    return (await (await site.get("/health/ready")).text()).split("\n").slice(0, -1);
  };

  test("says that a database which can be read can't be written", async () => {
    const place = withDataDir(await newPlace());
    const database = await open(place);
    expect(await ready(place)).toEqual(["ready"]);
    await runScript(database, isPostgres(database) ? READ_ONLY.postgres : READ_ONLY.sqlite);
    expect(await ready(place)).toEqual(["degraded", "- the database can't be written, so bookings are refused"]);
  });

  test("says that a backup's file is gone, or that the nightly one wasn't made", async () => {
    const place = withDataDir(await newPlace());
    await open(place);
    const { file } = await createBackup(place, { file: undefined, overwrite: false, now, keep: 14 });
    expect(await ready(place)).toEqual(["ready"]);
    expect(await ready(place, new Date(now.getTime() + 51 * HOUR_MS))).toEqual([
      "degraded",
      "- the nightly backup wasn't made: ./peakworks doctor",
    ]);
    rmSync(file);
    expect(await ready(place)).toEqual(["degraded", "- the last backup's file is gone: ./peakworks doctor"]);
    expect((await peakworks(place, ["doctor"])).stdout).toMatch(/warn +backup .* old, but its file is gone: \S+\.(sqlite|dump)/);
  });

  test("a backup from while the clock was ahead hides neither those after it nor that none was made since", async () => {
    const place = withDataDir(await newPlace());
    await open(place);
    const back = (moment: Date) => createBackup(place, { file: undefined, overwrite: false, now: moment, keep: 14 });
    const late = ["degraded", "- the nightly backup wasn't made: ./peakworks doctor"];
    await back(new Date("2037-01-01T03:00:00Z"));
    expect(await ready(place)).toEqual(late);
    expect((await peakworks(place, ["doctor"])).stdout).toMatch(/warn +backup +the last one is dated in the future/);
    await back(now);
    expect(await ready(place)).toEqual(["ready"]);
    expect(await ready(place, new Date(now.getTime() + 51 * HOUR_MS))).toEqual(late);
    await back(new Date("2038-01-01T03:00:00Z"));
    expect(await ready(place)).toEqual(["ready"]);
    expect(await ready(place, new Date(now.getTime() + 51 * HOUR_MS))).toEqual(late);
  });

  test("a restored database knows the backup it came from, wherever it is", async () => {
    const place = withDataDir(await newPlace());
    await open(place);
    const { file } = await createBackup(place, { file: join(newBackupFolder(), "elsewhere"), overwrite: false, now: new Date() });
    await restoreBackup(place, file, new Date());
    expect((await peakworks(place, ["doctor"])).stdout).toMatch(/ok +backup +the last one is less than an hour old/);
    // A backup that was made every night is still missed after a restore.
    const nightly = await createBackup(place, { file: join(newBackupFolder(), "nightly"), overwrite: false, now: new Date(), keep: 14 });
    await createBackup(place, { file: join(newBackupFolder(), "one more"), overwrite: false, now: new Date() });
    await restoreBackup(place, nightly.file, new Date());
    await createBackup(place, { file: join(newBackupFolder(), "by hand"), overwrite: false, now: new Date() });
    expect(await ready(place, new Date(Date.now() + 51 * HOUR_MS))).toContain("- the nightly backup wasn't made: ./peakworks doctor");
  });
});

test("readiness says that the disk is full", async ({ skip }) => {
  try {
    const disk = mountSmallDisk(30);
    const database = openDatabase({ dataDir: disk.folder, databaseUrl: undefined });
    await migrate(database, now);
    const site = openSite({ database, env: { DATA_DIR: disk.folder } });
    disk.fill();
    expect(await (await site.get("/health/ready")).text()).toMatch(/^degraded\n(- .*\n)*- the disk of DATA_DIR is full: 0 MB left/);
    await database.destroy();
  } catch (error) {
    if (error instanceof Skipped) skip(error.message);
    throw error;
  } finally {
    await cleanUp();
  }
});

const readiness = async (env: Record<string, string>) => {
  const answer = await (await openSiteWithTables({ env })).get("/health/ready");
  return { status: answer.status, lines: (await answer.text()).split("\n") };
};

test("a configured site reports ready and its version", async () => {
  expect(await readiness(LIVE)).toEqual({ status: 200, lines: ["ready", "version 0 (test)"] });
});

test("a public site without a mail server or with example addresses serves visitors and reports what is wrong", async () => {
  const { status, lines } = await readiness({ ...LIVE, SMTP_URL: "", PRIVACY_EMAIL: "" });
  expect(status).toBe(200);
  expect(lines).toEqual([
    "degraded",
    "- CONTACT_EMAIL or PRIVACY_EMAIL is still the example address, which nobody reads",
    "- SMTP_URL isn't set, so no email is sent: each becomes a file in DATA_DIR/mail",
    "version 0 (test)",
  ]);
});

test("the readiness check doesn't report these on localhost", async () => {
  expect((await readiness({ SITE_URL: "http://localhost:3000" })).lines[0]).toBe("ready");
});

test("forwarded IP addresses are reported only from a private network, once, and not if the proxy is trusted", () => {
  const seen: string[] = [];
  const from = (remoteAddress: string, headers: object) => ({ headers, socket: { remoteAddress } }) as never;
  const forwarded = { "x-forwarded-for": "203.0.113.9" };
  const proxy = watchForwarded(false, () => seen.push("off"));
  proxy.watch(from("127.0.0.1", {}));
  proxy.watch(from("203.0.113.7", forwarded));
  proxy.watch(from("2001:db8::1", forwarded));
  expect(proxy.isSeen()).toBe(false);
  proxy.watch(from("::ffff:10.0.0.2", forwarded));
  proxy.watch(from("127.0.0.1", forwarded));
  expect([proxy.isSeen(), seen]).toEqual([true, ["off"]]);
  const trusting = watchForwarded(true, () => seen.push("on"));
  trusting.watch(from("127.0.0.1", forwarded));
  expect([trusting.isSeen(), seen]).toEqual([false, ["off"]]);
});

test("startup logs its version and its warnings, and an unconfigured proxy", async () => {
  const { dataDir } = await folderOfStartedSite();
  const child = start({ SITE_URL: "https://www.ridge.example", LOG_LEVEL: "info", DATA_DIR: dataDir });
  const { port, printed } = await listening(child);
  const ask = (headers = {}) => fetch(`http://127.0.0.1:${port}/health/ready`, { headers }).then((answer) => answer.text());
  expect(await ask()).not.toContain("TRUST_PROXY");
  await ask({ "x-forwarded-for": "203.0.113.9" });
  expect(await ask()).toContain("- forwarded addresses arrive but TRUST_PROXY is off, so all visitors share one rate limit\n");
  const { version, commit } = versionOf();
  expect(await ask()).toMatch(new RegExp(`\nversion ${version} \\(${commit}\\)$`));
  await expect.poll(printed).toContain("TRUST_PROXY is off");
  const lines = printed()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
  expect(lines[0]).toMatchObject({ msg: "starting", version, commit });
  expect(lines.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining([
      "CONTACT_EMAIL or PRIVACY_EMAIL is still the example address, which nobody reads",
      "SMTP_URL isn't set, so no email is sent: each becomes a file in DATA_DIR/mail",
      "forwarded addresses arrive but TRUST_PROXY is off, so all visitors share one rate limit",
    ]),
  );
  expect(printed()).not.toContain("203.0.113.9");
  killAll();
});

const READ_ONLY = {
  sqlite: "create trigger read_only before insert on jobs begin select raise(abort, 'read-only'); end",
  postgres: `create function read_only() returns trigger language plpgsql as $$ begin raise 'read-only'; end $$;
    create trigger read_only before insert on jobs for each row execute function read_only()`,
};
