import { isPostPath } from "../blog/rules/post.ts";
import { contactMarkdown } from "../booking/markdown.ts";
import { calculatorMarkdown } from "../calculator/markdown.ts";
import { ledgersPage } from "../pages/ledgers/words.ts";
import type { Site } from "../site/context.ts";
import { markdownPathOf, pagePathOf } from "../site/markdown-path.ts";
import { pageAt } from "../site/pages.ts";
import { pageToMarkdown } from "./page-to-markdown.ts";

/** A page's HTML by its address, as visitors get it. Undefined if there's none; it throws while the page can't be made. */
export type ReadPage = (address: string) => Promise<string | undefined>;

/** Whether a path may have Markdown. A post's is known once it's read. */
export function hasMarkdown(path: string) {
  return pageAt(path) !== undefined || isPostPath(path) || path === ledgersPage.path;
}

/** A page as Markdown, made from what visitors see of it. Undefined if there's no such page. */
export async function makeMarkdown(address: string, site: Site, readPage: ReadPage) {
  const { siteUrl } = site.settings;
  const written = writtenMarkdown(new URL(address, siteUrl).pathname, site);
  // Words can't look like a link, since their brackets are escaped.
  if (written) return written.replaceAll("](/", `](${siteUrl}/`);
  const html = await readPage(address);
  return html && pageToMarkdown(html, siteUrl);
}

/** Pages that are a form: there's more to know about filling it in than its labels say. */
function writtenMarkdown(path: string, { settings, now }: Site) {
  const key = pageAt(path)?.key;
  if (key === "contact") return contactMarkdown(settings, now());
  return key === "calculator" ? calculatorMarkdown() : undefined;
}

/**
 * A page's Markdown by its path ('/about-us', '/about-us.md', '/blog/a-post'), as the site serves it. Undefined if there's no such page. It
 * throws while the database is away and the page needs it.
 */
export async function readMarkdown(path: string, site: Site) {
  const page = pagePathOf(path) ?? path;
  if (!hasMarkdown(page)) return undefined;
  const response = await site.askSite(markdownPathOf(page));
  if (response.status >= 500) throw new Error("a page could not be read");
  return response.status === 200 ? response.text() : undefined;
}
