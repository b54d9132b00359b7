import { createHmac } from "node:crypto";
import type { Database } from "../database/database.server.ts";

const WINDOW_MS = 10 * 60_000;
/** An office behind one IP address may book a few calls; a script may not fill the calendar. */
const REQUESTS_PER_WINDOW = 10;

/** Counts a request from this IP address, in the database so that several processes share the count. Only a keyed hash of it is stored. */
export async function isWithinLimit(database: Database, { ipAddress, secret, now }: { ipAddress: string; secret: string; now: Date }) {
  const visitor = createHmac("sha256", secret).update(ipAddress).digest("base64url");
  const windowStart = windowOf(now);
  const { count } = await database
    .insertInto("rateLimits")
    .values({ visitor, windowStart, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(["visitor", "windowStart"]).doUpdateSet(({ eb }) => ({ count: eb("rateLimits.count", "+", 1) })),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return count <= REQUESTS_PER_WINDOW;
}

/** Deletes the counts of earlier windows. */
export async function sweepLimits(database: Database, now: Date) {
  const windowStart = windowOf(now);
  const old = await database.selectFrom("rateLimits").select("visitor").where("windowStart", "<", windowStart).limit(1).executeTakeFirst();
  // Checks first: even deleting nothing waits for the current writer, and on SQLite every visitor waits along with it.
  if (old) await database.deleteFrom("rateLimits").where("windowStart", "<", windowStart).execute();
}

/** Seconds until the current window ends. */
export function secondsToNextWindow(now: Date) {
  return Math.ceil((WINDOW_MS - (now.getTime() % WINDOW_MS)) / 1000);
}

function windowOf(now: Date) {
  return new Date(Math.floor(now.getTime() / WINDOW_MS) * WINDOW_MS).toISOString();
}
