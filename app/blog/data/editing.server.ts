import type { Database } from "../../database/database.server.ts";
import { isDay } from "../../time/dates.ts";
import { changesBetween } from "../rules/draft-changes.ts";
import type { ParsedPost } from "../rules/file.ts";
import { freeMornings, morningOf, morningText } from "../rules/morning.ts";
import type { Post, PostSummary } from "../rules/post.ts";
import { PostRefused } from "../rules/post-refused.ts";
import { refuseTakenMorning } from "../rules/taken-morning.ts";
import { keepCorrectionCurrent } from "./drafts.server.ts";
import { withPostsLocked } from "./lock.server.ts";
import { deleteUnusedPictures, setPostPictures, storePictures, type TakenPicture } from "./pictures.server.ts";
import { writeRow } from "./rows.server.ts";
import { postBySlug, queuedPosts } from "./stored-posts.server.ts";

/**
 * Changes the stored post that has the same slug, and returns the names of what changed; when nothing did, it doesn't count as corrected. A
 * date to come has to be a free one, and only of a post that isn't published yet: it would take the others offline.
 */
export function updatePost(database: Database, post: ParsedPost, { now, timeZone, pictures = [], also }: Update) {
  return withPostsLocked(database, async (transaction) => {
    const before = await postBySlug(transaction, post.slug);
    if (!before) throw new PostRefused({ reason: "no-post", slug: post.slug });
    await also?.(transaction, before);
    const { searchText, ...fields } = post;
    const after: Post = { ...fields, publishedAt: post.publishedAt ?? before.publishedAt, updatedAt: now };
    const changes = changesBetween(before, after);
    if (changes.length === 0) return { post: before, changes };
    if (changes.includes("published_date") && after.publishedAt > now) {
      if (before.publishedAt <= now) throw new PostRefused({ reason: "published", slug: post.slug });
      refuseTakenMorning([...(await othersQueued(transaction, post.slug, now)), after], { now, timeZone });
    }
    await storePictures(transaction, pictures, now);
    await setPostPictures(transaction, post.slug, pictures);
    const row = { ...writeRow(after), searchText };
    await transaction.updateTable("blogPosts").set(row).where("slug", "=", post.slug).execute();
    await deleteUnusedPictures(transaction);
    if (changes.every((change) => change === "published_date")) await keepCorrectionCurrent(transaction, before);
    return { post: after, changes };
  });
}

type Update = {
  now: Date;
  timeZone: string;
  pictures?: TakenPicture[];
  /** What belongs to the same change; if it throws, nothing is changed. `before` is the post as it was. */
  also?: (transaction: Database, before: Post) => Promise<void>;
};

async function othersQueued(transaction: Database, slug: string, now: Date) {
  return (await queuedPosts(transaction, now)).filter((other) => other.slug !== slug);
}

type PostMove = { slug: string; day: string; now: Date; timeZone: string };

/** Moves a queued post to 9:00 AM of a day that has no post yet, or to the next such day. Returns its new moment. */
export function movePost(database: Database, { slug, day, now, timeZone }: PostMove) {
  return withPostsLocked(database, async (transaction) => {
    const post = await postBySlug(transaction, slug);
    if (!post) throw new PostRefused({ reason: "no-post", slug });
    if (post.publishedAt <= now) throw new PostRefused({ reason: "published", slug });
    const others = await othersQueued(transaction, slug, now);
    const taken = others.map(({ publishedAt }) => publishedAt);
    const [free = now] = freeMornings(1, taken, now, timeZone);
    const next = morningText(free, timeZone);
    const publishedAt = day === "next" ? free : isDay(day) ? morningOf(day, timeZone) : undefined;
    if (!publishedAt) throw new PostRefused({ reason: "not-a-day", day, next });
    if (publishedAt <= now) throw new PostRefused({ reason: "passed", day, next });
    refuseTakenMorning([...others, { slug, publishedAt }], { now, timeZone });
    await setMorning(transaction, post, publishedAt, now);
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
    await setMorning(transaction, post, other.publishedAt, now);
    await setMorning(transaction, other, post.publishedAt, now);
    return other.publishedAt;
  });
}

async function setMorning(transaction: Database, post: PostSummary, publishedAt: Date, now: Date) {
  const row = { publishedDate: publishedAt.toISOString(), updatedAt: now.toISOString() };
  await transaction.updateTable("blogPosts").set(row).where("slug", "=", post.slug).execute();
  await keepCorrectionCurrent(transaction, post);
}
