import type { Database } from "../../database/database.server.ts";
import type { Post } from "../rules/post.ts";
import { NEWEST_FIRST, readSummary, selectVisible } from "./rows.server.ts";

/** The newest posts with their bodies, for the feeds. */
export async function newestPosts(database: Database, { now, limit }: { now: Date; limit: number }): Promise<Post[]> {
  const rows = await selectVisible(database, now).select("content").orderBy(NEWEST_FIRST).limit(limit).execute();
  return rows.map(({ content, ...row }) => ({ ...readSummary(row), content }));
}
