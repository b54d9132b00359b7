import { Phone, X } from "../../design/icons.tsx";
import { Logo } from "../../design/logo.tsx";
import type { Navigation } from "../navigation.ts";

/** `url` dials it. */
export type PhoneNumber = { text: string; url: string };

export type HeaderProps = {
  siteName: string;
  bookLabel: string;
  links: Navigation;
  words: { main: string; menu: string; closeMenu: string; home: (siteName: string) => string };
  phone: PhoneNumber | undefined;
};

/** The list of links: a row on a desktop, and a popover on a phone, which the browser opens and closes by itself. */
export function SiteMenu({ siteName, bookLabel, links, words, phone }: HeaderProps) {
  return (
    <nav id="menu" popover="auto" aria-label={words.main} className="menu">
      <button
        type="button"
        popoverTarget="menu"
        popoverTargetAction="hide"
        className="bar:hidden absolute top-2.5 right-2.5 flex size-12 items-center justify-center"
      >
        <X />
        <span className="sr-only">{words.closeMenu}</span>
      </button>
      <a href={links.home} className="h-bar left-page bar:hidden absolute top-0 flex items-center gap-3" aria-label={words.home(siteName)}>
        <Logo name={siteName} />
      </a>
      <ul className="menu-trail bar:flex bar:items-center">
        {links.bar.map((link) => (
          <li key={link.path}>
            <MenuLink {...link} />
          </li>
        ))}
      </ul>
      {/* Not in the list, which is the contract's. */}
      <div className="menu-more">
        {links.more.map((link) => (
          <MenuLink key={link.path} {...link} />
        ))}
      </div>
      <a href={links.contact} className="button button-action bar:button-small bar:ml-3 bar:w-auto w-full">
        {bookLabel}
      </a>
      {phone && (
        <a href={phone.url} className="mt-4 flex min-h-11 items-center justify-center gap-2 font-semibold min-[72rem]:hidden">
          <Phone className="size-5" />
          {phone.text}
        </a>
      )}
    </nav>
  );
}

function MenuLink({ path, name, current }: Navigation["bar"][number]) {
  return (
    <a href={path} className="menu-link" aria-current={current}>
      {name}
    </a>
  );
}
