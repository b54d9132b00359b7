import { sql } from "kysely";
import { type Database, isPostgres } from "../../database/database.server.ts";
import type { PostSummary } from "../rules/post.ts";
import { MOST_FOUND } from "../rules/query.ts";
import { excerptOf, isPrefix, markHits, type Piece, searchWords } from "../rules/search-words.ts";
import type { PostRange } from "./posts.server.ts";
import { NEWEST_FIRST, readSummary, selectSummaries } from "./rows.server.ts";

type Hit = { post: PostSummary; title: Piece[]; excerpt: Piece[] };

/**
 * Posts with every word in the title, excerpt or text; best match first, newest first among equals. Of words that more than 1,000 posts
 * have, only the newest 1,000 are ranked and listed: ranking them all would hold up everyone else on SQLite.
 */
export async function searchPosts(database: Database, { now, q, category, limit, offset }: PostRange & { q: string }) {
  const words = searchWords(q);
  if (words.length === 0) return { total: 0, hits: [] };
  const inCategory = category ? sql`and category = ${category}` : sql``;
  const isListed = sql`published_date <= ${now.toISOString()} ${inCategory}`;
  const ranked = await (isPostgres(database) ? rankOnPostgres : rankOnSqlite)(database, words, isListed);
  return { total: ranked.length, hits: await readHits(database, ranked.slice(offset, offset + limit), words) };
}

type Condition = ReturnType<typeof sql>;

async function rankOnPostgres(database: Database, words: string[], isListed: Condition) {
  const query = sql`to_tsquery('post_words', ${words.map((word) => (isPrefix(word) ? `${word}:*` : word)).join(" & ")})`;
  const newest = sql`select slug, published_date, search_words from blog_posts where ${isListed} and search_words @@ ${query}
    order by ${NEWEST_FIRST} limit ${MOST_FOUND}`;
  const ranked = sql<{
    slug: string;
  }>`select slug from (${newest}) as newest order by ts_rank(search_words, ${query}) desc, ${NEWEST_FIRST}`;
  return (await ranked.execute(database)).rows.map(({ slug }) => slug);
}

async function rankOnSqlite(database: Database, words: string[], isListed: Condition) {
  const query = words.map((word) => `"${word}"${isPrefix(word) ? "*" : ""}`).join(" ");
  const matching = sql`from blog_search where blog_search match ${query}`;
  const counting = sql<{ count: number }>`select count(*) as count from (select 1 ${matching} limit ${MOST_FOUND + 1})`;
  const isCommon = Number((await counting.execute(database)).rows[0]?.count) > MOST_FOUND;
  // The plus signs keep SQLite from looking up every match by its rowid. It walks the index of dates instead, and stops at enough.
  const newest = sql`and +rowid in (
    select id from blog_posts where ${isListed} and +id in (select rowid ${matching}) order by ${NEWEST_FIRST} limit ${MOST_FOUND})`;
  const scored = sql`select rowid as found, bm25(blog_search, 10.0, 4.0, 1.0) as score ${matching} ${isCommon ? newest : sql``}`;
  // A cross join, since SQLite keeps its order: it would otherwise search once for each post of a small category.
  const ranked = sql<{ slug: string }>`select slug from (${scored}) cross join blog_posts on id = found where ${isListed}
    order by score, ${NEWEST_FIRST}`;
  return (await ranked.execute(database)).rows.map(({ slug }) => slug);
}

async function readHits(database: Database, slugs: string[], words: string[]) {
  if (slugs.length === 0) return [];
  const rows = await selectSummaries(database).select("searchText").where("slug", "in", slugs).execute();
  const hits = rows.map(({ searchText, ...row }): Hit => {
    const post = readSummary(row);
    return { post, title: markHits(post.title, words), excerpt: excerptOf(post.excerpt, searchText, words) };
  });
  return hits.sort((a, b) => slugs.indexOf(a.post.slug) - slugs.indexOf(b.post.slug));
}
