import type { Database } from "../../database/database.server.ts";
import { isDay } from "../../time/dates.ts";
import { changesBetween } from "../rules/draft-changes.ts";
import type { ParsedPost } from "../rules/file.ts";
import { freeMornings, morningOf, morningText } from "../rules/morning.ts";
import type { Post } from "../rules/post.ts";
import { PostRefused } from "../rules/refused.ts";
import { withPostsLocked } from "./lock.server.ts";
import { deleteUnusedPictures, setPostPictures, storePictures, type TakenPicture } from "./pictures.server.ts";
import { writeRow } from "./rows.server.ts";
import { postBySlug, queuedPosts } from "./stored-posts.server.ts";

/**
 * Changes the stored post that has the same slug. It keeps its publication date unless the new words have another. Returns the names of what changed; when
 * nothing did, the post isn't touched and doesn't count as corrected.
 */
export function updatePost(database: Database, post: ParsedPost, now: Date, pictures: TakenPicture[] = [], also?: Also) {
  return withPostsLocked(database, async (transaction) => {
    const before = await postBySlug(transaction, post.slug);
    if (!before) throw new PostRefused({ reason: "no-post", slug: post.slug });
    await also?.(transaction, before);
    const { searchText, ...fields } = post;
    const after: Post = { ...fields, publishedAt: post.publishedAt ?? before.publishedAt, updatedAt: now };
    const changes = changesBetween(before, after);
    if (changes.length === 0) return { post: before, changes };
    await storePictures(transaction, pictures, now);
    await setPostPictures(transaction, post.slug, pictures);
    const row = { ...writeRow(after), searchText };
    await transaction.updateTable("blogPosts").set(row).where("slug", "=", post.slug).execute();
    await deleteUnusedPictures(transaction);
    return { post: after, changes };
  });
}

/** What belongs to the same change; if it throws, nothing is changed. `before` is the post as it was. */
type Also = (transaction: Database, before: Post) => Promise<void>;

type PostMove = { slug: string; day: string; now: Date; timeZone: string };

/** Moves a queued post to 9:00 AM of a day that has no post yet, or to the next such day. Returns its new moment. */
export function movePost(database: Database, { slug, day, now, timeZone }: PostMove) {
  return withPostsLocked(database, async (transaction) => {
    const post = await postBySlug(transaction, slug);
    if (!post) throw new PostRefused({ reason: "no-post", slug });
    if (post.publishedAt <= now) throw new PostRefused({ reason: "published", slug });
    const others = (await queuedPosts(transaction, now)).filter((other) => other.slug !== slug);
    const taken = others.map(({ publishedAt }) => publishedAt);
    const [free = now] = freeMornings(1, taken, now, timeZone);
    const next = morningText(free, timeZone);
    const publishedAt = day === "next" ? free : isDay(day) ? morningOf(day, timeZone) : undefined;
    if (!publishedAt) throw new PostRefused({ reason: "not-a-day", day, next });
    if (publishedAt <= now) throw new PostRefused({ reason: "passed", day, next });
    const inTheWay = others.find((other) => other.publishedAt.getTime() === publishedAt.getTime());
    if (inTheWay) throw new PostRefused({ reason: "morning-taken", slug, day, by: inTheWay.slug, next });
    const row = { publishedDate: publishedAt.toISOString(), updatedAt: now.toISOString() };
    await transaction.updateTable("blogPosts").set(row).where("slug", "=", slug).execute();
    return publishedAt;
  });
}

type Swap = { slug: string; towards: "earlier" | "later"; now: Date };

/** Swaps a queued post with the one before or after it, so that both keep a morning. Returns its new moment. */
export function swapQueued(database: Database, { slug, towards, now }: Swap) {
  return withPostsLocked(database, async (transaction) => {
    const queued = await queuedPosts(transaction, now);
    const at = queued.findIndex((post) => post.slug === slug);
    const [post, other] = [queued[at], queued[at + (towards === "earlier" ? -1 : 1)]];
    if (!post) throw new PostRefused({ reason: "not-queued", slug });
    if (!other) throw new PostRefused({ reason: "no-neighbor", slug, towards });
    for (const [moved, { publishedAt }] of [
      [post, other],
      [other, post],
    ] as const) {
      const row = { publishedDate: publishedAt.toISOString(), updatedAt: now.toISOString() };
      await transaction.updateTable("blogPosts").set(row).where("slug", "=", moved.slug).execute();
    }
    return other.publishedAt;
  });
}
