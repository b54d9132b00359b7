import { Logo } from "../../design/logo.tsx";
import type { Navigation } from "../navigation.ts";
import { Imprint, type ImprintFacts } from "./imprint.tsx";
import type { PhoneNumber } from "./menu.tsx";

type Props = {
  siteName: string;
  tagline: string;
  year: string;
  links: Navigation;
  email: string;
  phone: PhoneNumber | undefined;
  words: { phone: string; answered: string; beyond: string; home: (siteName: string) => string };
  facts: ImprintFacts;
};

export function Footer({ siteName, tagline, year, links, email, phone, words, facts }: Props) {
  return (
    <footer className="band-night pt-air-s relative pb-19 md:pb-12">
      <div className="wrap">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,auto))] gap-x-4 gap-y-3 md:grid-cols-[1fr_1.4fr_1fr_1fr] md:gap-x-8 md:gap-y-8 lg:grid-cols-[2fr_1fr_1.4fr_1fr_1fr]">
          {/* On a phone the last line has the name, and how to reach us stands above it. */}
          <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-4 max-md:order-last max-md:-mt-2 lg:col-span-1 lg:block">
            <a href={links.home} className="inline-flex items-center gap-3 max-md:hidden" aria-label={words.home(siteName)}>
              <Logo name={siteName} />
            </a>
            <p className="text-fog max-md:hidden lg:mt-4">{tagline}</p>
            {email && (
              <p className="flex flex-wrap items-baseline gap-x-4 lg:mt-4 lg:block">
                <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center font-semibold hover:underline">
                  {email}
                </a>
                <span className="text-fog text-sm max-md:hidden lg:block">{words.answered}</span>
              </p>
            )}
            {phone && (
              <p className="md:mt-2">
                {words.phone}{" "}
                <a href={phone.url} className="inline-flex min-h-11 items-center font-semibold hover:underline">
                  {phone.text}
                </a>
              </p>
            )}
          </div>
          {links.footer.map((group) => (
            <nav key={group.column} aria-label={group.column}>
              <h2 className="text-mark text-sm font-semibold">{group.column}</h2>
              <ul className="md:mt-3">
                {group.links.map(({ path, name }) => (
                  <li key={path}>
                    <a href={path} className={LINK}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <nav aria-labelledby="footer-beyond">
            <h2 id="footer-beyond" className="text-mark text-sm font-semibold">
              {words.beyond}
            </h2>
            <div className="grid md:mt-3">
              {links.beyond.map(({ path, name }) => (
                <a key={path} href={path} className={LINK}>
                  {name}
                </a>
              ))}
            </div>
          </nav>
        </div>
        <Imprint facts={facts} siteName={siteName} tagline={tagline} year={year} />
      </div>
    </footer>
  );
}

const LINK = "inline-flex min-h-11 items-center py-1 leading-snug hover:underline md:py-2";
