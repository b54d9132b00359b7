import { type Article, type ArticleKey, articles } from "../content/articles.ts";
import { dayIn, slotMoment } from "../rules/calendar/calendar.ts";
import { type PostSummary, postPath } from "../rules/post/post.ts";
import { containsAll, markHits, type Piece, snippetOf } from "../rules/post/search.ts";
import { allPages } from "./pages.ts";
import type { Settings } from "./settings.ts";

/** A post or a static article as the lists show it. */
export type PostCard = {
  path: string;
  category: string;
  title: Piece[];
  excerpt: Piece[];
  publishedAt: Date;
  /** The agency's calendar day of it. */
  day: string;
  readTime: string;
  /** A static article has a drawing of its own. */
  article?: ArticleKey;
};

type Marked = { title?: Piece[]; excerpt?: Piece[] };

export function cardOf(post: PostSummary, { timeZone }: Pick<Settings, "timeZone">, marked: Marked = {}): PostCard {
  const { title, excerpt, category, readTime, publishedAt } = post;
  const pieces = { title: marked.title ?? markHits(title, []), excerpt: marked.excerpt ?? markHits(excerpt, []) };
  return { path: postPath(post.slug), category, readTime, publishedAt, day: dayIn(timeZone, publishedAt), ...pieces };
}

/** The two static articles, which no table holds: those of a category, and with every searched word. Newest first. */
export function articleCards({ timeZone }: Pick<Settings, "timeZone">, { category, words = [] }: { category?: string; words?: string[] }) {
  return allPages
    .flatMap((page): PostCard[] => {
      const article = page.article && articles[page.article];
      if (!article || (category && article.category !== category)) return [];
      const text = textOf(article);
      if (words.length > 0 && !containsAll(text, words)) return [];
      const publishedAt = slotMoment({ selectedDate: article.date, selectedTime: "9:00 AM" }, timeZone);
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

/** Every word of an article as plain text, title first. */
function textOf({ title, excerpt, opening, sections, closing }: Article) {
  const texts: string[] = [];
  // The stringifier visits every value once; what a block is called is no word of it.
  JSON.stringify([title, excerpt, opening, sections, closing], (key, value) => {
    if (typeof value === "string" && key !== "kind") texts.push(value);
    return value;
  });
  return texts.join(" ");
}
