import { sql } from "kysely";
import type { Post } from "../rules/post.ts";
import type { Draft } from "../rules/post-file.ts";
import { nextFreeMorning, pastMornings } from "../rules/post-morning.ts";
import { type Database, isPostgres } from "./database.server.ts";
import { insertPost } from "./post-records.server.ts";

/** Any number will do, as long as nothing else in the same database takes it. */
const POSTGRES_LOCK = 7_325_902;

type Plan = {
  now: Date;
  timeZone: string;
  /** When a post is published whose file leaves it open. */
  undated: "queue" | "now";
  onStored?: (count: number) => void;
};

/** Stores all of them or none. Whoever queues holds a lock meanwhile, so that no two posts get one morning. */
export async function publishDrafts(database: Database, drafts: Draft[], { now, timeZone, undated, onStored }: Plan) {
  return database.transaction().execute(async (transaction) => {
    // SQLite's lock is the transaction itself, see 'begin immediate' in database.server.ts.
    if (isPostgres(database)) await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(transaction);
    const taken = [...(await queuedMoments(transaction, now)), ...drafts.flatMap(({ publishedAt }) => publishedAt ?? [])];
    const stored: Post[] = [];
    for (const draft of drafts) {
      const publishedAt = draft.publishedAt ?? (undated === "now" ? now : nextFreeMorning(taken, now, timeZone));
      taken.push(publishedAt);
      const post = { ...draft, publishedAt, updatedAt: publishedAt };
      if ((await insertPost(transaction, post)) === "taken") throw new Error(`There is a post ${draft.slug} already. Nothing was stored.`);
      onStored?.(stored.push(post));
    }
    return stored;
  });
}

/**
 * Gives a blog without posts its first ones, the first of them the newest. That it was done is remembered beside the migrations: posts that
 * were removed do not come back, and of two processes that start at once the second waits here for the first.
 */
export async function publishFirstPosts(database: Database, readDrafts: () => Draft[], now: Date, timeZone: string) {
  return database.transaction().execute(async (transaction) => {
    const mark = transaction.insertInto("migrations").values({ name: "first-posts", appliedAt: now.toISOString() });
    const marked = await mark
      .onConflict((conflict) => conflict.column("name").doNothing())
      .returning("name")
      .executeTakeFirst();
    if (!marked || (await transaction.selectFrom("blogPosts").select("slug").limit(1).executeTakeFirst())) return 0;
    const drafts = readDrafts();
    for (const [i, publishedAt] of pastMornings(drafts.length, now, timeZone).entries())
      await insertPost(transaction, { ...(drafts[i] as Draft), publishedAt, updatedAt: publishedAt });
    return drafts.length;
  });
}

async function queuedMoments(database: Database, now: Date) {
  const rows = await database.selectFrom("blogPosts").select("publishedDate").where("publishedDate", ">", now.toISOString()).execute();
  return rows.map(({ publishedDate }) => new Date(publishedDate));
}
