import { sql } from "kysely";
import type { Database } from "../../database/database.server.ts";
import { RENAMED_POSTS } from "../catalog/renamed-posts.ts";
import { postPath } from "../rules/post.ts";
import { correctionOf, detachDraft } from "./drafts.server.ts";
import { withPostsLocked } from "./lock.server.ts";
import { postBySlug } from "./stored-posts.server.ts";

/**
 * Gives a renamed post its new slug in a database from before, and other posts' links to it the new address. When a post has the new slug
 * already, that one stays: the other couldn't be reached any more.
 */
export async function moveRenamedPosts(database: Database) {
  const oldSlugs = [...RENAMED_POSTS.keys()];
  const found = await database.selectFrom("blogPosts").select("slug").where("slug", "in", oldSlugs).execute();
  // Checks first: even changing nothing waits for the current writer.
  if (found.length === 0) return;
  await withPostsLocked(database, async (transaction) => {
    for (const { slug } of found) await renamePost(transaction, slug, RENAMED_POSTS.get(slug) ?? slug);
  });
}

async function renamePost(transaction: Database, from: string, to: string) {
  if (await postBySlug(transaction, to)) {
    await transaction.deleteFrom("postPictures").where("slug", "=", from).execute();
    await transaction.deleteFrom("blogPosts").where("slug", "=", from).execute();
  } else {
    await transaction.updateTable("postPictures").set({ slug: to }).where("slug", "=", from).execute();
    await transaction.updateTable("blogPosts").set({ slug: to }).where("slug", "=", from).execute();
  }
  const draft = await correctionOf(transaction, from);
  // A post has one draft that corrects it: a second one goes on as a new post.
  if (draft && (await correctionOf(transaction, to))) await detachDraft(transaction, draft.id);
  else await transaction.updateTable("postDrafts").set({ corrects: to }).where("corrects", "=", from).execute();
  const link = (slug: string) => `"${postPath(slug)}"`;
  const content = sql<string>`replace(content, ${link(from)}, ${link(to)})`;
  await transaction
    .updateTable("blogPosts")
    .set({ content })
    .where("content", "like", `%${link(from)}%`)
    .execute();
}
