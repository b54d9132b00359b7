import type { Site } from "../../site/context.ts";
import { markdownPathOf } from "../../site/markdown-path.ts";
import { listedPages } from "../llms.server.ts";
import { readMarkdown } from "../read.server.ts";

export const MARKDOWN_TYPE = "text/markdown";

/** More than that nobody scrolls through; the rest is found by searching. */
const MOST_RESOURCES = 200;
const LONGEST_ADDRESS = 300;

/** The Markdown of a page by its path or whole address. Undefined for other sites and pages that don't exist. */
export async function markdownAt(address: string, site: Site) {
  const { siteUrl } = site.settings;
  if (address.length > LONGEST_ADDRESS || !URL.canParse(address, siteUrl)) return undefined;
  const { origin, pathname } = new URL(address, siteUrl);
  return origin === siteUrl ? readMarkdown(pathname, site) : undefined;
}

export async function pageResources(site: Site) {
  const pages = await listedPages(site);
  return pages.slice(0, MOST_RESOURCES).map(({ path, title, description }) => {
    const uri = site.settings.siteUrl + markdownPathOf(path);
    return { uri, name: path, title, description, mimeType: MARKDOWN_TYPE };
  });
}
