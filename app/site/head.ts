import type { Page } from "./pages.ts";
import type { Settings } from "./settings.ts";

export type Head = {
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  picture: string;
  pictureText: string;
  type: "website" | "article";
  /** A page that search engines should follow but not show. */
  noindex?: boolean;
  /** The pages of a list before and after this one. */
  previous?: string | undefined;
  next?: string | undefined;
  article?: { publishedAt: Date; updatedAt: Date; section: string };
  /** Feeds that a reader finds by itself. */
  feeds?: boolean;
};

/** How a route describes a page that is not a row of the table: with a head, or with nothing but a title when it is for nobody to find. */
export type OwnPage = { head: Head; graph: string; title?: undefined } | { head?: undefined; graph?: undefined; title: string };

type Described = Pick<Page, "path" | "title" | "description" | "keywords" | "article"> & { key: string };

const TITLE_CHARACTERS = 64;

/** What search engines and link previews read of a page. Aliases name the first path. */
export function headOf(page: Described, settings: Pick<Settings, "siteName" | "siteUrl">): Head {
  return {
    title: titleWithName(page.title, settings.siteName),
    description: page.description,
    keywords: page.keywords.join(", "),
    canonical: settings.siteUrl + page.path,
    picture: `${settings.siteUrl}/og/${page.key}.png`,
    pictureText: `${page.title}. ${settings.siteName}`,
    type: page.article ? "article" : "website",
    feeds: page.article !== undefined,
  };
}

/** A post's title may be longer than a search result shows: then it goes before the name, which goes before the end of the title. */
function titleWithName(title: string, siteName: string) {
  const whole = `${title} | ${siteName}`;
  if (whole.length <= TITLE_CHARACTERS) return whole;
  return title.length <= TITLE_CHARACTERS ? title : shortened(title, TITLE_CHARACTERS);
}

/** Ends after a whole word. */
export function shortened(text: string, most: number) {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, cut.lastIndexOf(" ") > most / 2 ? cut.lastIndexOf(" ") : undefined).replace(/[\s,;:.]+$/, "")}…`;
}
