import type { Settings } from "../../site/settings.ts";
import { dayIn } from "../../time/dates.ts";
import type { ArticleKey } from "../catalog/articles.ts";
import { type PostSummary, postPath } from "./post.ts";
import { markHits, type Piece } from "./search-words.ts";

/** A post or a static article as lists show it. */
export type PostCard = {
  path: string;
  category: string;
  title: Piece[];
  excerpt: Piece[];
  publishedAt: Date;
  /** Its publication day on the agency's calendar. */
  day: string;
  readTime: string;
  /** A static article has its own drawing. */
  article?: ArticleKey;
};

type Marked = { title?: Piece[]; excerpt?: Piece[] };

export function cardOf(post: PostSummary, { timeZone }: Pick<Settings, "timeZone">, marked: Marked = {}): PostCard {
  const { title, excerpt, category, readTime, publishedAt } = post;
  const pieces = { title: marked.title ?? markHits(title, []), excerpt: marked.excerpt ?? markHits(excerpt, []) };
  return { path: postPath(post.slug), category, readTime, publishedAt, day: dayIn(timeZone, publishedAt), ...pieces };
}

export function newestFirst(a: PostCard, b: PostCard) {
  return b.publishedAt.getTime() - a.publishedAt.getTime() || b.path.localeCompare(a.path);
}
