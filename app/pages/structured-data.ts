import type { BreadcrumbList, FAQPage, Graph, OfferCatalog, Organization, ProfessionalService, Service, Thing, WebSite } from "schema-dts";
import { articles } from "../blog/words/articles.ts";
import { allPages, type Page, pages } from "../site/pages.ts";
import type { Settings } from "../site/settings.ts";
import { brand } from "../site/words/brand.ts";
import { claims } from "../site/words/claims.ts";
import { withoutLinks } from "../text/linked-text.ts";
import { faq } from "./faq/words.ts";
import { PACKAGES } from "./packages/catalog.ts";
import { packages } from "./packages/words/packages.ts";
import { SERVICES, type ServiceKey } from "./services/catalog.ts";
import { services } from "./services/words/services.ts";
import { tradeWords } from "./trades/words/all.ts";
import { trades } from "./trades/words/grid.ts";

export type SiteFacts = Pick<Settings, "siteName" | "siteUrl" | "showRating" | "contactEmail" | "phone">;
type KeyedPage = Pick<Page, "path" | "title" | "nav" | "footer" | "parent" | "service" | "package" | "article" | "trade"> & { key: string };

/**
 * What the page tells machines about itself, from the same words that visitors read. Its things name each other by id, so that machines read one
 * studio and not four. `more` is what only the route knows.
 */
export function structuredData(page: KeyedPage, site: SiteFacts, more?: Thing): Graph {
  const things: (Thing | undefined)[] = [
    website(site),
    organization(site),
    professionalService(site),
    breadcrumb(page, site),
    offerOf(page, site),
    catalogOf(page, site),
    tradeService(page, site),
    questionsOn(page),
    articleOf(page, site),
    more,
  ];
  return { "@context": "https://schema.org", "@graph": things.filter((thing) => thing !== undefined) };
}

function website(site: SiteFacts): WebSite {
  return {
    "@type": "WebSite",
    "@id": `${site.siteUrl}/#website`,
    name: site.siteName,
    url: site.siteUrl,
    inLanguage: "en-US",
    publisher: { "@id": organizationId(site) },
  };
}

function organization(site: SiteFacts): Organization {
  return {
    "@type": "Organization",
    "@id": organizationId(site),
    name: site.siteName,
    slogan: brand.tagline,
    description: brand.description,
    url: site.siteUrl,
    logo: `${site.siteUrl}/icon-512.png`,
    email: site.contactEmail,
    ...(site.phone && { telephone: site.phone }),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      email: site.contactEmail,
      ...(site.phone && { telephone: site.phone }),
      url: site.siteUrl + pages.contact.path,
      areaServed: "US",
      availableLanguage: "English",
    },
  };
}

function professionalService(site: SiteFacts): ProfessionalService {
  return {
    "@type": "ProfessionalService",
    "@id": `${site.siteUrl}/#studio`,
    name: site.siteName,
    parentOrganization: { "@id": organizationId(site) },
    description: brand.description,
    url: site.siteUrl,
    image: `${site.siteUrl}/og/home.png`,
    email: site.contactEmail,
    ...(site.phone && { telephone: site.phone }),
    priceRange: `${PACKAGES.foundationAudit.priceUsd}-${PACKAGES.peakPerformance.priceUsd} USD`,
    areaServed: { "@type": "Country", name: claims.serviceArea },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: [...claims.openingHours.days],
      opens: claims.openingHours.opens,
      closes: claims.openingHours.closes,
    },
    ...(site.showRating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: claims.rating.value,
        bestRating: claims.rating.best,
        reviewCount: claims.rating.count,
      },
    }),
  };
}

function breadcrumb(page: KeyedPage, site: SiteFacts): BreadcrumbList | undefined {
  if (page.key === "home") return undefined;
  const parent = allPages.find(({ key }) => key === page.parent);
  const trail: Omit<KeyedPage, "key">[] = [pages.home, ...(parent ? [parent] : []), page];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((step, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: crumbOf(step),
      item: site.siteUrl + step.path,
    })),
  };
}

