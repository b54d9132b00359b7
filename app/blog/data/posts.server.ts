import { sql } from "kysely";
import type { Database } from "../../database/database.server.ts";
import type { Category } from "../catalog/categories.ts";
import { changedAt, type Post, type PostSummary } from "../rules/post.ts";
import { NEWEST_FIRST, readSummary, selectSummaries, selectVisible } from "./rows.server.ts";

type PostFilter = { now: Date; category?: Category | undefined };
/** `without` is the slug of a post that's shown elsewhere on the page. */
export type PostRange = PostFilter & { limit: number; offset: number; without?: string | undefined };

/** Published posts, newest first. */
export async function listPosts(database: Database, { now, category, limit, offset, without }: PostRange) {
  const visible = selectVisible(database, now);
  const filed = category ? visible.where("category", "=", category) : visible;
  const chosen = without ? filed.where("slug", "<>", without) : filed;
  return (await chosen.orderBy(NEWEST_FIRST).limit(limit).offset(offset).execute()).map(readSummary);
}

/** All posts by their counters, minus the queued ones: reads a few rows and a short range of an index. */
export async function countPosts(database: Database, { now, category }: PostFilter) {
  const counts = database.selectFrom("blogCounts").select(({ fn }) => fn.sum("posts").as("count"));
  const queue = database
    .selectFrom("blogPosts")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("publishedDate", ">", now.toISOString());
  const [all, queued] = await Promise.all([
    (category ? counts.where("category", "=", category) : counts).executeTakeFirst(),
    (category ? queue.where("category", "=", category) : queue).executeTakeFirst(),
  ]);
  return Number(all?.count ?? 0) - Number(queued?.count ?? 0);
}

export async function findPost(database: Database, slug: string, now: Date): Promise<Post | undefined> {
  const row = await selectVisible(database, now).select("content").where("slug", "=", slug).executeTakeFirst();
  return row && { ...readSummary(row), content: row.content };
}

/** The newest posts with their bodies, for the feeds. */
export async function newestPosts(database: Database, { now, limit }: { now: Date; limit: number }): Promise<Post[]> {
  const rows = await selectVisible(database, now).select("content").orderBy(NEWEST_FIRST).limit(limit).execute();
  return rows.map(({ content, ...row }) => ({ ...readSummary(row), content }));
}

/** Those of the slugs that are published, in the slugs' order. */
export async function findPosts(database: Database, slugs: string[], now: Date) {
  const posts = (await selectVisible(database, now).where("slug", "in", slugs).execute()).map(readSummary);
  return slugs.flatMap((slug) => posts.find((post) => post.slug === slug) ?? []);
}

/** The newest featured post. */
export async function featuredPost(database: Database, now: Date) {
  // Worded exactly like this so that SQLite uses the index on featured posts.
  const featured = selectVisible(database, now).where(sql<boolean>`featured`);
  return readOne(await featured.orderBy(NEWEST_FIRST).limit(1).executeTakeFirst());
}

/** The posts published just before and just after. */
export async function neighborsOf(database: Database, { publishedAt, slug }: PostSummary, now: Date) {
  const here = sql`(${publishedAt.toISOString()}, ${slug})`;
  // Anything older than a visible post is visible too. With that condition added, SQLite would scan from now down to here.
  const older = selectSummaries(database).where(sql<boolean>`(published_date, slug) < ${here}`);
  const newer = selectVisible(database, now).where(sql<boolean>`(published_date, slug) > ${here}`);
  const [previous, next] = await Promise.all([
    older.orderBy(NEWEST_FIRST).limit(1).executeTakeFirst(),
    newer.orderBy("publishedDate").orderBy("slug").limit(1).executeTakeFirst(),
  ]);
  return { previous: readOne(previous), next: readOne(next) };
}

/** Posts of the same category first, then others; of each the ones nearest in time, so that not every post leads to the newest. */
export async function relatedTo(database: Database, post: PostSummary, { now, limit }: { now: Date; limit: number }) {
  const [alike, others] = await Promise.all([nearest(database, post, "=", now, limit), nearest(database, post, "<>", now, limit)]);
  return [...alike, ...others].slice(0, limit);
}

async function nearest(database: Database, { publishedAt, slug, category }: PostSummary, compare: "=" | "<>", now: Date, limit: number) {
  const here = publishedAt.toISOString();
  const chosen = () => selectVisible(database, now).where("category", compare, category).where("slug", "<>", slug).limit(limit);
  const [older, newer] = await Promise.all([
    chosen().where("publishedDate", "<=", here).orderBy(NEWEST_FIRST).execute(),
    chosen().where("publishedDate", ">", here).orderBy("publishedDate").orderBy("slug").execute(),
  ]);
  const distance = (other: PostSummary) => Math.abs(other.publishedAt.getTime() - publishedAt.getTime());
  return [...older, ...newer]
    .map(readSummary)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, limit);
}

/** After `from`, up to and including `until`, newest first, so that adjacent periods share no post. */
export async function postsPublishedBetween(database: Database, from: Date, until: Date) {
  const after = selectVisible(database, until).where("publishedDate", ">", from.toISOString());
  return (await after.orderBy(NEWEST_FIRST).execute()).map(readSummary);
}

/** When the last post comes out, queued ones included. Once that moment has passed, nothing is queued. */
export async function lastPostAt(database: Database) {
  const last = database.selectFrom("blogPosts").select(({ fn }) => fn.max("publishedDate").as("at"));
  const { at } = await last.executeTakeFirstOrThrow();
  return at ? new Date(at) : undefined;
}

/** Post URLs and when each last changed, for the sitemap. */
export async function postAddresses(database: Database, now: Date, limit: number) {
  const visible = database
    .selectFrom("blogPosts")
    .select(["slug", "publishedDate", "updatedAt"])
    .where("publishedDate", "<=", now.toISOString());
  const rows = await visible.orderBy(NEWEST_FIRST).limit(limit).execute();
  return rows.map((row) => ({
    slug: row.slug,
    changedAt: changedAt({ publishedAt: new Date(row.publishedDate), updatedAt: new Date(row.updatedAt) }),
  }));
}

/** Pages rendered from posts stay good until the version changes or the next post is due. */
export async function contentState(database: Database, now: Date) {
  const next = database
    .selectFrom("blogPosts")
    .select(({ fn }) => fn.min("publishedDate").as("due"))
    .where("publishedDate", ">", now.toISOString());
  const { version, due } = await database
    .selectFrom("blogVersion")
    .select(["version", next.as("due")])
    .executeTakeFirstOrThrow();
  return { version: String(version), nextDueAt: due ? new Date(due) : undefined };
}

function readOne(row: Parameters<typeof readSummary>[0] | undefined) {
  return row && readSummary(row);
}
