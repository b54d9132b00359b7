import { type Database, openDatabase } from "../app/data/database.server.ts";
import { migrate } from "../app/data/migrations.server.ts";
import { readSettings, type Settings } from "../app/site/settings.ts";
import { prepareDataDir } from "../server/data-dir.ts";

export type Action = (given: { database: Database; settings: Settings; values: string[]; now: Date }) => Promise<void>;

/** Runs the action that the first word names, or the only one. `usage` is what --help prints. A problem is one sentence and an exit code of 1. */
export async function runCommand(usage: string, actions: Record<string, Action> | Action) {
  const words = process.argv.slice(2);
  if (words.includes("--help") || words.includes("-h")) return console.log(usage);
  const [name = "", ...values] = typeof actions === "function" ? ["", ...words] : words;
  const action = typeof actions === "function" ? actions : Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) return fail(usage);
  let database: Database | undefined;
  try {
    const settings = readSettings(process.env);
    prepareDataDir(settings.dataDir);
    const now = new Date();
    database = openDatabase(settings);
    await migrate(database, now);
    await action({ database, settings, values, now });
  } catch (error) {
    fail((error as Error).message);
  } finally {
    await database?.destroy();
  }
}

export function fail(sentence: string) {
  console.error(sentence);
  process.exitCode = 1;
}
