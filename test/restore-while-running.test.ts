import { closeSync, existsSync, openSync, readdirSync, readlinkSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, test } from "vitest";
import { sqliteFile } from "../app/data/database/database.server.ts";
import { createBackup } from "../commands/backups/backups.ts";
import { newBackupFolder, runBackup } from "./harness/backup-example.ts";
import { now, request } from "./harness/booking-example.ts";
import { newFolder } from "./harness/databases.ts";
import { killAll, listening, start } from "./harness/server-process.ts";

afterEach(killAll);

const PAGE = 4_096;

/** What may have happened to the file that a restore replaces, while two processes have it open. */
const STATES: [string, (live: string) => void][] = [
  ["healthy", () => {}],
  ["damaged", (live) => overwrite(live, 12 * PAGE, 4 * PAGE)],
  ["unreadable", (live) => overwrite(live, 0, 40 * PAGE)],
];

test.each(STATES)(
  "a restore over a %s database loses nothing that two running processes said is in",
  { timeout: 120_000 },
  async (_, harm) => {
    const { dataDir } = await newFolder();
    const first = await startOn(dataDir);
    expect((await first.book()).status).toBe(201);
    const file = join(newBackupFolder(), "file");
    await createBackup({ dataDir, databaseUrl: undefined }, { file, overwrite: false, now });
    const second = await startOn(dataDir);
    harm(sqliteFile(dataDir));

    // Both are asked without a pause before, during and after the restore.
    let isOver = false;
    const keepAsking = async ({ book }: Running) => {
      const answers: Answer[] = [];
      while (!isOver) answers.push(await book());
      return answers;
    };
    const stream = Promise.all([keepAsking(first), keepAsking(second)]);
    const restored = await runBackup({ dataDir, databaseUrl: undefined }, ["restore", file, "--yes"]);
    expect(restored).toMatchObject({ code: 0, printed: expect.stringContaining("is kept: ") });
    const after = [await first.book(), await second.book()];
    isOver = true;
    const answers = (await stream).flat();

    expect(after.map(({ status }) => status)).toEqual([201, 201]);
    const inUse = idsIn(sqliteFile(dataDir));
    const kept = idsIn(/is kept: (.*)\n/.exec(restored.printed)?.[1] ?? "");
    for (const { id } of after) expect(inUse).toContain(id);
    for (const { status } of answers) expect([201, 409, 503]).toContain(status);
    for (const { status, id } of answers) if (status === 201) expect([...inUse, ...kept]).toContain(id);
    for (const { pid } of [first, second]) expect(openFiles(pid).filter((name) => name.includes("replaced"))).toEqual([]);
  },
);

test("while the file is gone nothing is taken, and once one is back the site goes on", async () => {
  const { dataDir } = await newFolder();
  const site = await startOn(dataDir);
  const file = join(newBackupFolder(), "file");
  await createBackup({ dataDir, databaseUrl: undefined }, { file, overwrite: false, now });
  for (const companion of ["", "-wal", "-shm"]) rmSync(sqliteFile(dataDir) + companion);
  expect((await site.book()).status).toBe(503);
  expect(await runBackup({ dataDir, databaseUrl: undefined }, ["restore", file, "--yes"])).toMatchObject({ code: 0 });
  const booked = await site.book();
  expect(booked.status).toBe(201);
  expect(idsIn(sqliteFile(dataDir))).toEqual([booked.id]);
});

type Answer = { status: number; id: string };
type Running = Awaited<ReturnType<typeof startOn>>;

let next = 0;

/** A process of the site on this folder. `book` asks for a time that nobody asked for before. */
async function startOn(dataDir: string) {
  const { child, port } = await listening(start({ DATA_DIR: dataDir, RATE_LIMIT: "off" }));
  const address = `http://127.0.0.1:${port}/api`;
  const days: { date: string; slots: { time: string }[] }[] = (await (await fetch(`${address}/availability`)).json()).data.days;
  const slots = days.slice(1).flatMap(({ date, slots }) => slots.map(({ time }) => ({ selectedDate: date, selectedTime: time })));
  const book = async (): Promise<Answer> => {
    const body = JSON.stringify({ ...request, ...slots[next++ % slots.length] });
    const answer = await fetch(`${address}/send-booking-notification`, { method: "POST", body });
    return { status: answer.status, id: (await answer.json()).data?.id ?? "" };
  };
  return { book, pid: child.pid ?? 0 };
}

/** A database that can't be read any more kept none of its bookings. */
function idsIn(file: string) {
  const sqlite = new DatabaseSync(file);
  try {
    return (sqlite.prepare("select id from bookings").all() as { id: string }[]).map(({ id }) => id);
  } catch {
    return [];
  } finally {
    sqlite.close();
  }
}

function overwrite(file: string, at: number, bytes: number) {
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(bytes, 7), 0, bytes, at);
  closeSync(handle);
}

function openFiles(pid: number) {
  const folder = `/proc/${pid}/fd`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => {
    try {
      return readlinkSync(join(folder, name));
    } catch {
      return "";
    }
  });
}
