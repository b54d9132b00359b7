import { loadList } from "../blog/data/blog-list.server.ts";
import { loadPost } from "../blog/data/post-view.server.ts";
import { findPosts } from "../blog/data/posts.server.ts";
import { articleMarkdown } from "../blog/markdown/article.ts";
import { listMarkdown } from "../blog/markdown/list.ts";
import { postMarkdown } from "../blog/markdown/post.ts";
import { cardOf } from "../blog/rules/card.ts";
import { postPath } from "../blog/rules/post.ts";
import { readBlogQuery } from "../blog/rules/query.ts";
import { authorOf } from "../blog/words/author.ts";
import { readRecord } from "../booking/data/own-record.server.ts";
import { contactMarkdown } from "../booking/markdown.ts";
import { calculatorMarkdown } from "../calculator/markdown.ts";
import { newsletter } from "../newsletter/words/newsletter.ts";
import { aboutMarkdown } from "../pages/about/markdown.ts";
import { assistantMarkdown } from "../pages/assistant/markdown.ts";
import { faqMarkdown } from "../pages/faq/markdown.ts";
import { guideMarkdown, guidesMarkdown } from "../pages/guides/markdown.ts";
import { homeMarkdown } from "../pages/home/markdown.ts";
import { packageMarkdown } from "../pages/packages/markdown/package.ts";
import { packagesMarkdown } from "../pages/packages/markdown/packages.ts";
import { paperMarkdown } from "../pages/papers/markdown.ts";
import { ownRecord } from "../pages/papers/words/own-record.ts";
import { processMarkdown } from "../pages/process/markdown.ts";
import { serviceMarkdown } from "../pages/services/markdown/service.ts";
import { servicesMarkdown } from "../pages/services/markdown/services.ts";
import { toolLink } from "../pages/tools/links.ts";
import { fileLink, toolMarkdown, toolsMarkdown } from "../pages/tools/markdown.ts";
import { toolWords } from "../pages/tools/words/all.ts";
import { tools, toolsOfPost, toolsPage } from "../pages/tools/words/tools.ts";
import { tradeLinks } from "../pages/trades/links.ts";
import { tradeMarkdown, tradesMarkdown } from "../pages/trades/markdown.ts";
import { tradesFor, tradeWords } from "../pages/trades/words/all.ts";
import { tradePage } from "../pages/trades/words/page.ts";
import { privacyMarkdown } from "../privacy/markdown.ts";
import type { Page } from "../site/catalog/page.ts";
import type { Site } from "../site/context.ts";
import { type PageKey, pages } from "../site/pages.ts";
import { labeled, link, list, md, type Part } from "../text/markdown.ts";
import { links, section } from "../text/markdown-parts.ts";
import { apiMarkdown } from "./api/markdown.ts";

type View = (typeof pages)[PageKey]["view"];
/** The row of a view's page, with the column that says which of its pages it is. */
type Row = Page & { key: PageKey };
type Made = string | undefined | Promise<string | undefined>;

/** Each view of the table of pages as Markdown. A new view doesn't compile until it has its line here. */
const MARKDOWN: { [Each in View]: (row: Row, site: Site, params: URLSearchParams) => Made } = {
  "pages/home/routes/home.tsx": homeMarkdown,
  "pages/about/route.tsx": (_, { settings }) => aboutMarkdown(settings),
  "pages/services/routes/services.tsx": servicesMarkdown,
  "pages/services/routes/service.tsx": ({ service }) => service && serviceMarkdown(service),
  "pages/trades/routes/trades.tsx": tradesMarkdown,
  "pages/trades/routes/trade.tsx": async ({ trade }, { database, settings, now }) =>
    trade &&
    tradeMarkdown(
      trade,
      (await findPosts(database, tradeWords[trade].posts, now())).map((post) => cardOf(post, settings)),
    ),
  "pages/packages/routes/packages.tsx": packagesMarkdown,
  "pages/packages/routes/package.tsx": (row) => row.package && packageMarkdown(row.package),
  "pages/process/route.tsx": processMarkdown,
  "blog/routes/blog.tsx": (_, site, params) => blogMarkdown(site, params),
  "blog/routes/article.tsx": ({ article }, { settings }) =>
    article && articleMarkdown(article, authorOf(settings).team, byTrade(tradeLinks([article]))),
  "calculator/routes/calculator.tsx": calculatorMarkdown,
  "pages/tools/routes/tools.tsx": async (_, site) => toolsMarkdown(await explainedBy(site, tools)),
  "pages/tools/routes/tool.tsx": async ({ tool }, site) =>
    tool &&
    toolMarkdown(
      tool,
      await explainedBy(
        site,
        tools.filter(({ file }) => toolWords[tool].files.includes(file)),
      ),
    ),
  "pages/guides/routes/guides.tsx": guidesMarkdown,
  "pages/guides/routes/guide.tsx": ({ guide }) => guide && guideMarkdown(guide),
  "booking/routes/contact.tsx": (_, { settings, now }) => contactMarkdown(settings, now()),
  "pages/faq/route.tsx": faqMarkdown,
  "pages/assistant/route.tsx": (_, { settings }) => assistantMarkdown(settings),
  "assistants/routes/api.tsx": (_, { settings, now }) => apiMarkdown(settings, now()),
  "privacy/route.tsx": (_, { settings, now }) => privacyMarkdown(settings, now()),
  "pages/papers/route.tsx": async ({ paper }, { settings, database, now }) => {
    const hasRecord = paper === "howWeCount" && settings.showRecord;
    const own = hasRecord ? ownRecord(await readRecord(database, { now: now(), settings })) : undefined;
    return paper && paperMarkdown(paper, settings.showRating, own);
  },
};

/** A page of the table. It throws if the database is away and the page needs it. */
export function pageMarkdown(row: Row, site: Site, params: URLSearchParams): Made {
  return MARKDOWN[row.view as View](row, site, params);
}

/** A published post, or nothing. */
export async function blogPostMarkdown(site: Site, slug: string) {
  const view = await loadPost(site, slug);
  if (view.kind === "failed") throw new Error("a post could not be read");
  if (view.kind === "missing") return undefined;
  const { heading, text, all } = toolsPage.inPost;
  const files = toolsOfPost(slug).map(toolLink);
  const takeAway = files.length > 0 && section(heading, text, list(files.map(fileLine)), link(all, pages.tools.path));
  return postMarkdown(view, authorOf(site.settings), { takeAway, trades: byTrade(tradeLinks(tradesFor(view.post))) });
}

/** Undefined where the page says that there's no such list. */
async function blogMarkdown(site: Site, params: URLSearchParams) {
  const query = readBlogQuery(params);
  const shown = query && (await loadList(site, query));
  if (shown?.failed) throw new Error("the posts could not be read");
  return shown && query.page <= shown.last ? listMarkdown(query, shown, newsletter.block) : undefined;
}

function fileLine(file: ReturnType<typeof toolLink>) {
  return file.page ? md`${fileLink(file)}. ${link(toolsPage.inPost.howTo, file.page)}` : fileLink(file);
}

function byTrade(trades: { href: string; name: string }[]): Part {
  return trades.length > 0 && labeled(tradePage.byTrade, links(trades));
}

/** The published ones of the posts that explain these tools. */
async function explainedBy({ database, now }: Site, explained: readonly { posts: readonly string[] }[]) {
  const slugs = [...new Set(explained.flatMap(({ posts }) => posts))];
  return (await findPosts(database, slugs, now())).map(({ slug, title }) => ({ slug, title, href: postPath(slug) }));
}
