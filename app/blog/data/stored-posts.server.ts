import type { Database } from "../../database/database.server.ts";
import type { Post } from "../rules/post.ts";
import { withPostsLocked } from "./lock.server.ts";
import { deleteUnusedPictures } from "./pictures.server.ts";
import { NEWEST_FIRST, readSummary, selectSummaries, writeRow } from "./rows.server.ts";

/** `searchText` is the body as plain text. Slugs are unique: posts whose slug is taken aren't stored, and are returned. */
export async function storePosts(database: Database, posts: (Post & { searchText: string })[]) {
  if (posts.length === 0) return [];
  const rows = await database
    .insertInto("blogPosts")
    .values(posts.map(({ searchText, ...post }) => ({ ...writeRow(post), searchText })))
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("slug")
    .execute();
  const stored = new Set(rows.map(({ slug }) => slug));
  return posts.filter(({ slug }) => !stored.delete(slug));
}

/** With its pictures, unless another post shows them. Returns whether there was one. */
export function removePost(database: Database, slug: string) {
  return withPostsLocked(database, async (transaction) => {
    const removed = await transaction.deleteFrom("blogPosts").where("slug", "=", slug).returning("slug").execute();
    await deleteUnusedPictures(transaction);
    return removed.length > 0;
  });
}

/** For operators: includes queued posts. */
export async function allPosts(database: Database) {
  return (await selectSummaries(database).orderBy(NEWEST_FIRST).execute()).map(readSummary);
}

/** Not published yet, the next one first. */
export async function queuedPosts(database: Database, now: Date) {
  const queued = selectSummaries(database).where("publishedDate", ">", now.toISOString());
  return (await queued.orderBy("publishedDate").orderBy("slug").execute()).map(readSummary);
}

/** With its body, whether it's published or queued. */
export async function postBySlug(database: Database, slug: string): Promise<Post | undefined> {
  const row = await selectSummaries(database).select("content").where("slug", "=", slug).executeTakeFirst();
  return row && { ...readSummary(row), content: row.content };
}
