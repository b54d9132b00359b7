import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { sqliteFile } from "../app/data/database.server.ts";
import type { Settings } from "../app/site/settings.ts";
import { type Command, fileAt } from "./command.ts";

/** In one step: a copy made in several begins anew whenever somebody writes. */
const ALL_PAGES = 2 ** 30;

export const command: Command = {
  help: `./peakworks backup create [FILE]    copies the database while the site runs; without FILE into DATA_DIR/backups
./peakworks backup restore FILE     puts a copy back, also while the site runs; what was stored since is lost

Example: ./peakworks backup create /backups/today.sqlite`,
  actions: {
    create: {
      words: 1,
      run: async ({ settings, words, now }) => {
        const file = words[0]
          ? fileAt(words[0])
          : join(settings.dataDir, "backups", `peakworks-${now.toISOString().replace(/[:.]/g, "-")}.sqlite`);
        mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
        await copy(liveFile(settings), file);
        console.error(`Copied to ${file}`);
      },
    },
    restore: {
      words: 1,
      run: async ({ settings, words: [file] }) => {
        if (!file || !existsSync(file)) throw new Error("Which file? ./peakworks backup restore FILE");
        await copy(file, liveFile(settings));
        console.error(`Restored from ${file}`);
      },
    },
  },
};

function liveFile({ databaseUrl, dataDir }: Settings) {
  if (databaseUrl) throw new Error("DATABASE_URL is set: use your PostgreSQL's own tools (pg_dump, pg_restore).");
  return sqliteFile(dataDir);
}

/** SQLite copies page by page under its own locks, so that a site that writes meanwhile disturbs nothing. A damaged file is not copied. */
async function copy(from: string, to: string) {
  const source = new DatabaseSync(from, { timeout: 5_000 });
  try {
    const { integrity_check: verdict } = source.prepare("pragma integrity_check").get() as { integrity_check: string };
    if (verdict !== "ok") throw new Error(`${from} is damaged: ${verdict}`);
    await copyPatiently(source, to);
  } finally {
    source.close();
  }
}

/** Node calls it 'not an error' when somebody else holds the file in that very moment: then it is tried again. */
async function copyPatiently(source: DatabaseSync, to: string, tries = 20): Promise<void> {
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } catch (error) {
    if (tries === 0 || (error as Error).message !== "not an error") throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return copyPatiently(source, to, tries - 1);
  }
}
