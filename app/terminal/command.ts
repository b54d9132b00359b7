import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Database } from "../database/database.server.ts";
import { readSettings, type Settings } from "../site/settings.ts";
import { openStore, storeName } from "./store.ts";
import { UsageError } from "./usage-error.ts";

export type Command = {
  /** What --help prints: one line per action, then an example. */
  help: string;
  /** Keyed by name; "" for a command with a single action. */
  actions: Record<string, Action>;
  /** Earlier names of actions, which still work but aren't in the help. */
  aliases?: Record<string, string>;
};

export type Given = {
  settings: Settings;
  words: string[];
  flags: Record<string, boolean | undefined>;
  options: Record<string, string | undefined>;
  now: Date;
  /** The answer of this site to a path, for following links. The frame brings it, since a room knows nothing of the server. */
  askSite: (path: string) => Promise<Response>;
  /** Starts the whole site in this process, for a trial. The frame brings it, too. */
  startSite: () => Promise<void>;
};
/** What an action on the site's store is given. */
export type OnStore = Given & { database: Database };
export type Action = Takes & { run: (given: Given) => Promise<void> };
/** The most words allowed after the action (none by default), the --flags, and the --options that take a value. */
type Takes = { words?: number; flags?: string[]; options?: string[] };

/** Runs one action. A problem prints one sentence to stderr and sets the exit code; stdout has only the requested output. */
export async function runCommand(name: string, words: string[], load: () => Promise<Command>, frame: Pick<Given, "askSite" | "startSite">) {
  try {
    const { help, actions, aliases = {} } = await load();
    if (words.includes("--help") || words.includes("-h")) return console.log(help);
    const [typed = "", ...rest] = words;
    const word = (Object.hasOwn(aliases, typed) && aliases[typed]) || typed;
    const isNamed = word !== "" && Object.hasOwn(actions, word);
    const action = isNamed ? actions[word] : actions[""];
    if (!action) throw new UsageError(word ? `There is no '${word}' in ./peakworks ${name}.\n\n${help}` : help);
    const given = readWords(isNamed ? rest : words, action);
    await action.run({ ...given, settings: readSettings(process.env), now: new Date(), ...frame });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/** An action on the site's store, which must already exist: a wrong DATA_DIR must not look like a site without bookings. */
export function storeAction(takes: Takes, run: (given: OnStore) => Promise<void>): Action {
  return {
    ...takes,
    run: async (given) => {
      console.error(`Store: ${storeName(given.settings)}`);
      const database = await openStore(given.settings);
      try {
        await run({ ...given, database });
      } finally {
        await database.destroy();
      }
    },
  };
}

/** Resolves a file name relative to where the operator called from; the command itself runs in the project folder. */
export function fileAt(path: string) {
  return resolve(process.env.INIT_CWD ?? ".", path);
}

function readWords(args: string[], { words: most = 0, flags = [], options = [] }: Takes) {
  const known = Object.fromEntries([
    ...flags.map((name) => [name, { type: "boolean" as const }]),
    ...options.map((name) => [name, { type: "string" as const }]),
  ]);
  try {
    const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true });
    if (positionals.length > most) throw new Error(`'${positionals[most]}' is one word too many.`);
    return { words: positionals, flags: values as Given["flags"], options: values as Given["options"] };
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split(". ")[0]?.replace(/\.?$/, ".")} Try --help.`);
  }
}
