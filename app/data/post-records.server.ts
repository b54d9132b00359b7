import type { Post } from "../rules/post.ts";
import type { Database } from "./database.server.ts";
import { NEWEST_FIRST, readSummary, selectSummaries, writeRow } from "./post-rows.server.ts";

/** `searchText` is the body as plain text. Two posts cannot have one slug. */
export async function insertPost(database: Database, { searchText, ...post }: Post & { searchText: string }) {
  const insert = database.insertInto("blogPosts").values({ ...writeRow(post), searchText });
  const row = await insert
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("slug")
    .executeTakeFirst();
  return row ? "inserted" : "taken";
}

/** Whether there was one. */
export async function removePost(database: Database, slug: string) {
  return (await database.deleteFrom("blogPosts").where("slug", "=", slug).returning("slug").execute()).length > 0;
}

/** The operator's list: the queued ones too. */
export async function allPosts(database: Database) {
  return (await selectSummaries(database).orderBy(NEWEST_FIRST).execute()).map(readSummary);
}
