import type { Site } from "../../site/context.ts";
import { type FailureStatus, logFailure } from "../../site/failure.ts";
import { copyWords } from "../../site/words/share.ts";
import { dayIn, longDate } from "../../time/dates.ts";
import { within } from "../../time/durations.ts";
import { cardOf, type PostCard } from "../rules/card.ts";
import { isSlug, type Post, type PostSummary, postPath } from "../rules/post.ts";
import { formatPostBody, type PostBody } from "../rules/post-body.ts";
import { keyNumberOf } from "../words/key-numbers.ts";
import { articleCards } from "./article-cards.server.ts";
import { findPost, findPosts, neighborsOf, relatedTo } from "./posts.server.ts";

export type PostView = FoundView | { kind: "missing" } | { kind: "failed"; status: FailureStatus };

/** It exists, and the rest of it is on its way. */
type LateView = { kind: "late"; post: PostSummary };

type FoundView = {
  kind: "found";
  post: Post;
  /** The publication day on the agency's calendar, for machines and for people. */
  day: string;
  date: string;
  body: PostBody;
  previous: PostCard | undefined;
  next: PostCard | undefined;
  related: PostCard[];
};

const RELATED = 3;
/** How long a visitor waits for a page's status and head before it's a failure. */
const HEAD_WITHIN_MS = 3_000;

/** A post with everything its page shows. Never rejects. */
export async function loadPost(site: Site, slug: string): Promise<PostView> {
  const { database, settings, now, log } = site;
  try {
    const post = isSlug(slug) ? await findPost(database, slug, now()) : undefined;
    if (!post) return { kind: "missing" };
    const [view, { previous, next }] = await Promise.all([viewOf(site, post, RELATED + 2), neighborsOf(database, post, now())]);
    const isBeside = ({ path }: PostCard) => Number([previous, next].some((other) => other && postPath(other.slug) === path));
    return {
      ...view,
      // Those before and after are on the page already, so they come last.
      related: view.related.sort((a, b) => isBeside(a) - isBeside(b)).slice(0, RELATED),
      previous: previous && cardOf(previous, settings),
      next: next && cardOf(next, settings),
    };
  } catch (error) {
    return { kind: "failed", status: logFailure(log, error, "a post could not be loaded") };
  }
}

/**
 * Of a post that's late, what is known first: all of it, or that it exists, which is enough for the page's status and its whole head. A
 * page can't be sent before that: it would be a page about nothing, and a missing post would be a 200. Never rejects.
 */
export async function firstKnown({ database, now, log }: Site, slug: string, loading: Promise<PostView>) {
  const heading = findPosts(database, [slug], now()).then(([post]): PostView | LateView =>
    post ? { kind: "late", post } : { kind: "missing" },
  );
  // If that query fails, the first one says so.
  const known = Promise.race([loading, heading.catch(() => loading)]);
  return within(HEAD_WITHIN_MS, known).catch(
    (error): PostView => ({ kind: "failed", status: logFailure(log, error, "a post took too long") }),
  );
}

/** What the page of a post shows without those before and after it, which one that isn't published doesn't have. */
export async function viewOf({ database, settings, now }: Site, post: Post, limit = RELATED): Promise<FoundView> {
  const related = await relatedTo(database, post, { now: now(), limit });
  const day = dayIn(settings.timeZone, post.publishedAt);
  const isAlike = ({ category }: PostCard) => Number(category === post.category);
  return {
    kind: "found",
    post,
    day,
    date: longDate(day),
    body: formatPostBody(post.content, { copy: copyWords.label, number: keyNumberOf({ path: postPath(post.slug) }) }),
    previous: undefined,
    next: undefined,
    related: [...related.map((other) => cardOf(other, settings)), ...articleCards(settings, { category: post.category })]
      .sort((a, b) => isAlike(b) - isAlike(a))
      .slice(0, limit),
  };
}
