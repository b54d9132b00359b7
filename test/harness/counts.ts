import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

const FILE = "test-results/counts.jsonl";

/** The summary joins this name with the reason why there's no server. */
export const POSTGRES_HALF = "the PostgreSQL half of the data tests";

/** `skipped` says what was skipped, with the number of tests. */
export type Count = { stage: string; passed: number; failed: number; skipped: Record<string, number> };

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

/** Counts each name. */
export function tally(names: string[]) {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
