import type { OfferCatalog, Service } from "schema-dts";
import type { Page } from "../site/catalog/page.ts";
import { allPages } from "../site/pages.ts";
import { type SiteFacts, studioOf } from "../site/structured-data.ts";
import { claims } from "../site/words/claims.ts";
import { PACKAGES } from "./packages/catalog/packages.ts";
import { packages } from "./packages/words/packages.ts";
import { SERVICES, type ServiceKey } from "./services/catalog/services.ts";
import { services } from "./services/words/services.ts";
import { tradeWords } from "./trades/words/all.ts";
import { trades } from "./trades/words/grid.ts";

export type KeyedPage = Page & { key: string };

/** A service or a package, with its price. */
export function serviceOf(page: KeyedPage, site: SiteFacts): Service | undefined {
  if (page.service) {
    const { name, card } = services[page.service];
    return offered(name, card.description, priceOf(page.service), site.siteUrl + page.path, site);
  }
  if (page.package) {
    const { name, description, priceUsd } = packages[page.package];
    return offered(name, description, priceUsd, site.siteUrl + page.path, site);
  }
  return undefined;
}

/** What we do for one trade. It has no price of its own: it's bought in a package. */
export function tradeServiceOf({ trade, title, path }: KeyedPage, site: SiteFacts): Service | undefined {
  if (!trade) return undefined;
  return {
    "@type": "Service",
    name: title,
    description: tradeWords[trade].lead,
    url: site.siteUrl + path,
    provider: studioOf(site),
    areaServed: { "@type": "Country", name: claims.serviceArea },
    audience: { "@type": "BusinessAudience", name: trades[trade].name },
  };
}

export function offerCatalogOf(page: KeyedPage, site: SiteFacts): OfferCatalog | undefined {
  if (page.key !== "services" && page.key !== "packages") return undefined;
  const rows = allPages.filter((row) => row.parent === page.key && (row.service || row.package));
  return {
    "@type": "OfferCatalog",
    name: page.title,
    url: site.siteUrl + page.path,
    itemListElement: rows.map((row) => {
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

/** A service costs as much as the package it's bought in. */
function priceOf(key: ServiceKey) {
  return PACKAGES[SERVICES[key].package].priceUsd;
}

function offered(name: string, description: string, priceUsd: number, url: string, site: SiteFacts): Service {
  return {
    "@type": "Service",
    name,
    description,
    url,
    provider: studioOf(site),
    areaServed: { "@type": "Country", name: claims.serviceArea },
    offers: { "@type": "Offer", price: priceUsd, priceCurrency: "USD", url },
  };
}
