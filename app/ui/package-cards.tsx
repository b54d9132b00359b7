import { ArrowRight } from "lucide-react";
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

/** The three packages side by side on a desktop, each one higher than the one before. */
export function PackageCards({ offers, level, guaranteeLink }: { offers: PackageOffer[]; level: "h2" | "h3"; guaranteeLink: string }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {offers.map((offer) => (
        <PackageCard key={offer.href} offer={offer} level={level} guaranteeLink={guaranteeLink} />
      ))}
    </ul>
  );
}

type CardProps = { offer: PackageOffer; level: "h2" | "h3"; guaranteeLink: string };

function PackageCard({ offer, level: Heading, guaranteeLink }: CardProps) {
  return (
    <li
      className={`relative grid gap-x-10 p-7 transition-transform duration-200 hover:-translate-y-1 md:grid-cols-[1fr_1.2fr] md:grid-rows-[auto_1fr] lg:grid-cols-1 lg:grid-rows-[auto_1fr_auto] lg:nth-1:mt-24 lg:nth-2:mt-12 ${offer.popular ? "card-night bg-night" : "card"}`}
    >
      <div>
        <p
          className={`flex flex-wrap items-baseline justify-between gap-2 text-xs font-semibold ${offer.popular ? "text-lime" : "text-stone"}`}
        >
          <span>
            {offer.climb}
            {offer.popular && " · Most Popular"}
          </span>
          <span>{offer.elevation}</span>
        </p>
        <Heading className="display text-h3 mt-4">
          <a href={offer.href} className="stretched">
            {offer.name}
          </a>
        </Heading>
        <p className="text-quiet mt-1 text-sm">{offer.subtitle}</p>
        <p className="display text-figure mt-4">{dollars(offer.priceUsd)}</p>
        <p className="text-quiet mt-1 text-sm">{offer.terms}</p>
      </div>
      <ul className="peaks mt-6 content-start text-sm md:col-start-2 md:row-span-2 md:row-start-1 md:mt-0 lg:col-start-1 lg:row-span-1 lg:row-start-2 lg:mt-6">
        {offer.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className="pt-6 md:self-end lg:row-start-3">
        <p className={`text-quiet border-t border-dashed pt-5 text-sm ${offer.popular ? "border-edge" : "border-line"}`}>
          {offer.guarantee} {/* Above the card's own link, which covers the whole card. */}
          <a href={`${pages.packages.path}#guarantee`} className="textlink relative z-1 inline-block py-1 font-semibold">
            {guaranteeLink}
            <span className="sr-only">: {offer.name}</span>
          </a>
        </p>
        <p className={`button mt-6 w-full ${offer.popular ? "button-action" : "button-quiet"}`} aria-hidden="true">
          See {offer.name} <ArrowRight />
        </p>
      </div>
    </li>
  );
}
