import { fileAt, storeAction } from "../../terminal/command.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { publishPosts } from "../data/publishing.server.ts";
import { postPath } from "../rules/post.ts";
import { readPostFiles } from "./files.ts";
import { linkProblemsIn } from "./links.ts";
import { takePictures } from "./pictures.ts";
import { orSayWhy } from "./refusals.ts";
import { whenText } from "./when.ts";

export const addPosts = storeAction({ words: 1, flags: ["queue", "now"] }, async ({ database, settings, words, flags, now, askSite }) => {
  const { timeZone } = settings;
  const flag = flags.queue ? "--queue" : flags.now ? "--now" : undefined;
  if (flags.queue && flags.now) throw new UsageError("Either --queue or --now, not both. Nothing was stored.");
  const files = readPostFiles(words.map(fileAt), timeZone);
  const undated = files.map(({ post }) => post).filter(({ publishedAt }) => !publishedAt);
  if (undated.length > 0 && !flag)
    throw new UsageError(
      `When? ${undated[0]?.slug} has no published_date: add one to the file, or say --queue (the next free 9:00 AM) or --now.`,
    );
  if (flag && undated.length === 0) throw new UsageError(`The published_date of the file says when. Take it out, or leave out ${flag}.`);
  const { problems } = await linkProblemsIn(files, { settings, askSite });
  if (problems.length > 0) throw new Error(`${problems.join("\n")}\nNothing was stored.`);
  const taken = await takePictures(files, database);
  const publishing = publishPosts(
    database,
    taken.map(({ post }) => post),
    {
      now,
      timeZone,
      undated: flags.now ? "now" : "queue",
      pictures: new Map(taken.map(({ post, pictures }) => [post.slug, pictures])),
      onStored: showProgress(files.length),
    },
  );
  const stored = await orSayWhy(publishing);
  if (stored.length > 1) return console.error(`${stored.length} posts added.`);
  for (const { slug, publishedAt } of stored) console.error(`${postPath(slug)} ${whenText(publishedAt, now, timeZone)}`);
});

const WIDTH = 30;

/** A progress bar for a terminal; a file or a pipe gets nothing. */
function showProgress(total: number) {
  return (count: number) => {
    if (!process.stderr.isTTY || total < 2) return;
    const filled = Math.round((count / total) * WIDTH);
    process.stderr.write(`\r[${"#".repeat(filled)}${".".repeat(WIDTH - filled)}] ${count} of ${total}${count === total ? "\n" : ""}`);
  };
}
