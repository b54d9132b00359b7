import { isRouteErrorResponse, Outlet, useMatches, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { postPath } from "./blog/rules/post.ts";
import { COLORS } from "./design/colors.ts";
import headingFontUrl from "./design/fonts/archivo-heading.woff2?url";
import textFontUrl from "./design/fonts/archivo-text.woff2?url";
import deskStylesheet from "./desk/stylesheet.css?url";
import { ledgersPage } from "./pages/ledgers/words.ts";
import { ownData } from "./pages/structured-data-of-pages.ts";
import { siteContext } from "./site/context.ts";
import { headOf, type OwnPage } from "./site/head.ts";
import { type Navigation, navigationFor } from "./site/navigation.ts";
import { pageAt, pages } from "./site/pages.ts";
import { PRIVATE_PATHS } from "./site/private-paths.ts";
import { structuredData } from "./site/structured-data.ts";
import { NO_STUDIO_FACTS, type StudioFacts } from "./site/studio/studio.ts";
import { ErrorPage } from "./site/ui/error-page.tsx";
import { Footer } from "./site/ui/footer.tsx";
import { HeadTags } from "./site/ui/head-tags.tsx";
import { Header } from "./site/ui/header.tsx";
import type { ImprintFacts } from "./site/ui/imprint.tsx";
import { SiteScript } from "./site/ui/site-script.tsx";
import { brand } from "./site/words/brand.ts";
import { footer } from "./site/words/footer.ts";
import { labels } from "./site/words/labels.ts";
import stylesheet from "./site.css?url";
import { telUrl } from "./text/phone.ts";
import { dayIn } from "./time/dates.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const { settings, now } = context.get(siteContext);
  const { pathname } = new URL(request.url);
  const page = pageAt(pathname);
  return {
    siteName: settings.siteName,
    facts: imprintOf(settings.studio),
    email: settings.contactEmail,
    phone: settings.phone ? { text: settings.phone, url: telUrl(settings.phone) } : undefined,
    year: dayIn(settings.timeZone, now()).slice(0, 4),
    // Behind an email's link, a page has a button of its own.
    hasThumbBar: page?.key !== "contact" && !PRIVATE_PATHS.includes(pathname),
    links: navigationFor(page?.key, page?.parent ?? (pathname.startsWith(postPath("")) ? "blog" : undefined)),
    page: page && {
      key: page.key,
      head: headOf(page, settings),
      graph: JSON.stringify(structuredData(page, settings, ownData(page, settings))),
    },
  };
}

/** When to try again, if an action or a loader said so. */
export const headers = ({ errorHeaders }: Route.HeadersArgs) => errorHeaders ?? {};

/** If even the root fails, there's still a link home. */
const NO_LINKS: Navigation = { home: pages.home.path, contact: pages.contact.aliases[0], bar: [], more: [], footer: [], beyond: [] };

const NO_ROOT = { siteName: "", email: "", phone: undefined, year: "", links: NO_LINKS, facts: imprintOf(NO_STUDIO_FACTS) };

function imprintOf({ legalName, city, memberships, profiles, reviews, ledgers }: StudioFacts): ImprintFacts {
  const page = ledgers.length > 0 ? { url: ledgersPage.path, name: labels.studio.ledgers } : undefined;
  return { legalName, city, memberships, profiles, reviews, ledgers: page };
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { siteName, email, phone, year, links, facts } = root ?? NO_ROOT;
  const match = useMatches().at(-1);
  // A page made from posts brings its own head, since it isn't in the table of pages. The calculator's screens have titles of their own,
  // and so has the answer to a form, which isn't for search engines.
  const own = (match?.loaderData as { page?: OwnPage } | undefined)?.page;
  const { head, graph } = own?.title === undefined ? { ...root?.page, ...own } : own;
  const handle = match?.handle as { title?: string; stylesheet?: string; isDesk?: true } | undefined;
  const ownStylesheet = handle?.isDesk ? deskStylesheet : handle?.stylesheet;
  const title = own?.title ?? handle?.title ?? labels.missingTitle;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {head ? <HeadTags head={head} siteName={siteName} feedTitle={labels.feed(siteName)} /> : <PrivateTags title={title} />}
        {[headingFontUrl, textFontUrl].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={stylesheet} />
        {/* Otherwise a page may come into view before it has any content, and the way from one page to the next flashes. The standard has it; validators don't
            know it yet. */}
        <link rel="expect" href="#content" blocking="render" />
        {ownStylesheet && <link rel="stylesheet" href={ownStylesheet} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content={COLORS.night} />
        {!handle?.isDesk && <SiteScript />}
        {graph && <StructuredData graph={graph} />}
      </head>
      <body>
        <a href="#content" className="skip-link button button-action">
          {labels.skip}
        </a>
        {handle?.isDesk ? (
          <main id="content" tabIndex={-1}>
            {children}
          </main>
        ) : (
          <>
            <Header siteName={siteName} bookLabel={brand.bookLabel} links={links} words={labels.header} phone={phone} />
            <main id="content" tabIndex={-1}>
              {children}
            </main>
            <Footer
              siteName={siteName}
              tagline={brand.tagline}
              year={year}
              links={links}
              email={email}
              phone={phone}
              words={{ ...footer, home: labels.header.home }}
              facts={facts}
            />
            {root?.hasThumbBar && (
              <aside aria-label={labels.bookingAside} className="thumb-bar">
                <a href={links.contact} className="button button-action w-full">
                  {brand.bookLabel}
                </a>
              </aside>
            )}
            <div id="notices" role="status" className="notices" />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isTooMany = isRouteErrorResponse(error) && error.status === 429;
  return <ErrorPage words={isTooMany ? labels.tooMany : labels.error} />;
}

/** A page that isn't in the table stays out of search engines: it's missing, or behind an email link. */
function PrivateTags({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** Data, not code: browsers never run it, so the content security policy doesn't need to list it. A '<' could end the element early. */
function StructuredData({ graph }: { graph: string }) {
  const json = graph.replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON from our own content with every '<' escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
