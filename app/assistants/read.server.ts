import { isPostPath, postPath } from "../blog/rules/post.ts";
import { ledgersMarkdown } from "../pages/ledgers/markdown.ts";
import { ledgersPage } from "../pages/ledgers/words.ts";
import type { Site } from "../site/context.ts";
import { pagePathOf } from "../site/markdown-path.ts";
import { pageAt } from "../site/pages.ts";
import { blogPostMarkdown, pageMarkdown } from "./page-markdown.server.ts";

/**
 * A public page as Markdown by its path ('/about-us', '/about-us.md', '/blog/a-post'), with whole addresses in its links. Undefined if there's no such
 * page. It throws while the database is away and the page needs it.
 */
export async function readMarkdown(address: string, site: Site): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(address, site.settings.siteUrl);
  const made = await make(pagePathOf(pathname) ?? pathname, site, searchParams);
  // Words can't look like a link, since their brackets are escaped.
  return made?.replaceAll("](/", `](${site.settings.siteUrl}/`);
}

/** Whether a path may have Markdown. A post's is known once it's read. */
export function hasMarkdown(path: string) {
  return pageAt(path) !== undefined || isPostPath(path) || path === ledgersPage.path;
}

function make(path: string, site: Site, params: URLSearchParams) {
  const page = pageAt(path);
  if (page) return pageMarkdown(page, site, params);
  if (path === ledgersPage.path) return ledgersMarkdown(site.settings.studio);
  return isPostPath(path) ? blogPostMarkdown(site, path.slice(postPath("").length)) : undefined;
}
