import { ArrowRight } from "lucide-react";
import { OfferGuarantee, OfferPoints, OfferPrice, type OfferWords, type PackageOffer } from "../../packages/ui/offer-parts.tsx";

/** A package at its elevation on the map: the price on the left, what's in it on the right. */
export function CampCard({ offer, words }: { offer: PackageOffer; words: OfferWords }) {
  const { popular } = offer;
  return (
    <article
      className={`relative p-5 transition-transform duration-200 hover:-translate-y-1 md:p-8 ${popular ? "card-night bg-night" : "card text-ink"}`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-1 md:grid-cols-[1fr_1.15fr] md:gap-y-6">
        <div>
          <p className="text-mark flex flex-wrap items-baseline gap-x-4 text-xs font-semibold">
            <span className="map-name">{offer.climb}</span>
            <span>{offer.elevation}</span>
            {popular && <span>{words.mostPopular}</span>}
          </p>
          <OfferPrice offer={offer} level="h3" />
        </div>
        <OfferPoints points={offer.points} open={words.whatsIn} />
      </div>
      <div
        className={`mt-1 flex flex-col gap-x-8 gap-y-3 border-t border-dashed pt-3 md:mt-6 md:flex-row md:items-center md:justify-between md:gap-y-5 md:pt-5 ${popular ? "border-edge" : "border-line"}`}
      >
        <OfferGuarantee offer={offer} className="max-w-[24rem]" />
        <p className={`button flex-none max-sm:hidden ${popular ? "button-action" : "button-quiet"}`} aria-hidden="true">
          {words.see(offer.name)} <ArrowRight />
        </p>
      </div>
    </article>
  );
}
