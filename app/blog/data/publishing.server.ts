import type { Database } from "../../database/database.server.ts";
import type { ParsedPost } from "../rules/file.ts";
import { firstMornings, freeMornings } from "../rules/morning.ts";
import { PostRefused } from "../rules/post-refused.ts";
import { refuseTakenMorning } from "../rules/taken-morning.ts";
import { withPostsLocked } from "./lock.server.ts";
import { setPostPictures, storePictures, type TakenPicture } from "./pictures.server.ts";
import { queuedPosts, storePosts } from "./stored-posts.server.ts";

/** How many posts one statement inserts. */
const POSTS_AT_ONCE = 50;

type Plan = {
  now: Date;
  timeZone: string;
  /** When to publish a post whose file doesn't give a date. */
  undated: "queue" | "now";
  /** By slug. */
  pictures?: Map<string, TakenPicture[]>;
  onStored?: (count: number) => void;
  /** What belongs to the same change; if it throws, nothing is stored. */
  also?: (transaction: Database) => Promise<void>;
};

/** Stores all of them or none. */
export async function publishPosts(database: Database, parsed: ParsedPost[], { now, timeZone, undated, pictures, onStored, also }: Plan) {
  return withPostsLocked(database, async (transaction) => {
    const dated = parsed.flatMap(({ publishedAt }) => publishedAt ?? []);
    const queued = await queuedPosts(transaction, now);
    const taken = [...queued.map(({ publishedAt }) => publishedAt), ...dated];
    refuseTakenMorning([...queued, ...parsed], { now, timeZone });
    const mornings = undated === "queue" ? freeMornings(parsed.length - dated.length, taken, now, timeZone) : [];
    const posts = parsed.map((post) => ({ ...post, publishedAt: post.publishedAt ?? mornings.shift() ?? now, updatedAt: now }));
    for (let from = 0; from < posts.length; from += POSTS_AT_ONCE) {
      const [refused] = await storePosts(transaction, posts.slice(from, from + POSTS_AT_ONCE));
      if (refused) throw new PostRefused({ reason: "slug-taken", slug: refused.slug });
      onStored?.(Math.min(from + POSTS_AT_ONCE, posts.length));
    }
    for (const [slug, shown] of pictures ?? []) {
      await storePictures(transaction, shown, now);
      await setPostPictures(transaction, slug, shown);
    }
    await also?.(transaction);
    return posts;
  });
}

/**
 * Gives an empty blog its first posts: some are out, newest first, the rest come one a day. The migrations table records that it was done,
 * so removed posts don't come back. If two processes start at once, the second one waits here for the first.
 */
export async function publishFirstPosts(database: Database, readPosts: () => ParsedPost[], now: Date, timeZone: string) {
  return database.transaction().execute(async (transaction) => {
    const mark = transaction.insertInto("migrations").values({ name: "first-posts", appliedAt: now.toISOString(), hash: null });
    const marked = await mark
      .onConflict((conflict) => conflict.column("name").doNothing())
      .returning("name")
      .executeTakeFirst();
    if (!marked || (await transaction.selectFrom("blogPosts").select("slug").limit(1).executeTakeFirst())) return 0;
    const parsed = readPosts();
    const mornings = firstMornings(parsed.length, now, timeZone);
    const posts = mornings.map((publishedAt, i) => ({ ...(parsed[i] as ParsedPost), publishedAt, updatedAt: publishedAt }));
    await storePosts(transaction, posts);
    return posts.length;
  });
}
