import type { Site } from "../../site/context.ts";
import { markdownPathOf, pagePathOf } from "../../site/markdown-path.ts";
import { listedPages } from "../llms.server.ts";
import { hasMarkdown, readMarkdown } from "../read.server.ts";

export const MARKDOWN_TYPE = "text/markdown";

/** More than that nobody scrolls through; the rest is found by searching. */
const MOST_RESOURCES = 200;
const LONGEST = 300;

/** The Markdown of a page by its path or whole address. Undefined for other sites and pages that don't exist. */
export async function markdownAt(address: string, site: Site) {
  const { siteUrl } = site.settings;
  if (address.length > LONGEST || !URL.canParse(address, siteUrl)) return undefined;
  const { origin, pathname } = new URL(address, siteUrl);
  if (origin !== siteUrl || !hasMarkdown(pagePathOf(pathname) ?? pathname)) return undefined;
  return readMarkdown(pathname, site);
}

export async function pageResources(site: Site) {
  const pages = await listedPages(site);
  return pages.slice(0, MOST_RESOURCES).map(({ path, title, description }) => {
    const uri = site.settings.siteUrl + markdownPathOf(path);
    return { uri, name: path, title, description, mimeType: MARKDOWN_TYPE };
  });
}
