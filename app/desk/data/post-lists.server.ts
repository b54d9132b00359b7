import { listDrafts } from "../../blog/data/drafts.server.ts";
import { allPosts } from "../../blog/data/stored-posts.server.ts";
import type { Site } from "../../site/context.ts";
import { dayIn, fullDate, longDate, timeIn } from "../../time/dates.ts";
import { posts as words } from "../words/posts.ts";

/** From this many on, the page has a search. */
const MANY = 12;
const MOST_PUBLISHED = 50;

/** The drafts, the queue and what's published, as far as their titles have what was searched for. */
export async function loadPostLists(
  { database, settings: { timeZone }, now }: Pick<Site, "database" | "settings" | "now">,
  search: string,
) {
  const [drafts, posts] = await Promise.all([listDrafts(database), allPosts(database)]);
  const isFound = ({ title }: { title: string }) => title.toLowerCase().includes(search.toLowerCase());
  const found = posts.filter(isFound);
  const published = found.filter(({ publishedAt }) => publishedAt <= now());
  const on = (moment: Date) => dayIn(timeZone, moment);
  // The whole queue, since up and down go by its order.
  const queued = posts.filter(({ publishedAt }) => publishedAt > now()).reverse();
  return {
    isSearched: drafts.length + posts.length >= MANY,
    drafts: drafts.filter(isFound).map(({ id, title, corrects, savedAt, savedBy }) => ({
      id,
      title: title.trim() || words.drafts.untitled,
      note: [
        ...(corrects ? [words.drafts.corrects] : []),
        words.drafts.saved(`${longDate(on(savedAt))}, ${timeIn(timeZone, savedAt)}`, savedBy),
      ].join(" · "),
    })),
    queue: queued
      .map(({ slug, title, publishedAt }, i) => ({
        slug,
        title,
        note: `${fullDate(on(publishedAt))}, ${timeIn(timeZone, publishedAt)}`,
        isFirst: i === 0,
        isLast: i === queued.length - 1,
      }))
      .filter(isFound),
    published: published
      .slice(0, MOST_PUBLISHED)
      .map(({ slug, title, category, publishedAt }) => ({ slug, title, note: `${longDate(on(publishedAt))} · ${category}` })),
    left: Math.max(0, published.length - MOST_PUBLISHED),
  };
}
