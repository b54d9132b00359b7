import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createBackup, restoreBackup } from "../../app/backups/backups.ts";
import { listBookings } from "../../app/booking/data/call-lists.server.ts";
import { openDatabase, sqliteFile } from "../../app/database/database.server.ts";
import { cleanUp } from "../faults/fault.ts";
import { startSite } from "../faults/running-site.ts";
import { allSlots, bookingOf } from "../faults/visitors.ts";
import { newBackupFolder } from "../harness/backup-example.ts";

afterEach(cleanUp);

// What happens to bookings while a file is replaced is in faults/restore.ts.
test("a restore next to a log that was left behind doesn't bring the old rows back", async () => {
  const { site, place, file, slot, other } = await startWithBackup();
  expect((await site.ask(bookingOf(slot))).status).toBe(201);
  renameSync(sqliteFile(place.dataDir), join(place.dataDir, "bad.sqlite"));
  await restoreBackup(place, file, new Date());
  const booked = await site.ask(bookingOf(other));
  const database = openDatabase(place);
  expect((await listBookings(database)).map(({ id }) => id)).toEqual([JSON.parse(booked.body).data.id]);
  await database.destroy();
});

test("while the file is gone nothing is taken, and once one is back the site goes on", async () => {
  const { site, place, file, slot, other } = await startWithBackup();
  for (const companion of ["", "-wal", "-shm"]) rmSync(sqliteFile(place.dataDir) + companion);
  expect((await site.ask(bookingOf(slot))).status).toBe(503);
  expect((await site.ask({ path: "/health/ready" })).body).toMatch(/^degraded\n(- .*\n)*- the database is away\n/);
  await restoreBackup(place, file, new Date());
  const booked = await site.ask(bookingOf(other));
  expect(booked.status).toBe(201);
  const database = openDatabase(place);
  expect((await listBookings(database)).map(({ id }) => id)).toEqual([JSON.parse(booked.body).data.id]);
  await database.destroy();
});

async function startWithBackup() {
  const site = await startSite();
  const place = { dataDir: site.dataDir, databaseUrl: undefined };
  const [slot, other] = allSlots();
  if (!slot || !other) throw new Error("There are no slots.");
  const file = join(newBackupFolder(), "file");
  await createBackup(place, { file, overwrite: false, now: new Date() });
  return { site, place, file, slot, other };
}
