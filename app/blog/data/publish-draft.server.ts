import type { Database } from "../../database/database.server.ts";
import type { Picture } from "../../pictures/picture.ts";
import { isDay } from "../../time/dates.ts";
import type { ParsedPost } from "../rules/file.ts";
import { morningOf } from "../rules/morning.ts";
import { type Post, readTimeOf } from "../rules/post.ts";
import { PostRefused } from "../rules/post-refused.ts";
import { textOfPost } from "../rules/post-text.ts";
import { type StoredDraft, takeDraft } from "./drafts.server.ts";
import { updatePost } from "./editing.server.ts";
import { publishPosts } from "./publishing.server.ts";
import { postBySlug } from "./stored-posts.server.ts";

type CheckedPost = { post: ParsedPost; pictures: Picture[] };
type PublishClock = { now: Date; timeZone: string };

/** Publishes a draft at once, or queues it for a day's morning. The draft ends with it. Returns the moment that it's public from. */
export async function publishDraft(
  database: Database,
  stored: StoredDraft,
  { post, pictures }: CheckedPost,
  { day, now, timeZone }: PublishClock & { day?: string },
) {
  const morning = day === undefined ? undefined : morningAt(day, { now, timeZone });
  const [published] = await publishPosts(database, [{ ...post, ...(morning && { publishedAt: morning }) }], {
    now,
    timeZone,
    undated: "now",
    pictures: new Map([[post.slug, pictures]]),
    also: (transaction) => endDraft(transaction, stored),
  });
  return published?.publishedAt ?? now;
}

/** Changes the post that a draft corrects. If the post has changed since the draft was opened, it's refused unless `overwrites`. */
export async function publishCorrection(
  database: Database,
  stored: StoredDraft,
  { post, pictures }: CheckedPost,
  { now, timeZone, overwrites }: PublishClock & { overwrites: boolean },
) {
  const before = await postBySlug(database, post.slug);
  const correction = { ...post, ...(before && ownReadTime(before)) };
  const also = async (transaction: Database, { updatedAt }: Post) => {
    if (!overwrites && updatedAt.getTime() !== stored.baseUpdatedAt?.getTime())
      throw new PostRefused({ reason: "post-changed", slug: post.slug });
    await endDraft(transaction, stored);
  };
  return updatePost(database, correction, { now, timeZone, pictures, also });
}

function morningAt(day: string, { now, timeZone }: PublishClock) {
  if (!isDay(day)) throw new PostRefused({ reason: "not-a-day", day });
  const morning = morningOf(day, timeZone);
  if (morning <= now) throw new PostRefused({ reason: "passed", day });
  return morning;
}

/** One that somebody gave by hand stays; a counted one is counted again. */
function ownReadTime({ readTime, content }: Post) {
  return readTime === readTimeOf(textOfPost(content)) ? {} : { readTime };
}

async function endDraft(transaction: Database, { id, version }: StoredDraft) {
  if (!(await takeDraft(transaction, id, version))) throw new PostRefused({ reason: "draft-changed" });
}
