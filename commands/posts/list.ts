import { allPosts, queuedPosts, removePost } from "../../app/data/posts/records.server.ts";
import { dayIn, timeIn } from "../../app/rules/calendar/calendar.ts";
import { postPath } from "../../app/rules/post/post.ts";
import { storeAction } from "../command.ts";
import { printTable } from "../table.ts";
import { UsageError } from "../usage-error.ts";

export const list = storeAction({ flags: ["queued"] }, async ({ database, settings: { timeZone }, flags, now }) => {
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

export const remove = storeAction({ words: 1 }, async ({ database, words: [slug] }) => {
  if (!slug) throw new UsageError("Which post? ./peakworks posts remove SLUG");
  if (!(await removePost(database, slug))) throw new Error(`There is no post ${slug}.`);
  console.error(`${postPath(slug)} is removed.`);
});
