import { publishDrafts } from "../app/data/posts/publishing.server.ts";
import { allPosts, removePost } from "../app/data/posts/records.server.ts";
import { dayIn, timeIn } from "../app/rules/calendar/calendar.ts";
import { postPath } from "../app/rules/post/post.ts";
import { type Action, type Command, fileAt, storeAction } from "./command.ts";
import { readPostFiles } from "./post-files.ts";
import { showProgress } from "./progress.ts";
import { printTable } from "./table.ts";
import { UsageError } from "./usage-error.ts";

/** Needs no database, so that a writer can check a file anywhere. */
const check: Action = {
  words: Number.POSITIVE_INFINITY,
  run: async ({ settings, words }) => {
    const drafts = readPostFiles(words.map(fileAt), settings.timeZone);
    console.error(drafts.length === 1 ? "The post is in order." : `All ${drafts.length} posts are in order.`);
  },
};

const add = storeAction({ words: 1, flags: ["queue", "now"] }, async ({ database, settings: { timeZone }, words, flags, now }) => {
  const flag = flags.queue ? "--queue" : flags.now ? "--now" : undefined;
  if (flags.queue && flags.now) throw new UsageError("Either --queue or --now, not both. Nothing was stored.");
  const drafts = readPostFiles(words.map(fileAt), timeZone);
  const undated = drafts.filter(({ publishedAt }) => !publishedAt);
  if (undated.length > 0 && !flag)
    throw new UsageError(
      `When? ${undated[0]?.slug} has no published_date: add one to the file, or say --queue (the next free 9:00 AM) or --now.`,
    );
  if (flag && undated.length === 0) throw new UsageError(`The published_date of the file says when. Take it out, or leave out ${flag}.`);
  const progress = showProgress(drafts.length);
  const stored = await publishDrafts(database, drafts, { now, timeZone, undated: flags.now ? "now" : "queue", onStored: progress });
  if (stored.length > 1) return console.error(`${stored.length} posts added.`);
  for (const { slug, publishedAt } of stored) console.error(`${postPath(slug)} ${told(publishedAt, now, timeZone)}`);
});

const list = storeAction({}, async ({ database, settings: { timeZone }, now }) => {
  const posts = await allPosts(database);
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

const remove = storeAction({ words: 1 }, async ({ database, words: [slug] }) => {
  if (!slug) throw new UsageError("Which post? ./peakworks posts remove SLUG");
  if (!(await removePost(database, slug))) throw new Error(`There is no post ${slug}.`);
  console.error(`${postPath(slug)} is removed.`);
});

export const command: Command = {
  help: `./peakworks posts add FILE.md [--queue | --now]    publishes a post: on its published_date, on the next free 9:00 AM, or at once
./peakworks posts import FOLDER [--queue | --now]  adds every .md file of a folder, or none of them
./peakworks posts check FILE.md | FOLDER …         names what is wrong, with its line; stores nothing
./peakworks posts list                             every post, the queued ones too
./peakworks posts remove SLUG                      takes a post off the site

Example: ./peakworks posts add spring-checklist.md --queue`,
  actions: { add, import: add, check, list, remove },
};

function told(moment: Date, now: Date, timeZone: string) {
  const when = `${dayIn(timeZone, moment)} at ${timeIn(timeZone, moment)}`;
  return moment > now ? `is queued for ${when}.` : `is published, dated ${when}.`;
}
