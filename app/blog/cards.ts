import { allPages } from "../site/pages.ts";
import type { Settings } from "../site/settings.ts";
import { withoutLinks } from "../text/linked-text.ts";
import { dayIn } from "../time/dates.ts";
import type { ArticleKey } from "./catalog/articles.ts";
import { morningOf } from "./rules/morning.ts";
import { type PostSummary, postPath } from "./rules/post.ts";
import { containsAll, markHits, type Piece, snippetOf } from "./rules/search.ts";
import { type Article, articles } from "./words/articles.ts";

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

/** The two static articles, which aren't in the database: filtered by category and by search words. Newest first. */
export function articleCards({ timeZone }: Pick<Settings, "timeZone">, { category, words = [] }: { category?: string; words?: string[] }) {
  return allPages
    .flatMap((page): PostCard[] => {
      const article = page.article && articles[page.article];
      if (!article || (category && article.category !== category)) return [];
      const text = textOf(article);
      if (words.length > 0 && !containsAll(text, words)) return [];
      const publishedAt = morningOf(article.date, timeZone);
      const inExcerpt = markHits(article.excerpt, words);
      const excerpt = inExcerpt.some(({ hit }) => hit) ? inExcerpt : (snippetOf(text, words) ?? inExcerpt);
      return [
        {
          path: page.path,
          category: article.category,
          title: markHits(article.title, words),
          excerpt,
          publishedAt,
          day: article.date,
          readTime: `${article.readMinutes} min read`,
          article: page.article,
        },
      ];
    })
    .sort(newestFirst);
}

export function newestFirst(a: PostCard, b: PostCard) {
  return b.publishedAt.getTime() - a.publishedAt.getTime() || b.path.localeCompare(a.path);
}

/** An article's full text, title first. */
function textOf({ title, excerpt, opening, sections, closing }: Article) {
  const texts: string[] = [];
  // JSON.stringify visits every value once. A block's kind isn't part of the text.
  JSON.stringify([title, excerpt, opening, sections, closing], (key, value) => {
    if (typeof value === "string" && key !== "kind") texts.push(withoutLinks(value));
    return value;
  });
  return texts.join(" ");
}
