import { closeSync, existsSync, openSync, readdirSync, readlinkSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createBackup, restoreBackup } from "../../app/backups/backups.ts";
import type { Slot } from "../../app/booking/rules/slot.ts";
import { sqliteFile } from "../../app/database/database.server.ts";
import { newBackupFolder } from "../harness/backup-example.ts";
import type { Answer } from "../harness/client.ts";
import { must } from "./fault.ts";
import { many } from "./figures.ts";
import { startSite } from "./running-site.ts";
import { allSlots, bookingOf } from "./visitors.ts";

const PAGE = 4_096;

/** The state that most people restore for. */
export function restoreDamaged() {
  return restoreOver("damaged", (live) => overwrite(live, 12 * PAGE, 4 * PAGE));
}

export function restoreHealthy() {
  return restoreOver("healthy", () => {});
}

export function restoreUnreadable() {
  return restoreOver("unreadable", (live) => overwrite(live, 0, 40 * PAGE));
}

/**
 * A restore over a file in some state while two processes take bookings: whatever was acknowledged is in the new database or in the kept
 * one, and both processes go on with the new one.
 */
async function restoreOver(state: string, harm: (live: string) => void) {
  const slots = allSlots();
  const first = await startSite();
  const place = { dataDir: first.dataDir, databaseUrl: undefined };
  const second = await startSite({ DATA_DIR: place.dataDir });
  const live = sqliteFile(place.dataDir);
  const book = ({ ask }: typeof first) => ask(bookingOf(slots.shift() as Slot));
  must((await book(first)).status === 201, `${state}: no booking before`);
  const file = join(newBackupFolder(), "file");
  await createBackup(place, { file, overwrite: false, now: new Date() });
  harm(live);

  let isOver = false;
  const keepAsking = async (site: typeof first) => {
    const answers: Answer[] = [];
    while (!isOver && slots.length > 2) answers.push(await book(site));
    return answers;
  };
  const stream = Promise.all([keepAsking(first), keepAsking(second)]);
  const { replaced = "" } = await restoreBackup(place, file, new Date());
  const after = [await book(first), await book(second)];
  isOver = true;
  const answers = (await stream).flat();

  must(
    after.every(({ status }) => status === 201),
    `${state}: after the restore bookings get ${after.map(({ status }) => status).join()}`,
  );
  const inUse = new Set(idsIn(live));
  must(
    after.every((answer) => inUse.has(idOf(answer))),
    `${state}: a booking after the restore isn't in the database`,
  );
  const strange = answers.filter(({ status }) => ![201, 503].includes(status));
  must(strange.length === 0, `${state}: a booking was answered with ${strange[0]?.status}`);
  const acknowledged = answers.filter(({ status }) => status === 201);
  const known = new Set([...inUse, ...idsIn(replaced)]);
  const lost = acknowledged.filter((answer) => !known.has(idOf(answer)));
  must(lost.length === 0, `${state}: ${lost.length} acknowledged bookings are in neither database`);
  for (const { pid } of [first, second])
    must(!openFiles(pid).some((name) => name.includes("replaced")), `${state}: a process still has the replaced file open`);
  for (const site of [first, second]) site.child.kill("SIGKILL");
  return `${many(acknowledged.length, "acknowledged meanwhile")}, ${answers.length - acknowledged.length} refused with 503, 0 lost`;
}

function idOf({ body }: Answer): string {
  return JSON.parse(body).data.id;
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

/** Empty where the system doesn't tell. */
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
