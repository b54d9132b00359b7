import { busyStates } from "../app/data/calendar/busy.server.ts";
import type { Database } from "../app/data/database/database.server.ts";
import { countDead } from "../app/data/outbox/unsent.server.ts";
import { within } from "../app/request/within.ts";
import type { Settings } from "../app/site/settings.ts";

const ASK_WITHIN_MS = 1_000;

/**
 * 'ready' or 'degraded', then the reasons, one per line, then the version. Pages need no database, so the process serves visitors either way, and
 * monitoring reads here what's wrong.
 */
export async function readinessOf(database: Database, settings: Settings, now: Date, standing: string[], version: string) {
  const reasons = [...standing, ...(await storeProblems(database, now)), ...(await busyProblems(database, settings))];
  return [reasons.length === 0 ? "ready" : "degraded", ...reasons.map((reason) => `- ${reason}`), version].join("\n");
}

async function storeProblems(database: Database, now: Date) {
  const dead = await within(ASK_WITHIN_MS, Promise.all([countDead(database, now), countDead(database, now, "webhook")])).catch(() => []);
  const [emails, webhooks] = dead;
  if (emails === undefined || webhooks === undefined) return ["the database is away"];
  return [
    ...(emails === 0 ? [] : [`${emails} ${emails === 1 ? "email was" : "emails were"} given up: ./peakworks mail list`]),
    ...(webhooks === 0 ? [] : [`${webhooks} ${webhooks === 1 ? "webhook was" : "webhooks were"} given up: ./peakworks webhooks list`]),
  ];
}

/** While the database is away, that alone is the reason. */
async function busyProblems(database: Database, settings: Settings) {
  const states = await within(ASK_WITHIN_MS, busyStates(database, settings)).catch(() => []);
  return states.flatMap(({ name, problem, remark }) => {
    if (problem) return [`the busy calendar at ${name} can't be read: ${problem}; its last times stay taken`];
    return remark ? [`the busy calendar at ${name} can't be counted in full: ${remark}`] : [];
  });
}
