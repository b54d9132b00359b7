import { allPages } from "../../site/pages.ts";
import type { Settings } from "../../site/settings.ts";
import { withoutLinks } from "../../text/linked-text.ts";
import { newestFirst, type PostCard } from "../rules/card.ts";
import { morningOf } from "../rules/morning.ts";
import { readTime } from "../rules/post.ts";
import { containsAll, excerptOf, markHits } from "../rules/search-words.ts";
import { type Article, articles } from "../words/articles.ts";

/** The two static articles, which aren't in the database: filtered by category and by search words. Newest first. */
export function articleCards({ timeZone }: Pick<Settings, "timeZone">, { category, words = [] }: { category?: string; words?: string[] }) {
  return allPages
    .flatMap((page): PostCard[] => {
      const article = page.article && articles[page.article];
      if (!article || (category && article.category !== category)) return [];
      const text = textOf(article);
      if (words.length > 0 && !containsAll(text, words)) return [];
      const publishedAt = morningOf(article.date, timeZone);
      return [
        {
          path: page.path,
          category: article.category,
          title: markHits(article.title, words),
          excerpt: excerptOf(article.excerpt, text, words),
          publishedAt,
          day: article.date,
          readTime: readTime(article.readMinutes),
          article: page.article,
        },
      ];
    })
    .sort(newestFirst);
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
