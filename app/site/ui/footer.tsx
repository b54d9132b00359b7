import { Logo } from "../../design/logo.tsx";
import type { Navigation } from "../navigation.ts";
import type { PhoneNumber } from "./header.tsx";
import { Imprint, type ImprintFacts } from "./imprint.tsx";

type Props = {
  siteName: string;
  tagline: string;
  year: string;
  links: Navigation;
  phone: PhoneNumber | undefined;
  words: { phone: string; beyond: string; header: { home: (siteName: string) => string } };
  facts: ImprintFacts;
};

export function Footer({ siteName, tagline, year, links, phone, words, facts }: Props) {
  return (
    <footer className="band-night pt-air-s relative pb-22 md:pb-12">
      <div className="wrap">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-8 gap-y-5 md:grid-cols-[1fr_1.4fr_1fr] md:gap-y-10 lg:grid-cols-[1.6fr_1fr_1.3fr_1fr]">
          {/* On a phone the last line says both. */}
          <div
            className={`col-span-full flex flex-wrap items-baseline justify-between gap-x-4 lg:col-span-1 lg:block ${phone ? "" : "max-md:hidden"}`}
          >
            <a href={links.home} className="inline-flex items-center gap-3 max-md:hidden" aria-label={words.header.home(siteName)}>
              <Logo name={siteName} />
            </a>
            <p className="text-fog max-md:hidden lg:mt-4">{tagline}</p>
            {phone && (
              <p className="mt-2">
                {words.phone}{" "}
                <a href={phone.url} className="inline-flex min-h-11 items-center font-semibold hover:underline">
                  {phone.text}
                </a>
              </p>
            )}
          </div>
          {links.footer.map((group) => (
            <nav key={group.column} aria-label={group.column} className="footer-links">
              <h2 className="text-mark text-sm font-semibold">{group.column}</h2>
              <ul className="md:mt-3">
                {group.links.map(({ path, name }) => (
                  <li key={path}>
                    <a href={path} className="inline-flex min-h-11 items-center py-1 leading-snug hover:underline md:py-2">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <nav aria-label={words.beyond} className="border-edge mt-3 flex flex-wrap gap-x-8 border-t pt-2 text-sm md:mt-10 md:pt-4">
          {links.beyond.map(({ path, name }) => (
            <a key={path} href={path} className="inline-flex min-h-11 items-center hover:underline">
              {name}
            </a>
          ))}
        </nav>
        <Imprint facts={facts} siteName={siteName} tagline={tagline} year={year} />
      </div>
    </footer>
  );
}
