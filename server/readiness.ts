import type { Database } from "../app/data/database/database.server.ts";
import { countDead } from "../app/data/outbox/outbox.server.ts";
import { within } from "../app/request/within.ts";

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
  const dead = await within(ASK_WITHIN_MS, countDead(database, now)).catch(() => undefined);
  if (dead === undefined) return ["the database is away"];
  return dead === 0 ? [] : [`${dead} ${dead === 1 ? "email was" : "emails were"} given up: ./peakworks mail list`];
}
