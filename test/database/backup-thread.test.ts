import { readdirSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { createBackup } from "../../app/backups/backups.ts";
import { backupFiles } from "../../app/backups/last-backup.ts";
import { readInThread } from "../../app/backups/read-in-thread.ts";
import { sqliteFile } from "../../app/database/database.server.ts";
import { backUpNow } from "../../app/desk/data/backups.server.ts";
import { deleteDaily } from "../../app/privacy/data/daily-deletion.server.ts";
import { DAY_MS, HOUR_MS } from "../../app/time/durations.ts";
import { settings } from "../harness/booking-example.ts";
import { describeOnSqlite } from "../harness/databases.ts";

const now = new Date("2026-11-16T12:00:00Z");

afterEach(() => void vi.useRealTimers().restoreAllMocks());

describeOnSqlite("a backup that the running site makes", ({ newPlace, open }) => {
  /** What this thread, which serves visitors, asked of SQLite beside its own queries. */
  const asked = () => {
    const prepare = vi.spyOn(DatabaseSync.prototype, "prepare");
    return () => prepare.mock.calls.map(([text]) => text);
  };

  test("is read through in a thread of its own: at the desk, and at night in place of one that's too old", async () => {
    const place = await newPlace();
    const database = await open(place);
    const old = new Date(now.getTime() - 400 * DAY_MS);
    const context = (moment: Date) => ({ now: moment, settings: { ...settings, ...place } });
    const inThisThread = asked();
    expect(await backUpNow(database, "owner@ridge.example", context(old))).toBe("made");
    await deleteDaily({ database, log: pino({ level: "silent" }), ...context(now) });
    expect(backupFiles(place.dataDir).map(({ madeAt }) => madeAt)).toEqual([now]);
    expect(inThisThread()).not.toContain("pragma integrity_check");
    await createBackup(place, { file: undefined, overwrite: false, now: new Date(now.getTime() + DAY_MS) });
    expect(inThisThread()).toContain("pragma integrity_check");
  });

  test("is given up, and leaves nothing, when reading it takes too long or the site stops", async () => {
    const place = await newPlace();
    await open(place);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const reading = readInThread(sqliteFile(place.dataDir), "The copy");
    vi.advanceTimersByTime(HOUR_MS);
    await expect(reading).rejects.toThrow("The copy takes too long to read.");
    vi.useRealTimers();
    const made = createBackup(place, { file: undefined, overwrite: false, now, inThread: true, signal: AbortSignal.abort() });
    await expect(made).rejects.toThrow(/ was not read to its end: the site was stopped\.$/);
    expect(readdirSync(place.dataDir)).not.toContain("backups");
  });

  test("is refused with its sentence, and leaves nothing, if a row of it refers to none", async () => {
    const place = await newPlace();
    const database = await open(place);
    const sqlite = new DatabaseSync(sqliteFile(place.dataDir), { enableForeignKeyConstraints: false });
    sqlite.exec("insert into outcome_links (token_hash, booking_id, expires_at) values ('a', 'nobody', '2026-11-16')");
    sqlite.close();
    await expect(backUpNow(database, "owner@ridge.example", { now, settings: place })).rejects.toThrow(
      /is damaged: outcome_links refers to a row that is not there\.$/,
    );
    expect(backupFiles(place.dataDir)).toEqual([]);
  });
});
