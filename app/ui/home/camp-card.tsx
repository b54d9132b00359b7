import { ArrowRight } from "lucide-react";
import { dollars } from "../../rules/format.ts";
import { pages } from "../../site/pages.ts";
import type { PackageOffer } from "../package-cards.tsx";

type Props = { offer: PackageOffer; mostPopular: string; see: (name: string) => string; guaranteeLink: string };

/** A package at its elevation on the map: the price on the left, what's in it on the right. The heading's link covers the card. */
export function CampCard({ offer, mostPopular, see, guaranteeLink }: Props) {
  const { popular } = offer;
  return (
    <article
      className={`relative p-6 transition-transform duration-200 hover:-translate-y-1 md:p-8 ${popular ? "card-night bg-night" : "card text-ink"}`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 md:grid-cols-[1fr_1.15fr]">
        <div>
          <p className="text-mark flex flex-wrap items-baseline gap-x-4 text-xs font-semibold">
            <span className="map-name">{offer.climb}</span>
            <span>{offer.elevation}</span>
            {popular && <span>{mostPopular}</span>}
          </p>
          <h3 className="display text-h3 mt-3">
            <a href={offer.href} className="stretched">
              {offer.name}
            </a>
          </h3>
          <p className="text-quiet mt-1 text-sm">{offer.subtitle}</p>
          <p className="display text-figure mt-3">{dollars(offer.priceUsd)}</p>
          <p className="text-quiet mt-1 text-sm">{offer.terms}</p>
        </div>
        <ul className="peaks content-start text-sm">
          {offer.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div
        className={`mt-6 flex flex-col gap-x-8 gap-y-5 border-t border-dashed pt-5 md:flex-row md:items-center md:justify-between ${popular ? "border-edge" : "border-line"}`}
      >
        <p className="text-quiet max-w-[24rem] text-sm">
          {offer.guarantee} {/* Above the card's own link, which covers the whole card. */}
          <a href={`${pages.packages.path}#guarantee`} className="textlink relative z-1 inline-block py-1 font-semibold">
            {guaranteeLink}
            <span className="sr-only">: {offer.name}</span>
          </a>
        </p>
        <p className={`button flex-none ${popular ? "button-action" : "button-quiet"}`} aria-hidden="true">
          {see(offer.name)} <ArrowRight />
        </p>
      </div>
    </article>
  );
}
