import type { Navigation } from "../site/navigation.ts";
import type { PhoneNumber } from "./header.tsx";
import { Logo } from "./logo.tsx";

type Props = { siteName: string; tagline: string; year: string; links: Navigation; phone: PhoneNumber | undefined; phoneLabel: string };

export function Footer({ siteName, tagline, year, links, phone, phoneLabel }: Props) {
  return (
    <footer className="band-night relative pt-14 pb-28 md:pb-12">
      <div className="wrap">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-8 gap-y-10 md:grid-cols-[1fr_1.4fr_1fr] lg:grid-cols-[1.6fr_1fr_1.3fr_1fr]">
          <div className="col-span-full lg:col-span-1">
            <a href={links.home} className="inline-flex items-center gap-3" aria-label={`${siteName}, home`}>
              <Logo name={siteName} />
            </a>
            <p className="text-fog mt-4">{tagline}</p>
            {phone && (
              <p className="mt-2">
                {phoneLabel}{" "}
                <a href={phone.url} className="inline-flex min-h-11 items-center font-semibold hover:underline">
                  {phone.text}
                </a>
              </p>
            )}
          </div>
          {links.footer.map((group) => (
            <nav key={group.column} aria-label={group.column}>
              <h2 className="text-lime text-sm font-semibold">{group.column}</h2>
              <ul className="mt-3">
                {group.links.map(({ path, name }) => (
                  <li key={path}>
                    <a href={path} className="inline-flex min-h-11 items-center py-2 leading-snug hover:underline">
                      {name}
                    </a>
                  </li>
                ))}
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
