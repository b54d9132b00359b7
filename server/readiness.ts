import type { Database } from "../app/data/database.server.ts";
import { countDead } from "../app/data/outbox.server.ts";

const ASK_WITHIN_MS = 1_000;

/** Pages need no database, so the process is ready without one; who watches it reads here what is wrong. */
export async function readinessOf(database: Database, now: Date) {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ASK_WITHIN_MS).unref());
  const dead = await Promise.race([countDead(database, now).catch(() => undefined), tooLate]);
  if (dead === undefined) return "ready, but the database is away";
  return dead === 0 ? "ready" : `ready, ${dead} dead ${dead === 1 ? "letter" : "letters"}`;
}
