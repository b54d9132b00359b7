import { dataAnswer, errorAnswer, failureAnswer } from "../../forms/api-answer.ts";
import { siteContext } from "../../site/context.ts";
import { logFailure } from "../../site/failure.ts";
import { findPost, listPosts } from "../data/posts.server.ts";
import { searchPosts } from "../data/search-posts.server.ts";
import { isCategory, isSlug, type PostSummary } from "../rules/post.ts";
import { LAST_OFFSET, MOST_LISTED_POSTS, POSTS_PER_PAGE, readQuestion } from "../rules/query.ts";
import type { Route } from "./+types/posts-as-json";

/** Published posts, newest first, with their table's column names. With a slug: one post with its content. */
export async function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const { database, now, log } = context.get(siteContext);
  try {
    if (slug !== undefined) {
      const post = isSlug(slug) ? await findPost(database, slug, now()) : undefined;
      return post ? dataAnswer({ ...recordOf(post), content: post.content }) : errorAnswer(404, "not_found");
    }
    const asked = readList(new URL(request.url).searchParams);
    if (asked.problems) return errorAnswer(422, "invalid", { fields: asked.problems });
    const { q, ...page } = asked.list;
    if (!q) return dataAnswer((await listPosts(database, { ...page, now: now() })).map(recordOf));
    return dataAnswer((await searchPosts(database, { ...page, q, now: now() })).hits.map(({ post }) => recordOf(post)));
  } catch (error) {
    return failureAnswer(logFailure(log, error, "posts could not be read"), "unreadable");
  }
}

function readList(params: URLSearchParams) {
  const limit = numberIn(params.get("limit") ?? String(POSTS_PER_PAGE), 1, MOST_LISTED_POSTS);
  const offset = numberIn(params.get("offset") ?? "0", 0, LAST_OFFSET);
  const category = params.get("category") ?? "";
  const problems = {
    ...(limit === undefined && { limit: `1-${MOST_LISTED_POSTS}` }),
    ...(offset === undefined && { offset: `0-${LAST_OFFSET}` }),
    ...(category !== "" && !isCategory(category) && { category: "unknown" }),
  };
  if (limit === undefined || offset === undefined || Object.keys(problems).length > 0) return { problems };
  return { list: { limit, offset, category: isCategory(category) ? category : undefined, q: readQuestion(params.get("q") ?? "") } };
}

function numberIn(text: string, least: number, most: number) {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= least && number <= most ? number : undefined;
}

function recordOf(post: PostSummary) {
  return {
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    category: post.category,
    read_time: post.readTime,
    published_date: post.publishedAt.toISOString(),
    featured: post.featured,
    meta_description: post.metaDescription,
    seo_keywords: post.seoKeywords,
  };
}
