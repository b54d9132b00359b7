import { findPost, neighboursOf, relatedTo } from "../data/posts/posts.server.ts";
import type { Site } from "../request/context.ts";
import { logCode } from "../request/failure.ts";
import { dayIn, longDate } from "../rules/calendar/calendar.ts";
import { formatPostBody, type PostBody } from "../rules/post/body.ts";
import { isSlug, type Post } from "../rules/post/post.ts";
import { articleCards, cardOf, type PostCard } from "../site/post-cards.ts";

export type PostView =
  | {
      kind: "found";
      post: Post;
      /** The publication day on the agency's calendar, for machines and for people. */
      day: string;
      date: string;
      body: PostBody;
      previous: PostCard | undefined;
      next: PostCard | undefined;
      related: PostCard[];
    }
  | { kind: "missing" }
  | { kind: "failed" };

const RELATED = 3;

/** A post with everything its page shows. Never rejects. */
export async function loadPost({ database, settings, now, log }: Site, slug: string): Promise<PostView> {
  try {
    const post = isSlug(slug) ? await findPost(database, slug, now()) : undefined;
    if (!post) return { kind: "missing" };
    const [{ previous, next }, related] = await Promise.all([
      neighboursOf(database, post, now()),
      relatedTo(database, post, { now: now(), limit: RELATED }),
    ]);
    const day = dayIn(settings.timeZone, post.publishedAt);
    const isAlike = ({ category }: PostCard) => Number(category === post.category);
    return {
      kind: "found",
      post,
      day,
      date: longDate(day),
      body: formatPostBody(post.content),
      previous: previous && cardOf(previous, settings),
      next: next && cardOf(next, settings),
      related: [...related.map((other) => cardOf(other, settings)), ...articleCards(settings, { category: post.category })]
        .sort((a, b) => isAlike(b) - isAlike(a))
        .slice(0, RELATED),
    };
  } catch (error) {
    logCode(log, error, "a post could not be loaded");
    return { kind: "failed" };
  }
}
