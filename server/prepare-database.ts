import { bundledPosts } from "../app/blog/data/bundled.server.ts";
import { publishFirstPosts } from "../app/blog/data/publishing.server.ts";
import { moveRenamedPosts } from "../app/blog/data/renamed-posts.server.ts";
import type { Database } from "../app/database/database.server.ts";
import { migrate } from "../app/database/migrations.server.ts";
import { fillPeople } from "../app/people/data/fill-people.server.ts";

/**
 * Creates the tables and, for a new blog, the posts that come with the site. Returns the migrations that only a newer version of the code
 * knows.
 */
export async function prepareDatabase(database: Database, now: Date, timeZone: string) {
  const newer = await migrate(database, now);
  await fillPeople(database);
  await moveRenamedPosts(database);
  await publishFirstPosts(database, () => bundledPosts(timeZone), now, timeZone);
  return newer;
}
