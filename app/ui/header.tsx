import { Menu, X } from "lucide-react";
import type { Navigation } from "../site/navigation.ts";
import { Logo } from "./logo.tsx";

type Props = {
  siteName: string;
  bookLabel: string;
  links: Navigation;
  words: { main: string; menu: string; closeMenu: string; home: (siteName: string) => string };
};

/** The top bar. One list of links is a row on a desktop and a popover on a phone, which the browser opens and closes by itself. */
export function Header({ siteName, bookLabel, links, words }: Props) {
  return (
    <header className="bar">
      <div className="wrap h-bar flex items-center gap-4">
        <a href={links.home} className="flex items-center gap-3 py-2" aria-label={words.home(siteName)}>
          <Logo name={siteName} />
        </a>
        <a href={links.contact} className="button button-action button-small ml-auto hidden sm:inline-flex min-[72rem]:hidden">
          {bookLabel}
        </a>
        <button
          type="button"
          popoverTarget="menu"
          className="-mr-2 ml-auto flex size-12 items-center justify-center sm:ml-0 min-[72rem]:hidden"
        >
          <Menu aria-hidden="true" />
          <span className="sr-only">{words.menu}</span>
        </button>
        <nav id="menu" popover="auto" aria-label={words.main} className="menu">
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            className="absolute top-2.5 right-2.5 flex size-12 items-center justify-center min-[72rem]:hidden"
          >
            <X aria-hidden="true" />
            <span className="sr-only">{words.closeMenu}</span>
          </button>
          <a
            href={links.home}
            className="h-bar absolute top-0 flex items-center gap-3 min-[72rem]:hidden"
            aria-label={words.home(siteName)}
          >
            <Logo name={siteName} />
          </a>
          <ul className="min-[72rem]:flex min-[72rem]:items-center">
            {links.bar.map(({ path, name, current }) => (
              <li key={path}>
                <a href={path} className="menu-link" aria-current={current}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <a
            href={links.contact}
            className="button button-action min-[72rem]:button-small mt-6 w-full min-[72rem]:mt-0 min-[72rem]:ml-3 min-[72rem]:w-auto"
          >
            {bookLabel}
          </a>
        </nav>
      </div>
    </header>
  );
}
