import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../../app/data/database/database.server.ts";
import type { Place } from "./databases.ts";
import { rowsOf } from "./row-examples.ts";
import { columnsOf } from "./schema.ts";

/** A path for a folder that doesn't exist yet, inside one that does. */
export function newBackupFolder() {
  return join(mkdtempSync(join(tmpdir(), "peakworks-")), "backups");
}

export function withDataDir(place: Place): Place {
  return { ...place, dataDir: place.dataDir || mkdtempSync(join(tmpdir(), "peakworks-")) };
}

/** Everything stored, for a later comparison. */
export async function everythingIn(database: Database) {
  const { jobs: _, ...rows } = await rowsOf(database, await columnsOf(database));
  return rows;
}

type Run = { code: number; printed: string; said: string };

/** Runs the command like an operator, as another user if one is given. */
export function runBackup(
  { dataDir, databaseUrl = "" }: Place,
  values: string[],
  options: { uid?: number; path?: string; tmpdir?: string } = {},
): Promise<Run> {
  const env = { PATH: options.path ?? process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TMPDIR: options.tmpdir ?? tmpdir() };
  const { uid } = options;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["commands/peakworks.ts", "backup", ...values],
      { env, ...(uid && { uid, gid: uid }) },
      (error, printed, said) => resolve({ code: error ? Number(error.code) : 0, printed, said: said.replace(/^Store: .*\n/, "").trim() }),
    );
  });
}
