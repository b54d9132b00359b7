import { storeAction } from "../../terminal/command.ts";
import { printTable } from "../../terminal/table.ts";
import { UsageError } from "../../terminal/usage-error.ts";
import { addDays, dayIn, fullDate, timeIn } from "../../time/dates.ts";
import { movePost, swapQueued } from "../data/editing.server.ts";
import { queuedPosts } from "../data/stored-posts.server.ts";
import { freeMornings } from "../rules/morning.ts";
import { type PostSummary, postPath } from "../rules/post.ts";
import { orSayWhy } from "./refusals.ts";
import { whenText } from "./when.ts";

/** How many days ahead free mornings are shown; posts beyond are listed without the gaps between them. */
const SHOW_FREE_DAYS = 60;

export const schedule = storeAction({ words: 2 }, async ({ database, settings: { timeZone }, words: [slug, day], now }) => {
  if (slug && !day)
    throw new UsageError(`Which day? ./peakworks posts schedule ${slug} 2026-12-01, or ./peakworks posts schedule ${slug} next`);
  if (slug && day) {
    const moving =
      day === "earlier" || day === "later"
        ? swapQueued(database, { slug, towards: day, now })
        : movePost(database, { slug, day, now, timeZone });
    return console.error(`${postPath(slug)} ${whenText(await orSayWhy(moving), now, timeZone)}`);
  }
  const queued = await queuedPosts(database, now);
  printTable(scheduleRows(queued, now, timeZone));
  if (queued.length === 0) console.error("Nothing is queued.");
});

/** One line a day up to the last queued post, with the mornings that are still free, and the first free one after it. */
function scheduleRows(queued: PostSummary[], now: Date, timeZone: string) {
  const posts = queued.map(({ slug, title, publishedAt }) => ({ moment: publishedAt, words: [slug, title] }));
  const last = queued.at(-1)?.publishedAt ?? now;
  const limit = addDays(dayIn(timeZone, now), SHOW_FREE_DAYS);
  const taken = queued.map(({ publishedAt }) => publishedAt);
  const free = freeMornings(SHOW_FREE_DAYS, taken, now, timeZone).filter((moment) => dayIn(timeZone, moment) <= limit);
  const shown = free.slice(0, free.filter((moment) => moment < last).length + 1);
  return [...posts, ...shown.map((moment) => ({ moment, words: ["(free)", ""] }))]
    .sort((a, b) => a.moment.getTime() - b.moment.getTime())
    .map(({ moment, words }) => {
      const day = dayIn(timeZone, moment);
      return [fullDate(day).slice(0, 3), day, timeIn(timeZone, moment).padStart(8), ...words];
    });
}
