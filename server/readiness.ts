import type { Database } from "../app/data/database/database.server.ts";
import { countDead } from "../app/data/outbox/outbox.server.ts";

const ASK_WITHIN_MS = 1_000;

/**
 * 'ready' or 'degraded', then the reasons, one per line, then the version. Pages need no database, so the process serves visitors either way, and
 * monitoring reads here what's wrong.
 */
export async function readinessOf(database: Database, now: Date, standing: string[], version: string) {
  const reasons = [...standing, ...(await storeProblems(database, now))];
  return [reasons.length === 0 ? "ready" : "degraded", ...reasons.map((reason) => `- ${reason}`), version].join("\n");
}

async function storeProblems(database: Database, now: Date) {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ASK_WITHIN_MS).unref());
  const dead = await Promise.race([countDead(database, now).catch(() => undefined), tooLate]);
  if (dead === undefined) return ["the database is away"];
  return dead === 0 ? [] : [`${dead} ${dead === 1 ? "email was" : "emails were"} given up: ./peakworks mail list`];
}
