import { storeAction } from "../../terminal/command.ts";
import { printTable } from "../../terminal/table.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { dayIn, timeIn } from "../../time/dates.ts";
import { allPosts, postBySlug, queuedPosts, removePost } from "../data/stored-posts.server.ts";
import { postPath } from "../rules/post.ts";
import { whenText } from "./when.ts";

export const printPosts = storeAction({ flags: ["queued"] }, async ({ database, settings: { timeZone }, flags, now }) => {
  const posts = await (flags.queued ? queuedPosts(database, now) : allPosts(database));
  if (posts.length === 0) console.error(flags.queued ? "Nothing is queued." : "There are no posts.");
  printTable(
    posts.map(({ slug, title, category, publishedAt }) => [
      publishedAt > now ? "queued" : "published",
      dayIn(timeZone, publishedAt),
      timeIn(timeZone, publishedAt).padStart(8),
      category,
      slug,
      title,
    ]),
  );
});

/** Shows what would go, and needs --yes to do it: a post that's gone is only in a backup. */
export const remove = storeAction({ words: 1, flags: ["yes"] }, async ({ database, settings: { timeZone }, words: [slug], flags, now }) => {
  if (!slug) throw new UsageError("Which post? ./peakworks posts remove SLUG");
  if (!flags.yes) {
    const post = await postBySlug(database, slug);
    if (!post) throw new Error(`There is no post ${slug}.`);
    console.log(`${post.title}\n${postPath(slug)} ${whenText(post.publishedAt, now, timeZone)}`);
    throw new UsageError("Nothing was changed. To take this post off the site, add --yes. posts export keeps it as a file.");
  }
  if (!(await removePost(database, slug))) throw new Error(`There is no post ${slug}.`);
  console.error(`${postPath(slug)} is removed.`);
});