/** What a page is called where it's linked, or its heading: a title is written for search results. */
function crumbOf(page: Omit<KeyedPage, "key">) {
  if (page.nav) return page.nav;
  if (page.service) return services[page.service].name;
  if (page.package) return packages[page.package].name;
  if (page.article) return articles[page.article].title;
  if (page.trade) return trades[page.trade].name;
  return page.footer?.name ?? page.title;
}

function offerOf(page: KeyedPage, site: SiteFacts): Service | undefined {
  if (page.service) {
    const { name, card } = services[page.service];
    return service(name, card.description, priceOf(page.service), site.siteUrl + page.path, site);
  }
  if (page.package) {
    const { name, description, priceUsd } = packages[page.package];
    return service(name, description, priceUsd, site.siteUrl + page.path, site);
  }
  return undefined;
}

/** A service costs as much as the package it's bought in. */
function priceOf(key: ServiceKey) {
  return PACKAGES[SERVICES[key].package].priceUsd;
}

function service(name: string, description: string, priceUsd: number, url: string, site: SiteFacts): Service {
  return {
    "@type": "Service",
    name,
    description,
    url,
    provider: { "@type": "Organization", "@id": organizationId(site), name: site.siteName },
    areaServed: { "@type": "Country", name: claims.serviceArea },
    offers: { "@type": "Offer", price: priceUsd, priceCurrency: "USD", url },
  };
}

/** What we do for one trade. It has no price of its own: it's bought in a package. */
function tradeService({ trade, title, path }: KeyedPage, site: SiteFacts): Service | undefined {
  if (!trade) return undefined;
  return {
    "@type": "Service",
    name: title,
    description: tradeWords[trade].lead,
    url: site.siteUrl + path,
    provider: { "@type": "Organization", "@id": organizationId(site), name: site.siteName },
    areaServed: { "@type": "Country", name: claims.serviceArea },
    audience: { "@type": "BusinessAudience", name: trades[trade].name },
  };
}

function catalogOf(page: KeyedPage, site: SiteFacts): OfferCatalog | undefined {
  if (page.key !== "services" && page.key !== "packages") return undefined;
  const offered = allPages.filter((row) => row.parent === page.key && (row.service || row.package));
  return {
    "@type": "OfferCatalog",
    name: page.title,
    url: site.siteUrl + page.path,
    itemListElement: offered.map((row) => {
      const item = row.service
        ? { name: services[row.service].name, priceUsd: priceOf(row.service) }
        : PACKAGES[row.package ?? "foundationAudit"];
      return {
        "@type": "Offer",
        price: item.priceUsd,
        priceCurrency: "USD",
        url: site.siteUrl + row.path,
        itemOffered: { "@type": "Service", name: item.name, url: site.siteUrl + row.path },
      };
    }),
  };
}

/** The questions that a visitor reads on the page. */
function questionsOn({ key, trade }: KeyedPage): FAQPage | undefined {
  const asked = key === "faq" ? faq.flatMap((category) => category.questions) : trade ? tradeWords[trade].questions : undefined;
  if (!asked) return undefined;
  return {
    "@type": "FAQPage",
    mainEntity: asked.map(({ question, answer }) => ({
      "@type": "Question" as const,
      name: question,
      acceptedAnswer: { "@type": "Answer" as const, text: withoutLinks(answer) },
    })),
  };
}

function articleOf(page: KeyedPage, site: SiteFacts): Thing | undefined {
  if (!page.article) return undefined;
  const { title, excerpt, date, updated, category } = articles[page.article];
  const author = { "@type": "Organization", "@id": organizationId(site), name: site.siteName } as const;
  return {
    "@type": "BlogPosting",
    headline: title,
    description: excerpt,
    articleSection: category,
    datePublished: date,
    dateModified: updated,
    image: `${site.siteUrl}/og/${page.key}.png`,
    mainEntityOfPage: site.siteUrl + page.path,
    author,
    publisher: author,
  };
}

export function organizationId(site: SiteFacts) {
  return `${site.siteUrl}/#organization`;
}
