import { postAddresses } from "../../blog/data/posts.server.ts";
import { postPath } from "../../blog/rules/post.ts";
import { articles } from "../../blog/words/articles.ts";
import { unavailableFile } from "../../forms/unavailable.ts";
import { siteContext } from "../../site/context.ts";
import { allPages } from "../../site/pages.ts";
import { guides } from "../guides/words/all.ts";
import { newestLedger } from "../ledgers/ledger-hours.ts";
import { ledgersPage } from "../ledgers/words.ts";
import type { Route } from "./+types/sitemap";

/** A sitemap may list 50,000 URLs; the newest posts are the ones search engines don't know yet. */
const MOST_POSTS = 40_000;

export async function loader({ context }: Route.LoaderArgs) {
  const { settings, database, now, log } = context.get(siteContext);
  // Half a sitemap would tell search engines that the posts are gone.
  const away = (error: unknown) => unavailableFile(log, error, "the sitemap could not be made");
  const posts = await postAddresses(database, now(), MOST_POSTS).catch(away);
  if (posts instanceof Response) return posts;
  const ledger = newestLedger(settings.studio.ledgers);
  const urls = [
    ...allPages.map((page) => entry(settings.siteUrl + page.path, changedOn(page, posts[0]?.changedAt))),
    ...(ledger ? [entry(settings.siteUrl + ledgersPage.path, ledger.date)] : []),
    ...posts.map(({ slug, changedAt }) => entry(settings.siteUrl + postPath(slug), changedAt.toISOString())),
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

/** Only known dates are given: made-up ones teach search engines to ignore them all. */
function changedOn({ key, article, guide }: (typeof allPages)[number], newestPost: Date | undefined) {
  if (article) return articles[article].updated;
  if (guide) return guides[guide].checked;
  return key === "blog" ? newestPost?.toISOString() : undefined;
}

function entry(address: string, changed: string | undefined) {
  return `<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`;
}
