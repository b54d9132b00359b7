import type { Thing } from "schema-dts";
import { headOf, type OwnPage, shortened } from "../site/head.ts";
import { markdownPathOf } from "../site/markdown-path.ts";
import { pages } from "../site/pages.ts";
import type { Settings } from "../site/settings.ts";
import { authorsOf, type SiteFacts, structuredData, studioOf } from "../site/structured-data.ts";
import { filled } from "../text/format.ts";
import type { PostCard } from "./rules/card.ts";
import { changedAt, MOST_DESCRIPTION_CHARACTERS, type PostSummary, postPath } from "./rules/post.ts";
import { type BlogQuery, writeBlogQuery } from "./rules/query.ts";
import { blog } from "./words/blog.ts";

/** The index and its filtered, searched and later pages, each with its own title and URL. */
export function describeList(
  query: BlogQuery,
  settings: Settings,
  { cards, last }: { cards: PostCard[] | undefined; last: number },
): OwnPage {
  const row = { key: "blog", ...pages.blog, ...wordsFor(query) };
  const at = (page: number) => settings.siteUrl + pages.blog.path + writeBlogQuery({ ...query, page });
  return {
    head: {
      ...headOf(row, settings),
      canonical: at(query.page),
      markdown: markdownPathOf(pages.blog.path) + writeBlogQuery(query),
      // Search results stay out of search engines, and so does a category with a single post, which says no more than the post. A list
      // whose posts are still loading isn't empty.
      noindex: query.q !== "" || cards?.length === 0 || (query.category !== undefined && query.page === 1 && cards?.length === 1),
      previous: query.page > 1 ? at(query.page - 1) : undefined,
      next: query.page < last ? at(query.page + 1) : undefined,
      feeds: true,
    },
    graph: JSON.stringify(structuredData(row, settings, { things: [blogOf(cards ?? [], settings)] })),
  };
}

export function describePost(post: PostSummary, settings: Settings): OwnPage {
  const row = {
    key: `blog/${post.slug}`,
    path: postPath(post.slug) as `/${string}`,
    title: post.title,
    description: shortened(post.metaDescription || post.excerpt, MOST_DESCRIPTION_CHARACTERS),
    keywords: [post.seoKeywords || post.category],
    parent: "blog",
  };
  return {
    head: {
      ...headOf(row, settings),
      type: "article",
      article: { publishedAt: post.publishedAt, updatedAt: changedAt(post), section: post.category },
      feeds: true,
    },
    graph: JSON.stringify(structuredData(row, settings, { things: [posting(post, settings)] })),
  };
}

function wordsFor({ category, q, page }: BlogQuery) {
  const { heads } = blog;
  const values = { category: category ?? "", q: shortened(q, 40) };
  const words = q ? heads.search : category ? heads.category : pages.blog;
  const [title, description] = [filled(words.title, values), filled(words.description, values)];
  if (page === 1) return { title, description };
  return {
    title: filled(heads.page, { title, page: String(page) }),
    description: shortened(filled(heads.pageDescription, { description, page: String(page) }), MOST_DESCRIPTION_CHARACTERS),
  };
}

function blogOf(cards: PostCard[], site: SiteFacts): Thing {
  return {
    "@type": "Blog",
    "@id": `${site.siteUrl}${pages.blog.path}#blog`,
    name: pages.blog.title,
    url: site.siteUrl + pages.blog.path,
    publisher: studioOf(site),
    blogPost: cards.map(({ title, path, publishedAt }) => ({
      "@type": "BlogPosting" as const,
      headline: title.map(({ text }) => text).join(""),
      url: site.siteUrl + path,
      datePublished: publishedAt.toISOString(),
    })),
  };
}

function posting(post: PostSummary, site: SiteFacts): Thing {
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.metaDescription || post.excerpt,
    articleSection: post.category,
    keywords: post.seoKeywords,
    datePublished: post.publishedAt.toISOString(),
    dateModified: changedAt(post).toISOString(),
    image: `${site.siteUrl}/og/blog/${post.slug}.png`,
    mainEntityOfPage: site.siteUrl + postPath(post.slug),
    isPartOf: { "@type": "Blog", "@id": `${site.siteUrl}${pages.blog.path}#blog`, name: pages.blog.title },
    author: authorsOf(site),
    publisher: studioOf(site),
  };
}
