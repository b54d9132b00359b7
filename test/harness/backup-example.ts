import { createHash } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../../app/database/database.server.ts";
import type { Place } from "./databases.ts";
import { peakworks } from "./peakworks.ts";
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
export async function everythingIn(database: Database): Promise<Record<string, unknown[]>> {
  const { jobs: _, ...rows } = await rowsOf(database, await columnsOf(database));
  return Object.fromEntries(Object.entries(rows).map(([table, list]) => [table, list.map((row) => withHashes(row as object))]));
}

/** With pictures as hashes: comparing some megabytes byte by byte takes a second. */
function withHashes(row: object) {
  const hashed = ([name, value]: [string, unknown]) => [
    name,
    value instanceof Uint8Array ? createHash("sha256").update(value).digest("hex") : value,
  ];
  return Object.fromEntries(Object.entries(row).map(hashed));
}

type Run = { code: number; printed: string; said: string };
type Options = { isBound?: boolean; path?: string; tmpdir?: string };

/** Runs the command like an operator: `isBound` by the permissions of files, which root otherwise isn't. */
export async function runBackup(place: Place, values: string[], options: Options = {}): Promise<Run> {
  const words = ["backup", ...values];
  const env = { PATH: options.path ?? process.env.PATH ?? "", TMPDIR: options.tmpdir ?? tmpdir() };
  const { code, stdout, stderr } = await peakworks(place, words, env, options.isBound ? "bound" : "free");
  return { code, printed: stdout, said: stderr.trim() };
}
