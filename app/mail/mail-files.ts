import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../database/database.server.ts";
import { isId } from "../text/id.ts";
import { idsInOutbox } from "./outbox.server.ts";

/** IDs per query. */
const IDS_AT_ONCE = 500;

/**
 * When emails are written as files, deletes the files whose email is no longer in the database because its booking was deleted or the
 * subscriber left the list. It compares against what's there rather than a list of deletions, so a crash halfway leaves nothing behind for
 * good.
 */
export async function deleteStrayMailFiles(database: Database, dataDir: string) {
  const folder = join(dataDir, "mail");
  const files = existsSync(folder) ? readdirSync(folder).flatMap(readName) : [];
  let deleted = 0;
  for (let from = 0; from < files.length; from += IDS_AT_ONCE) {
    const batch = files.slice(from, from + IDS_AT_ONCE);
    const known = await idsInOutbox(
      database,
      batch.map(({ id }) => id),
    );
    for (const { file } of batch.filter(({ id }) => !known.has(id))) {
      rmSync(join(folder, file), { force: true });
      deleted++;
    }
  }
  return deleted;
}

/** Keeps anything that doesn't look like one of our files. */
function readName(file: string) {
  const id = /^(.+)\.eml(?:\.part)?$/.exec(file)?.[1] ?? "";
  return isId(id) ? [{ id, file }] : [];
}
