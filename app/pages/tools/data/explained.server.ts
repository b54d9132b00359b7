import { findPosts } from "../../../blog/data/posts.server.ts";
import { postPath } from "../../../blog/rules/post.ts";
import type { Site } from "../../../site/context.ts";
import { logCode } from "../../../site/failure.ts";
import { within } from "../../../time/within.ts";

export type ExplainingPost = { slug: string; title: string; href: string };

/** How long a visitor waits for the posts' titles. */
const POSTS_WITHIN_MS = 1_000;

/** The published ones of the posts that explain tools. Nothing if they couldn't be read: the page is whole without them. */
export async function readExplained({ database, now, log }: Site, slugs: readonly string[]): Promise<ExplainingPost[] | undefined> {
  try {
    const posts = await within(POSTS_WITHIN_MS, findPosts(database, [...new Set(slugs)], now()));
    return posts.map(({ slug, title }) => ({ slug, title, href: postPath(slug) }));
  } catch (error) {
    logCode(log, error, "the posts about tools could not be read");
    return undefined;
  }
}
