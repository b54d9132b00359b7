import { setImmediate } from "node:timers/promises";
import { listPosts } from "../blog/data/posts.server.ts";
import { postPath } from "../blog/rules/post.ts";
import { ledgersPage } from "../pages/ledgers/words.ts";
import { MCP_PATH } from "../site/catalog/api-paths.ts";
import type { Page } from "../site/catalog/page.ts";
import type { Site } from "../site/context.ts";
import { markdownPathOf } from "../site/markdown-path.ts";
import { allPages, pages } from "../site/pages.ts";
import { labels } from "../site/words/labels.ts";
import { document, link, md, mdHeading, mdList, mdQuote } from "../text/write-markdown.ts";
import { readMarkdown } from "./read.server.ts";
import { bookingLine, llms, SECTIONS, type SectionKey } from "./words/llms.ts";

/** As many as a sitemap for assistants is any use with; older ones are on the blog. */
const MOST_POSTS = 1_000;
/** Of the file with everything, just under a megabyte. */
const MOST_FILE_BYTES = 990_000;

type ListedPage = { section: SectionKey; path: string; title: string; description: string };

/** /llms.txt by the convention of llmstxt.org: who we are, then every page of the sitemap by section. */
export async function llmsText(site: Site) {
  const { siteUrl } = site.settings;
  const listed = await listedPages(site);
  const line = ({ path, title, description }: ListedPage) => md`${link(title, siteUrl + markdownPathOf(path))}: ${description}`;
  return document(
    ...opening(site),
    md`${llms.form} ${link(llms.full, `${siteUrl}/llms-full.txt`)}.`,
    site.settings.assistants && md`${llms.tools} ${link(siteUrl + MCP_PATH, siteUrl + MCP_PATH)}`,
    Object.entries(SECTIONS).map(([key, name]) => [mdHeading(2, name), mdList(listed.filter(({ section }) => section === key).map(line))]),
  );
}

/** /llms-full.txt: all pages one after the other, posts last and the newest first, as far as they fit. */
export async function llmsFullText(site: Site) {
  const pieces = [document(...opening(site))];
  const all = await listedPages(site);
  let left = MOST_FILE_BYTES - Buffer.byteLength(pieces.join(""));
  for (const [i, { path }] of all.entries()) {
    // Visitors are served in between.
    await setImmediate();
    const piece = `\n---\n\n${llms.source}: ${site.settings.siteUrl}${path}\n\n${(await readMarkdown(path, site)) ?? ""}`;
    left -= Buffer.byteLength(piece);
    if (left < 0) return [...pieces, `\n---\n\n${llms.leftOut(all.length - i)}\n`].join("");
    pieces.push(piece);
  }
  return pieces.join("");
}

function opening({ settings }: Site) {
  const { siteName, siteUrl } = settings;
  const call = md`${llms.firstCall} ${link(labels.bookCall, siteUrl + pages.contact.path)}`;
  return [mdHeading(1, siteName), mdQuote(llms.summary), mdList([...llms.about, call, bookingLine(settings)])] as const;
}

/** Every page of the sitemap, in the order of the sections; posts newest first. */
export async function listedPages(site: Site): Promise<ListedPage[]> {
  const posts = await listPosts(site.database, { now: site.now(), limit: MOST_POSTS, offset: 0 });
  const all: ListedPage[] = [
    ...ownPages(site),
    ...posts.map(({ slug, title, excerpt, metaDescription }) => ({
      section: "blog" as const,
      path: postPath(slug),
      title,
      description: metaDescription || excerpt,
    })),
  ];
  return Object.keys(SECTIONS).flatMap((key) => all.filter(({ section }) => section === key));
}

/** All but the posts. */
export function ownPages({ settings: { studio } }: Site) {
  const ledgers = studio.ledgers.length > 0 ? [{ ...ledgersPage, section: "packages" as const }] : [];
  return [...allPages.map((page) => ({ ...page, section: sectionOf(page) })), ...ledgers];
}

/** By the page above it, or by itself if it has pages below. */
function sectionOf({ key, parent = key }: Page & { key: string }): SectionKey {
  return parent in SECTIONS ? (parent as SectionKey) : "company";
}
