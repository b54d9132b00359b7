import type { BreadcrumbList, Graph, Organization, Person, ProfessionalService, Thing, WebSite } from "schema-dts";
import { PACKAGES } from "../pages/packages/catalog/packages.ts";
import { picturePath } from "../pictures/picture.ts";
import type { Page } from "./catalog/page.ts";
import { allPages, pages } from "./pages.ts";
import type { Settings } from "./settings.ts";
import { FOUNDERS } from "./studio/studio.ts";
import { brand } from "./words/brand.ts";
import { claims } from "./words/claims.ts";

export type SiteFacts = Pick<Settings, "siteName" | "siteUrl" | "showRating" | "contactEmail" | "phone" | "studio">;
type LinkedPage = Pick<Page, "path" | "title" | "nav" | "footer" | "parent"> & { key: string };

/**
 * What the page tells machines about itself, from the same words that visitors read. Its things name each other by id, so that machines
 * read one studio and not four. `own` is what only the page knows: more things, and its name in the breadcrumb where that isn't its name in
 * the menu.
 */
export function structuredData(page: LinkedPage, site: SiteFacts, own: { things: (Thing | undefined)[]; name?: string }): Graph {
  const things = [website(site), organization(site), professionalService(site), breadcrumb(page, site, own.name), ...own.things];
  return { "@context": "https://schema.org", "@graph": things.filter((thing) => thing !== undefined) };
}

function organizationId(site: SiteFacts) {
  return `${site.siteUrl}/#organization`;
}

/** The studio where something else names it. */
export function studioOf(site: SiteFacts) {
  return { "@type": "Organization" as const, "@id": organizationId(site), name: site.siteName };
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
    ...told(site),
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

/** What the owner has told about the studio, and nothing else. */
function told(site: SiteFacts) {
  const { legalName, city, profiles, reviews } = site.studio;
  const elsewhere = [...profiles, ...reviews].map(({ url }) => url);
  const founder = founderPeople(site);
  return {
    ...(legalName && { legalName }),
    ...(city && { address: { "@type": "PostalAddress" as const, addressLocality: city, addressCountry: "US" } }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    ...(founder.length > 0 && { founder }),
  };
}

/** Who writes posts and articles: the founders whose names are told, else the studio. */
export function authorsOf(site: SiteFacts) {
  const people = founderPeople(site);
  return people.length > 0 ? people : studioOf(site);
}

/** The founders whose names are told. */
function founderPeople(site: SiteFacts): Person[] {
  const { founders, photos } = site.studio;
  return FOUNDERS.flatMap((key) => {
    const founder = founders[key];
    if (!founder) return [];
    const photo = founder.photo && photos[founder.photo];
    return {
      "@type": "Person",
      "@id": `${site.siteUrl}/#${key}`,
      name: founder.name,
      worksFor: { "@id": organizationId(site) },
      ...(founder.role && { jobTitle: founder.role }),
      ...(founder.profile && { sameAs: founder.profile }),
      ...(photo && { image: site.siteUrl + picturePath(photo, "webp") }),
    } satisfies Person;
  });
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

function breadcrumb(page: LinkedPage, site: SiteFacts, name?: string): BreadcrumbList | undefined {
  if (page.key === "home") return undefined;
  const parent = allPages.find(({ key }) => key === page.parent);
  const trail = [pages.home, ...(parent ? [parent] : [])].map((above) => ({ name: nameOf(above), path: above.path }));
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...trail, { name: page.nav ?? name ?? nameOf(page), path: page.path }].map((step, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: step.name,
      item: site.siteUrl + step.path,
    })),
  };
}

/** What a page is called where it's linked, or its title. */
function nameOf({ nav, footer, title }: Pick<Page, "nav" | "footer" | "title">) {
  return nav ?? footer?.name ?? title;
}
