import { readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Deletes the backups beside the newest one that we named ourselves, all but the newest `keep`. Their names sort by time. */
export function deleteOlderBackups(newest: string, keep: number) {
  const folder = dirname(newest);
  const named = /^peakworks-\d{4}-\d\d-\d\dT[\dZ-]+\.(sqlite|dump)$/;
  const kind = basename(newest).split(".").at(-1) ?? "";
  const all = readdirSync(folder).filter((file) => named.test(file) && file.endsWith(kind));
  const older = all.sort().slice(0, -keep);
  for (const file of older) rmSync(join(folder, file));
  return older.map((file) => join(folder, file));
}
