import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const FILE = "workshop/results.json";
const RUN = "run `npm run workshop` and commit what it writes";

type Hashes = Record<string, string>;

/** What was drawn from what, by hash. The fonts have their own list, because fonts.py makes them and writes it. */
export type Results = { from: Hashes; drawn: Hashes; fonts: Hashes };

/** What doesn't belong together anymore, in sentences that say what to do. */
export function problemsWith(recorded: Results, now: Results) {
  const differing = (key: keyof Results) =>
    Object.keys({ ...recorded[key], ...now[key] }).filter((name) => recorded[key][name] !== now[key][name]);
  return [
    ...differing("from").map((name) => `${name} changed since the maps, icons and tools were drawn: ${RUN}.`),
    ...differing("drawn").map((file) => {
      if (!now.drawn[file]) return `${file} is missing: ${RUN}.`;
      return recorded.drawn[file]
        ? `${file} isn't what the workshop drew: ${RUN}.`
        : `${file} is drawn by nobody: delete it, or have the workshop draw it.`;
    }),
    ...differing("fonts").map((file) => `${file} changed since the fonts were made: make them again as workshop/fonts.py says.`),
  ];
}

export function readResults(): Results {
  return JSON.parse(readFileSync(FILE, "utf8"));
}

export function writeResults(results: Results) {
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}

/** Of those files that are there. */
export function hashesOf(files: string[]): Hashes {
  return Object.fromEntries(files.filter((file) => existsSync(file)).map((file) => [file, hashOf(readFileSync(file))]));
}

export function hashOf(content: string | Uint8Array) {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
