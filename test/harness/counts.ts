import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

const FILE = "test-results/counts.jsonl";

/** The summary joins this name with the reason why there's no server. */
export const POSTGRES_HALF = "the PostgreSQL half of the data tests";

/** `failed` says what failed and why, `skipped` what was skipped, with the number of tests. */
export type Count = { stage: string; passed: number; failed: string[]; skipped: Record<string, number> };

/** Each runner's reporter writes its counts here; the summary adds them up. */
export function recordCount(count: Count) {
  mkdirSync("test-results", { recursive: true });
  appendFileSync(FILE, `${JSON.stringify(count)}\n`);
}

export function clearCounts() {
  rmSync(FILE, { force: true });
}

export function readCounts(): Count[] {
  if (!existsSync(FILE)) return [];
  return readFileSync(FILE, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** A failed test with its message, for the end of the run: what a runner printed about it is thousands of lines further up. */
export function failure(name: string, messages: (string | undefined)[]) {
  return [name, ...messages.map((message) => stripVTControlCharacters(message ?? "").slice(0, 2000))].join("\n");
}

/** Counts each name. */
export function tally(names: string[]) {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
