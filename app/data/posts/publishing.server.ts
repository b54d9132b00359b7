import { sql } from "kysely";
import type { Draft } from "../../rules/post/file.ts";
import { firstMornings, freeMornings } from "../../rules/post/morning.ts";
import { type Database, isPostgres } from "../database/database.server.ts";
import { storePosts } from "./records.server.ts";

/** How many posts one statement inserts. */
const BATCH = 50;
/** Any number works, as long as nothing else in the same database uses it. */
const POSTGRES_LOCK = 7_325_902;

type Plan = {
  now: Date;
  timeZone: string;
  /** When to publish a post whose file doesn't give a date. */
  undated: "queue" | "now";
  onStored?: (count: number) => void;
};

/**
 * Stores all of them or none. A lock keeps two posts from getting the same morning. On SQLite that's the same lock a visitor's booking
 * waits for, so nothing is done inside it that could be done before.
 */
export async function publishDrafts(database: Database, drafts: Draft[], { now, timeZone, undated, onStored }: Plan) {
  return database.transaction().execute(async (transaction) => {
    // SQLite's lock is the transaction itself, see 'begin immediate' in database.server.ts.
    if (isPostgres(database)) await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(transaction);
    const dated = drafts.flatMap(({ publishedAt }) => publishedAt ?? []);
    const taken = [...(await queuedMoments(transaction, now)), ...dated];
    const mornings = undated === "queue" ? freeMornings(drafts.length - dated.length, taken, now, timeZone) : [];
    const posts = drafts.map((draft) => ({ ...draft, publishedAt: draft.publishedAt ?? mornings.shift() ?? now, updatedAt: now }));
    for (let from = 0; from < posts.length; from += BATCH) {
      const [refused] = await storePosts(transaction, posts.slice(from, from + BATCH));
      if (refused) throw new Error(`There is a post ${refused.slug} already. Nothing was stored.`);
      onStored?.(Math.min(from + BATCH, posts.length));
    }
    return posts;
  });
}

/**
 * Gives an empty blog its first posts: some are out, newest first, the rest come one a day. The migrations table records that it was done, so removed posts don't come back. If
 * two processes start at once, the second one waits here for the first.
 */
export async function publishFirstPosts(database: Database, readDrafts: () => Draft[], now: Date, timeZone: string) {
  return database.transaction().execute(async (transaction) => {
    const mark = transaction.insertInto("migrations").values({ name: "first-posts", appliedAt: now.toISOString(), hash: null });
    const marked = await mark
      .onConflict((conflict) => conflict.column("name").doNothing())
      .returning("name")
      .executeTakeFirst();
    if (!marked || (await transaction.selectFrom("blogPosts").select("slug").limit(1).executeTakeFirst())) return 0;
    const drafts = readDrafts();
    const mornings = firstMornings(drafts.length, now, timeZone);
    const posts = mornings.map((publishedAt, i) => ({ ...(drafts[i] as Draft), publishedAt, updatedAt: publishedAt }));
    await storePosts(transaction, posts);
    return posts.length;
  });
}

async function queuedMoments(database: Database, now: Date) {
  const rows = await database.selectFrom("blogPosts").select("publishedDate").where("publishedDate", ">", now.toISOString()).execute();
  return rows.map(({ publishedDate }) => new Date(publishedDate));
}
