import { dollars } from "../rules/format.ts";
import { pages } from "../site/pages.ts";

export type PackageOffer = {
  href: string;
  name: string;
  climb: string;
  subtitle: string;
  elevation: string;
  priceUsd: number;
  terms: string;
  popular: boolean;
  points: string[];
  guarantee: string;
};

export type OfferWords = { mostPopular: string; see: (name: string) => string; guaranteeLink: string };

/** A package's name and price. The heading's link covers the whole card. */
export function OfferPrice({ offer, level: Heading }: { offer: PackageOffer; level: "h2" | "h3" }) {
  return (
    <>
      <Heading className="display text-h3 mt-3">
        <a href={offer.href} className="stretched">
          {offer.name}
        </a>
      </Heading>
      <p className="text-quiet mt-1 text-sm">{offer.subtitle}</p>
      <p className="display text-figure mt-3">{dollars(offer.priceUsd)}</p>
      <p className="text-quiet mt-1 text-sm">{offer.terms}</p>
    </>
  );
}

export function OfferPoints({ points, className }: { points: string[]; className: string }) {
  return (
    <ul className={`peaks content-start text-sm ${className}`}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** The guarantee with a link to its terms, which stays above the card's own link. */
export function OfferGuarantee({ offer, link, className }: { offer: PackageOffer; link: string; className: string }) {
  return (
    <p className={`text-quiet text-sm ${className}`}>
      {offer.guarantee}{" "}
      <a href={`${pages.packages.path}#guarantee`} className="textlink relative z-1 inline-block py-1 font-semibold">
        {link}
        <span className="sr-only">: {offer.name}</span>
      </a>
    </p>
  );
}
