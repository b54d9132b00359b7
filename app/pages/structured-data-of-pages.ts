import type { Article, BlogPosting, FAQPage, Thing, WebApplication } from "schema-dts";
import { articles } from "../blog/words/articles.ts";
import type { Page } from "../site/catalog/page.ts";
import { authorsOf, type SiteFacts, studioOf } from "../site/structured-data.ts";
import { withoutLinks } from "../text/linked-text.ts";
import { faq } from "./faq/words.ts";
import type { GuideKey } from "./guides/catalog/guides.ts";
import { guides } from "./guides/words/all.ts";
import { packages } from "./packages/words/packages.ts";
import { services } from "./services/words/services.ts";
import { type KeyedPage, offerCatalogOf, serviceOf, tradeServiceOf } from "./structured-data-of-offers.ts";
import { OFFICE_TYPES } from "./tools/catalog/tools.ts";
import { toolLinks } from "./tools/tool-links.ts";
import { toolWords } from "./tools/words/all.ts";
import { tradeWords } from "./trades/words/all.ts";
import { trades } from "./trades/words/grid.ts";

/**
 * What a page of the table tells machines beyond the studio itself: its offers, questions or article, and its heading for the breadcrumb.
 */
export function ownData(page: KeyedPage, site: SiteFacts) {
  const things: (Thing | undefined)[] = [
    serviceOf(page, site),
    offerCatalogOf(page, site),
    tradeServiceOf(page, site),
    questionsOn(page),
    articleOf(page, site),
    ...toolOn(page, site),
  ];
  return { things, name: headingOf(page) };
}

/** A title is written for search results, a heading for people. */
function headingOf(page: Page) {
  if (page.service) return services[page.service].name;
  if (page.package) return packages[page.package].name;
  if (page.article) return articles[page.article].title;
  if (page.guide) return guides[page.guide].name;
  if (page.tool) return toolWords[page.tool].name;
  return page.trade && trades[page.trade].name;
}

/** The questions that a visitor reads on the page. */
function questionsOn({ key, trade, guide }: KeyedPage): FAQPage | undefined {
  const asked =
    key === "faq" ? faq.flatMap((category) => category.questions) : trade ? tradeWords[trade].questions : guide ? askedIn(guide) : [];
  if (asked.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    mainEntity: asked.map(({ question, answer }) => ({
      "@type": "Question" as const,
      name: question,
      acceptedAnswer: { "@type": "Answer" as const, text: withoutLinks(answer) },
    })),
  };
}

function askedIn(guide: GuideKey) {
  const blocks = guides[guide].sections.flatMap((section) => section.blocks);
  return blocks.flatMap((block) => (block.kind === "questions" ? block.items : []));
}

/** The free file, and the calculator where the page has one. */
function toolOn({ tool, title, description, path }: KeyedPage, site: SiteFacts): Thing[] {
  if (!tool) return [];
  const url = site.siteUrl + path;
  const publisher = studioOf(site);
  const { files, sections } = toolWords[tool];
  const documents = toolLinks(files).map(({ href, name }) => ({
    "@type": "DigitalDocument" as const,
    name,
    description,
    url,
    inLanguage: "en-US",
    isAccessibleForFree: true,
    publisher,
    encoding: {
      "@type": "MediaObject" as const,
      contentUrl: site.siteUrl + href,
      encodingFormat: href.endsWith(".xlsx") ? OFFICE_TYPES.xlsx : OFFICE_TYPES.docx,
    },
  }));
  if (!sections.some(({ kind }) => kind === "math")) return documents;
  const calculator: WebApplication = {
    "@type": "WebApplication",
    name: title,
    description,
    url,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
    publisher,
  };
  return [...documents, calculator];
}

function articleOf(page: KeyedPage, site: SiteFacts): Article | BlogPosting | undefined {
  const shared = {
    image: `${site.siteUrl}/og/${page.key}.png`,
    mainEntityOfPage: site.siteUrl + page.path,
    publisher: studioOf(site),
  };
  if (page.article) {
    const { title, excerpt, date, updated, category } = articles[page.article];
    const dates = { datePublished: date, dateModified: updated };
    return {
      "@type": "BlogPosting",
      headline: title,
      description: excerpt,
      articleSection: category,
      ...dates,
      author: authorsOf(site),
      ...shared,
    };
  }
  if (!page.guide) return undefined;
  const { headline, lead, published, checked } = guides[page.guide];
  return {
    "@type": "Article",
    headline,
    description: lead,
    datePublished: published,
    dateModified: checked,
    author: studioOf(site),
    ...shared,
  };
}
