import { isPostPath } from "../app/blog/rules/post.ts";
import { readBlogQuery, writeBlogQuery } from "../app/blog/rules/query.ts";
import { pageAt } from "../app/site/pages.ts";

/** After this long, a visitor gets the page without its posts, and then the posts. */
const WAIT_MS = 400;

const LISTS = new Set(["/sitemap.xml", "/feed.xml", "/feed.json"]);
const BROWSER = /^Mozilla\//;
const CRAWLER = /bot\b|bots\b|crawl|spider|slurp|preview|externalhit|embed|fetch|monitor|lighthouse|headless|feed|http/i;

/** The cache key (canonical path) of a page made from posts; undefined for any other page. */
export function blogPath(pathname: string, params: URLSearchParams) {
  const page = pageAt(pathname);
  if (page?.key === "blog") {
    const query = page.query?.some((name) => params.has(name)) ? undefined : readBlogQuery(params);
    return query && pathname + writeBlogQuery(query);
  }
  // A trade's page lists posts, and the tools name the posts that explain them.
  return LISTS.has(pathname) || page?.trade || page?.key === "tools" || (!page && isPostPath(pathname)) ? pathname : undefined;
}

/** Every search is a separate page, and strangers can make up as many as they like. */
export function isSearch(address: string) {
  return /[?&]q=/.test(address);
}

/** A client that can't run the short script that inserts late posts gets the whole page, however long it takes. */
export function waitMsFor(request: Request) {
  const agent = request.headers.get("user-agent") ?? "";
  const isPerson = BROWSER.test(agent) && !CRAWLER.test(agent) && request.method === "GET";
  return isPerson && !new URL(request.url).searchParams.has("wait") ? WAIT_MS : Number.POSITIVE_INFINITY;
}
