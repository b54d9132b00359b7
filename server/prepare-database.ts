import { bundledPosts } from "../app/blog/data/bundled.server.ts";
import { publishFirstPosts } from "../app/blog/data/publishing.server.ts";
import { moveRenamedPosts } from "../app/blog/data/renamed-posts.server.ts";
import type { Database } from "../app/database/database.server.ts";
import { migrate } from "../app/database/migrations.server.ts";
import { type Filling, fillPeople } from "../app/people/data/fill-people.server.ts";

type Fill = [otherwise: string, run: (filling?: Filling) => Promise<unknown>];

/**
 * Creates the tables and, for a new blog, the posts that come with the site. Returns the migrations that only a newer version of the code
 * knows.
 */
export async function prepareDatabase(database: Database, now: Date, timeZone: string) {
  const newer = await migrate(database, now);
  for (const [, run] of fillsOf(database, () => now, timeZone)) await run();
  return newer;
}

/** What is stored once the tables are there, in this order, each with what the log says if it fails. The site works without any of them. */
export function fillsOf(database: Database, now: () => Date, timeZone: string): Fill[] {
  return [
    ["calls and plans could not get their person", (filling) => fillPeople(database, filling)],
    ["renamed posts could not be moved", () => moveRenamedPosts(database)],
    ["the first posts could not be published", () => publishFirstPosts(database, () => bundledPosts(timeZone), now(), timeZone)],
  ];
}
