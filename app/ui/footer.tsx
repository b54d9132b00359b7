import { allPages, pages } from "../site/pages.ts";
import { Logo } from "./logo.tsx";

const COLUMNS = ["Company", "Services", "Help"] as const;

export function Footer({ siteName, tagline, year }: { siteName: string; tagline: string; year: string }) {
  return (
    <footer className="band-night contour contour-faint contour-left relative pt-20 pb-28 md:pb-12">
      <div className="wrap">
        <div className="grid gap-x-8 gap-y-12 md:grid-cols-[1fr_1.4fr_1fr] lg:grid-cols-[1.6fr_1fr_1.3fr_1fr]">
          <div className="md:col-span-full lg:col-span-1">
            <a href={pages.home.path} className="inline-flex items-center gap-3" aria-label={`${siteName}, home`}>
              <Logo name={siteName} />
            </a>
            <p className="text-fog mt-4">{tagline}</p>
          </div>
          {COLUMNS.map((column) => (
            <nav key={column} aria-label={column}>
              <h2 className="text-lime text-sm font-semibold">{column}</h2>
              <ul className="mt-3">
                {allPages.map(
                  (page) =>
                    page.footer?.column === column && (
                      <li key={page.key}>
                        <a href={page.aliases[0] ?? page.path} className="inline-flex min-h-11 items-center hover:underline">
                          {page.footer.name}
                        </a>
                      </li>
                    ),
                )}
              </ul>
            </nav>
          ))}
        </div>
        <p className="border-edge text-fog mt-12 border-t pt-6 text-sm">
          © {year} {siteName}. {tagline}.
        </p>
      </div>
    </footer>
  );
}
