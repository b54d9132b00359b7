import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createBackup, restoreBackup } from "../../app/backups/backups.ts";
import { isPostgres, openDatabase, runScript } from "../../app/database/database.server.ts";
import { migrate } from "../../app/database/migrations.server.ts";
import { HOUR_MS } from "../../app/time/durations.ts";
import { cleanUp, Skipped } from "../faults/fault.ts";
import { mountSmallDisk } from "../faults/small-disk.ts";
import { newBackupFolder, withDataDir } from "../harness/backup-example.ts";
import { describeOnBothEngines, type Place } from "../harness/databases.ts";
import { peakworks } from "../harness/peakworks.ts";
import { LIVE, openSite } from "../harness/site.ts";

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

const READ_ONLY = {
  sqlite: "create trigger read_only before insert on jobs begin select raise(abort, 'read-only'); end",
  postgres: `create function read_only() returns trigger language plpgsql as $$ begin raise 'read-only'; end $$;
    create trigger read_only before insert on jobs for each row execute function read_only()`,
};
