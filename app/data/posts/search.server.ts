import { sql } from "kysely";
import type { PostSummary } from "../../rules/post/post.ts";
import { isPrefix, markHits, type Piece, searchWords, snippetOf } from "../../rules/post/search.ts";
import { type Database, isPostgres } from "../database/database.server.ts";
import type { Page } from "./posts.server.ts";
import { NEWEST_FIRST, readSummary, selectVisible } from "./rows.server.ts";

export type Hit = { post: PostSummary; title: Piece[]; excerpt: Piece[] };

/** No list goes further than this, so there's no need to count further. */
const COUNT_AT_MOST = 4_800;

/** Posts with every word in the title, excerpt or text; best match first, newest first among equals. `total` stops at 4,800. */
export async function searchPosts(database: Database, { now, q, category, limit, offset }: Page & { q: string }) {
  const words = searchWords(q);
  if (words.length === 0) return { total: 0, hits: [] };
  const visible = selectVisible(database, now);
  const { matching, rank } = isPostgres(database) ? postgresMatch(visible, words) : sqliteMatch(visible, words);
  const found = category ? matching.where("category", "=", category) : matching;
  const [counted, rows] = await Promise.all([
    database
      .selectFrom(found.clearSelect().select("slug").limit(COUNT_AT_MOST).as("found"))
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirst(),
    found.select("searchText").orderBy(rank).orderBy(NEWEST_FIRST).limit(limit).offset(offset).execute(),
  ]);
  return {
    total: Number(counted?.count ?? 0),
    hits: rows.map(({ searchText, ...row }): Hit => {
      const post = readSummary(row);
      const inExcerpt = markHits(post.excerpt, words);
      const excerpt = inExcerpt.some(({ hit }) => hit) ? inExcerpt : (snippetOf(searchText, words) ?? inExcerpt);
      return { post, title: markHits(post.title, words), excerpt };
    }),
  };
}

type Visible = ReturnType<typeof selectVisible>;

function postgresMatch(visible: Visible, words: string[]) {
  const query = sql`to_tsquery('post_words', ${words.map((word) => (isPrefix(word) ? `${word}:*` : word)).join(" & ")})`;
  return { matching: visible.where(sql<boolean>`search_words @@ ${query}`), rank: sql`ts_rank(search_words, ${query}) desc` };
}

function sqliteMatch(visible: Visible, words: string[]) {
  const query = words.map((word) => `"${word}"${isPrefix(word) ? "*" : ""}`).join(" ");
  const score = sql`bm25(blog_search, 10.0, 4.0, 1.0)`;
  const matched = sql<object>`(select rowid as found, ${score} as score from blog_search where blog_search match ${query})`.as("matched");
  const matching = visible.innerJoin(matched, (join) => join.on(sql`found`, "=", sql`id`)) as unknown as Visible;
  return { matching, rank: sql`score` };
}
