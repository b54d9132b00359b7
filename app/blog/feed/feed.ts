import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { allPages, pages } from "../../site/pages.ts";
import type { Settings } from "../../site/settings.ts";
import { labels } from "../../site/words/labels.ts";
import { elementsIn } from "../rules/elements.ts";
import { morningOf } from "../rules/morning.ts";
import { changedAt, type Post, postPath } from "../rules/post.ts";
import { formatPostBody } from "../rules/post-body.ts";
import { articles } from "../words/articles.ts";
import { articleHtml } from "./article-html.ts";

export const FEED_ENTRIES = 30;

/** What both feed formats contain. URLs are absolute, because a feed reader shows them outside this site. */
export type Feed = {
  title: string;
  description: string;
  author: string;
  home: string;
  updatedAt: Date;
  entries: { address: string; title: string; excerpt: string; category: string; html: string; publishedAt: Date; updatedAt: Date }[];
};

/** The newest posts and the two static articles, in date order. */
export function makeFeed(posts: Post[], { siteUrl, siteName, timeZone }: Pick<Settings, "siteUrl" | "siteName" | "timeZone">): Feed {
  const written = posts.map((post) => ({ ...post, path: postPath(post.slug), html: formatPostBody(post.content).html }));
  const fixed = allPages.flatMap(({ path, article }) => {
    if (!article) return [];
    const { date, ...rest } = articles[article];
    const publishedAt = morningOf(date, timeZone);
    return [{ ...rest, path, html: articleHtml(articles[article]), publishedAt, updatedAt: publishedAt }];
  });
  const entries = [...written, ...fixed]
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, FEED_ENTRIES)
    .map(({ path, title, excerpt, category, html, publishedAt, updatedAt }) => ({
      address: siteUrl + path,
      title,
      excerpt,
      category,
      html: withWholeAddresses(html, siteUrl + path),
      publishedAt,
      updatedAt: changedAt({ publishedAt, updatedAt }),
    }));
  return {
    title: labels.feed(siteName),
    description: pages.blog.description,
    author: siteName,
    home: siteUrl + pages.blog.path,
    updatedAt: new Date(Math.max(...entries.map(({ updatedAt }) => updatedAt.getTime()))),
    entries,
  };
}

function withWholeAddresses(html: string, page: string) {
  const tree = fromHtml(html, { fragment: true });
  const whole = (address: string) => new URL(address, page).href;
  for (const { properties } of elementsIn(tree)) {
    for (const name of ["href", "src"]) if (properties[name] !== undefined) properties[name] = whole(String(properties[name]));
    if (properties.srcSet) properties.srcSet = properties.srcSet.replace(/\/\S+/g, whole);
  }
  return toHtml(tree);
}
