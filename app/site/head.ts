import type { Page } from "./catalog/page.ts";
import { markdownPathOf } from "./markdown-path.ts";
import type { Settings } from "./settings.ts";

export type Head = {
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  /** The same page for programs that read. */
  markdown: string;
  picture: string;
  pictureText: string;
  type: "website" | "article";
  /** For a page whose links search engines may follow but which they shouldn't list. */
  noindex?: boolean;
  /** The previous and next pages of a list. */
  previous?: string | undefined;
  next?: string | undefined;
  article?: { publishedAt: Date; updatedAt: Date; section: string };
  /** Feeds that feed readers discover on their own. */
  feeds?: boolean;
};

/**
 * How a route describes a page that isn't in the table of pages, or isn't always the same: with a head, or with only a title if nobody
 * should find it.
 */
export type OwnPage = { head: Head; graph?: string; title?: undefined } | { head?: undefined; graph?: undefined; title: string };

type DescribedPage = Pick<Page, "path" | "title" | "description" | "keywords" | "article"> & { key: string };

const TITLE_CHARACTERS = 64;

/** What search engines and link previews read about a page. Aliases point to the first path. */
export function headOf(page: DescribedPage, settings: Pick<Settings, "siteName" | "siteUrl">): Head {
  return {
    title: titleWithName(page.title, settings.siteName),
    description: page.description,
    keywords: page.keywords.join(", "),
    canonical: settings.siteUrl + page.path,
    markdown: markdownPathOf(page.path),
    picture: `${settings.siteUrl}/og/${page.key}.png`,
    pictureText: `${page.title}. ${settings.siteName}`,
    type: page.article ? "article" : "website",
    feeds: page.article !== undefined,
  };
}

/**
 * A post's title may be longer than a search result shows with the site's name behind it. It's never cut: search engines do that
 * themselves.
 */
function titleWithName(title: string, siteName: string) {
  const whole = `${title} | ${siteName}`;
  return whole.length <= TITLE_CHARACTERS ? whole : title;
}

/** Cuts after a whole word. */
export function shortened(text: string, most: number) {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, cut.lastIndexOf(" ") > most / 2 ? cut.lastIndexOf(" ") : undefined).replace(/[\s,;:.]+$/, "")}…`;
}
