import { allPosts, removePost } from "../app/data/post-records.server.ts";
import { publishDrafts } from "../app/data/publishing.server.ts";
import { dayIn, timeIn } from "../app/rules/calendar.ts";
import { postPath } from "../app/rules/post.ts";
import { readSettings } from "../app/site/settings.ts";
import { type Action, fail, runCommand } from "./command.ts";
import { readPostFiles } from "./post-files.ts";
import { showProgress } from "./progress.ts";

const USAGE = `npm run posts -- add FILE.md [--queue | --now]    publishes a post: on its published_date, on the next free 9:00 AM, or at once
npm run posts -- import FOLDER [--queue | --now]  adds every .md file of a folder, or none of them
npm run posts -- check FILE.md | FOLDER …         names what is wrong, with its line; stores nothing
npm run posts -- list                             every post, the queued ones too
npm run posts -- remove SLUG                      takes a post off the site`;

/** Needs no database, so that a writer can check a file anywhere. */
function check(values: string[]) {
  try {
    const drafts = readPostFiles(readValues(values, []).words, readSettings(process.env).timeZone);
    console.log(drafts.length === 1 ? "The post is in order." : `All ${drafts.length} posts are in order.`);
  } catch (error) {
    fail((error as Error).message);
  }
}

const add: Action = async ({ database, settings: { timeZone }, values, now }) => {
  const { words, flag } = readValues(values, ["--queue", "--now"]);
  if (words.length > 1) throw new Error("One at a time: add takes one file, import one folder. Nothing was stored.");
  const drafts = readPostFiles(words, timeZone);
  const undated = drafts.filter(({ publishedAt }) => !publishedAt);
  if (undated.length > 0 && !flag)
    throw new Error(
      `When? ${undated[0]?.slug} has no published_date: add one to the file, or say --queue (the next free 9:00 AM) or --now.`,
    );
  if (flag && undated.length === 0) throw new Error(`The published_date of the file says when. Take it out, or leave out ${flag}.`);
  const progress = showProgress(drafts.length);
  const stored = await publishDrafts(database, drafts, { now, timeZone, undated: flag === "--now" ? "now" : "queue", onStored: progress });
  if (stored.length > 1) return console.log(`${stored.length} posts added.`);
  for (const { slug, publishedAt } of stored) console.log(`${postPath(slug)} ${told(publishedAt, now, timeZone)}`);
};

const list: Action = async ({ database, settings: { timeZone }, values, now }) => {
  if (readValues(values, []).words.length > 0) throw new Error(USAGE);
  for (const { slug, title, category, publishedAt } of await allPosts(database)) {
    const state = publishedAt > now ? "queued   " : "published";
    console.log(
      [state, dayIn(timeZone, publishedAt), timeIn(timeZone, publishedAt).padStart(8), category.padEnd(19), slug, title].join("  "),
    );
  }
};

const remove: Action = async ({ database, values }) => {
  const [slug = "", ...more] = readValues(values, []).words;
  if (more.length > 0) throw new Error("One at a time: name one slug. Nothing was removed.");
  if (!(await removePost(database, slug))) throw new Error(`There is no post ${slug || "without a name: say which"}.`);
  console.log(`${postPath(slug)} is removed.`);
};

const [name, ...values] = process.argv.slice(2);
if (name === "check" && !values.includes("--help")) check(values);
else await runCommand(USAGE, { add, import: add, list, remove });

/** At most one of the flags that the action knows. */
function readValues(values: string[], known: string[]) {
  const [flag, ...more] = values.filter((value) => value.startsWith("-"));
  if (more.length > 0 || (flag && !known.includes(flag))) throw new Error(USAGE);
  return { words: values.filter((value) => !value.startsWith("-")), flag };
}

function told(moment: Date, now: Date, timeZone: string) {
  const when = `${dayIn(timeZone, moment)} at ${timeIn(timeZone, moment)}`;
  return moment > now ? `is queued for ${when}.` : `is published, dated ${when}.`;
}
