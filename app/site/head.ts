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
};

/** What search engines and link previews read of a page. Aliases name the first path. */
export function headOf(page: Page & { key: string }, settings: Pick<Settings, "siteName" | "siteUrl">): Head {
  return {
    title: `${page.title} | ${settings.siteName}`,
    description: page.description,
    keywords: page.keywords.join(", "),
    canonical: settings.siteUrl + page.path,
    picture: `${settings.siteUrl}/og/${page.key}.png`,
    pictureText: `${page.title}. ${settings.siteName}`,
    type: page.article ? "article" : "website",
  };
}
