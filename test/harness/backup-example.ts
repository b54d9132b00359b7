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

/** Runs the command like an operator: `isBound` by the permissions of files, which root otherwise isn't. */
export function runBackup(
  { dataDir, databaseUrl = "" }: Place,
  values: string[],
  options: { isBound?: boolean; path?: string; tmpdir?: string } = {},
): Promise<Run> {
  const { NODE_COMPILE_CACHE } = process.env;
  const env = {
    NODE_COMPILE_CACHE,
    PATH: options.path ?? process.env.PATH,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    TMPDIR: options.tmpdir ?? tmpdir(),
  };
  const command = [process.execPath, "commands/peakworks.ts", "backup", ...values];
  const [program = "", ...words] = options.isBound && process.getuid?.() === 0 ? [...WITHOUT_ROOT_RIGHTS, ...command] : command;
  return new Promise((resolve) => {
    execFile(program, words, { env }, (error, printed, said) =>
      resolve({ code: error ? Number(error.code) : 0, printed, said: said.replace(/^Store: .*\n/, "").trim() }),
    );
  });
}

/** Still root, so that a project in root's own folder can be read, but files say who may open them. */
const WITHOUT_ROOT_RIGHTS = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"];
