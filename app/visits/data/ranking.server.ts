import { setTimeout } from "node:timers/promises";
import type { Database } from "../../database/database.server.ts";
import { HOUR_MS } from "../../time/durations.ts";
import type { Period } from "../rules/report.ts";
import type { CountKind } from "./counts.server.ts";

/**
 * An hour has a few hundred rows of a kind. Databases from before pairs were limited may have a million, and the rest of those is left
 * alone.
 */
const MOST_READ = 1_000;
const MOST_RANKED = 500;
/** A week of honest names and details fits twice over. Above it the smallest are dropped. */
const MOST_SUMS = 6_000;
/** In the process that serves pages, the report works a fifth of the time and leaves the rest to visitors. */
const SHARE_BESIDE_VISITORS = 1 / 5;

export type Sum = { name: string; detail: string; count: number };

/**
 * The largest sums of a period by name and detail. SQLite works in the process that serves pages, so the database reads, ranks and limits
 * one hour at a time, which takes a millisecond, and requests are answered in between. What is kept in memory has a limit whatever the
 * table holds.
 */
export async function largestSums(
  database: Database,
  what: CountKind,
  { startsAt, endsAt }: Period,
  shareOfTime = SHARE_BESIDE_VISITORS,
): Promise<Sum[]> {
  let sums = new Map<string, Sum>();
  let from: Date | undefined = startsAt;
  while (from) {
    const began = performance.now();
    const rows = await largestOfHour(database, what, from, endsAt);
    for (const { name, detail, count } of rows) {
      const key = `${name}\n${detail}`;
      const known = sums.get(key);
      if (known) known.count += Number(count);
      else sums.set(key, { name, detail, count: Number(count) });
    }
    from = rows[0] && new Date(new Date(rows[0].hour).getTime() + HOUR_MS);
    if (sums.size > MOST_SUMS) sums = new Map([...sums].sort(([, a], [, b]) => b.count - a.count).slice(0, MOST_SUMS / 2));
    await setTimeout((performance.now() - began) * (1 / shareOfTime - 1));
  }
  return [...sums.values()].sort((a, b) => b.count - a.count);
}

/** The largest sums of the first hour in the period that has any. */
function largestOfHour(database: Database, what: CountKind, from: Date, until: Date) {
  const ofKind = database.selectFrom("counts").where("what", "=", what);
  const first = ofKind
    .where("hour", ">=", from.toISOString())
    .where("hour", "<", until.toISOString())
    .select(({ fn }) => fn.min("hour").as("hour"));
  // In the order of the primary key, so that neither engine looks at more rows than these.
  const some = ofKind
    .select(["hour", "name", "detail", "count"])
    .where("hour", "=", first)
    .orderBy("name")
    .orderBy("detail")
    .limit(MOST_READ)
    .as("some");
  return database.selectFrom(some).selectAll().orderBy("count", "desc").orderBy("name").limit(MOST_RANKED).execute();
}
