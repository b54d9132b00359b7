import { Menu } from "../../design/icons.tsx";
import { Logo } from "../../design/logo.tsx";
import { type HeaderProps, SiteMenu } from "./menu.tsx";

/** The top bar. One list of links is a row on a desktop and a popover on a phone, which the browser opens and closes by itself. */
export function Header({ siteName, bookLabel, links, words, phone }: HeaderProps) {
  return (
    <header className="bar">
      <div className="wrap h-bar flex items-center gap-4">
        <a href={links.home} className="flex min-w-0 items-center gap-3 overflow-clip py-2" aria-label={words.home(siteName)}>
          <Logo name={siteName} />
        </a>
        <a href={links.contact} className="button button-action button-small bar:hidden ml-auto hidden sm:inline-flex">
          {bookLabel}
        </a>
        <button
          type="button"
          popoverTarget="menu"
          className="bar:hidden -mr-2 ml-auto flex size-12 flex-none items-center justify-center sm:ml-0"
        >
          <Menu />
          <span className="sr-only">{words.menu}</span>
        </button>
        <SiteMenu siteName={siteName} bookLabel={bookLabel} links={links} words={words} phone={phone} />
      </div>
    </header>
  );
}
