import type { Database } from "../database/database.server.ts";
import { deleteIfAny } from "../database/delete-if-any.server.ts";
import type { NowAnd } from "../time/clock.ts";
import { MINUTE_MS } from "../time/durations.ts";
import { keyedHash } from "../tokens/keyed-hash.server.ts";
import type { LimitSettings } from "./limits.server.ts";

const WINDOW_MS = 10 * MINUTE_MS;

/** `who` is what's counted: a kind of request and the network it comes from. `most` is how many of them ten minutes allow. */
type RequestCount = NowAnd<LimitSettings> & { who: string };

export async function countWithinLimit(database: Database, { most, ...counted }: RequestCount & { most: number }) {
  return (await countRequest(database, counted)) <= most;
}

/** Counts a request, in the database so that several processes share the count. Only a keyed hash of who sent it is stored. */
export async function countRequest(database: Database, { who, now, settings }: RequestCount) {
  if (!settings.rateLimit) return 0;
  const visitor = keyedHash(settings.secret, who);
  const windowStart = windowOf(now);
  const { count } = await database
    .insertInto("rateLimits")
    .values({ visitor, windowStart, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(["visitor", "windowStart"]).doUpdateSet(({ eb }) => ({ count: eb("rateLimits.count", "+", 1) })),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes the counts of earlier windows. */
export async function sweepLimits(database: Database, now: Date) {
  await deleteIfAny(database, "rateLimits", (eb) => eb("windowStart", "<", windowOf(now)));
}

/** Seconds until the current window ends. */
export function secondsToNextWindow(now: Date) {
  return Math.ceil((WINDOW_MS - (now.getTime() % WINDOW_MS)) / 1000);
}

/** When the current window began. */
export function windowOf(now: Date) {
  return new Date(Math.floor(now.getTime() / WINDOW_MS) * WINDOW_MS).toISOString();
}
