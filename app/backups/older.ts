import { readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { BACKUP_NAME } from "./last-backup.ts";

/** Deletes all but the newest `keep` backups next to the newest one, and only files we named ourselves. Their names sort by time. */
export function deleteOlderBackups(newest: string, keep: number) {
  const folder = dirname(newest);
  const kind = basename(newest).split(".").at(-1) ?? "";
  const all = readdirSync(folder).filter((file) => BACKUP_NAME.test(file) && file.endsWith(kind));
  const older = all.sort().slice(0, -keep);
  for (const file of older) rmSync(join(folder, file));
  return older.map((file) => join(folder, file));
}
