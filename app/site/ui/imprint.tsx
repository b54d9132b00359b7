import type { StudioFacts } from "../studio/studio.ts";

export type ImprintFacts = Pick<StudioFacts, "legalName" | "city" | "memberships" | "profiles" | "reviews"> & {
  ledgers: { url: string; name: string } | undefined;
};

type Props = { facts: ImprintFacts; siteName: string; tagline: string; year: string };

/** The footer's last lines: whose site this is, as far as the owner has told. */
export function Imprint({ facts, siteName, tagline, year }: Props) {
  const { legalName, city, memberships, profiles, reviews, ledgers } = facts;
  const member = memberships.map(({ name, number, url }) => ({ name: number ? `${name} ${number}` : name, url }));
  const links = [...(ledgers ? [ledgers] : []), ...profiles, ...reviews, ...member].filter(({ url }) => url);
  const lines = [city, ...member.filter(({ url }) => !url).map(({ name }) => name)].filter(Boolean);
  return (
    <>
      {links.length > 0 && (
        <p className="flex flex-wrap gap-x-8 text-sm">
          {links.map(({ name, url }) => (
            <a key={url} href={url} className="inline-flex min-h-11 items-center hover:underline">
              {name}
            </a>
          ))}
        </p>
      )}
      <p className="border-edge text-fog mt-1 border-t pt-3 text-sm md:mt-4 md:pt-6">
        © {year} {legalName ?? siteName}. {tagline}.{lines.length > 0 && <span className="block">{lines.join(" · ")}</span>}
      </p>
    </>
  );
}
