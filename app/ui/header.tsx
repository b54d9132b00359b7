import { Menu, X } from "lucide-react";
import { allPages, type PageKey, pages } from "../site/pages.ts";
import { Logo } from "./logo.tsx";

/** The top bar. One list of links is a row on a desk and a popover on a phone: the platform opens and closes it. */
export function Header({ siteName, bookLabel, current }: { siteName: string; bookLabel: string; current: PageKey | undefined }) {
  return (
    <header className="bar">
      <div className="wrap h-bar flex items-center gap-4">
        <a href={pages.home.path} className="flex items-center gap-3 py-2" aria-label={`${siteName}, home`}>
          <Logo name={siteName} />
        </a>
        <a href={pages.contact.path} className="button button-action button-small ml-auto hidden sm:inline-flex min-[72rem]:hidden">
          {bookLabel}
        </a>
        <button
          type="button"
          popoverTarget="menu"
          className="-mr-2 ml-auto flex size-12 items-center justify-center sm:ml-0 min-[72rem]:hidden"
        >
          <Menu aria-hidden="true" />
          <span className="sr-only">Menu</span>
        </button>
        <nav id="menu" popover="auto" aria-label="Main" className="menu">
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            className="absolute top-2.5 right-2.5 flex size-12 items-center justify-center min-[72rem]:hidden"
          >
            <X aria-hidden="true" />
            <span className="sr-only">Close menu</span>
          </button>
          <ul className="min-[72rem]:flex min-[72rem]:items-center">
            {allPages.map(
              (page) =>
                page.nav && (
                  <li key={page.key}>
                    <a href={page.path} className="menu-link" aria-current={ariaCurrent(page.key, current)}>
                      {page.nav}
                    </a>
                  </li>
                ),
            )}
          </ul>
          <a
            href={pages.contact.path}
            className="button button-action min-[72rem]:button-small mt-6 w-full min-[72rem]:mt-0 min-[72rem]:ml-3 min-[72rem]:w-auto"
          >
            {bookLabel}
          </a>
        </nav>
      </div>
    </header>
  );
}

/** A page below a menu item lights that item too. */
function ariaCurrent(key: PageKey, current: PageKey | undefined) {
  if (key === current) return "page";
  const parent = allPages.find((page) => page.key === current)?.parent;
  return key === parent ? "true" : undefined;
}
