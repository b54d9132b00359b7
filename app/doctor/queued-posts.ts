import { lastPostAt } from "../blog/data/posts.server.ts";
import { queuedPosts } from "../blog/data/stored-posts.server.ts";
import type { Database } from "../database/database.server.ts";
import type { Settings } from "../site/settings.ts";
import { dayIn, longDate } from "../time/dates.ts";
import { type Finding, ok, warn } from "./finding.ts";

/** A week: the blog says that a post comes out every morning. */
const FEWEST = 7;

export async function checkQueuedPosts(database: Database, { timeZone }: Pick<Settings, "timeZone">, now: Date): Promise<Finding> {
  const last = await lastPostAt(database);
  const day = last && longDate(dayIn(timeZone, last));
  const fix = "./peakworks posts add FILE.md --queue takes the next free morning; docs/content.md says how a post is written.";
  if (!last || last <= now) return warn("posts", `none is queued${last ? `; the newest is from ${day}` : ""}`, fix);
  const { length } = await queuedPosts(database, now);
  const says = length === 1 ? `1 is queued, for ${day}` : `${length} are queued, the last for ${day}`;
  return length < FEWEST ? warn("posts", says, fix) : ok("posts", says);
}
