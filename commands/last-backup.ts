import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Notes a backup in the data folder, wherever the backup itself went, so that the doctor can tell its age. */
export function noteBackup(dataDir: string, file: string, now: Date) {
  writeFileSync(noteIn(dataDir), JSON.stringify({ at: now.toISOString(), file }), { mode: 0o600 });
}

export function lastBackup(dataDir: string): { at: Date; file: string } | undefined {
  try {
    const { at, file } = JSON.parse(readFileSync(noteIn(dataDir), "utf8"));
    return { at: new Date(at), file };
  } catch {
    return undefined;
  }
}

function noteIn(dataDir: string) {
  return join(dataDir, "last-backup.json");
}
