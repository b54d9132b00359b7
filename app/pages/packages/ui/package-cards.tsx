import { type LegShape, TrailLeg } from "../../../design/drawings/trail-leg.tsx";
import { ArrowRight } from "../../../design/icons.tsx";
import { OfferPoints, OfferPrice, type OfferWords, type PackageOffer } from "./offer-parts.tsx";

/** `isOnTrail`: each is a camp of home's climb, which a phone shows beside them. */
type Props = { offers: PackageOffer[]; words: OfferWords; isOnTrail?: boolean };

/** The three packages side by side on a desktop, each one higher than the one before. Home names its parts to lay them out in a row. */
export function PackageCards({ offers, words, isOnTrail = false }: Props) {
  return (
    <ul className="package-cards grid gap-4 lg:grid-cols-3">
      {offers.map((offer, i) => (
        <PackageCard key={offer.href} offer={offer} words={words} leg={isOnTrail ? LEGS[i] : undefined} />
      ))}
    </ul>
  );
}

const LEGS: readonly LegShape[] = ["d", "a", "b"];

type CardProps = { offer: PackageOffer; words: OfferWords; leg: LegShape | undefined };

function PackageCard({ offer, words, leg }: CardProps) {
  return (
    <li className={`package-card ${offer.popular ? "card-night bg-night max-lg:mt-4" : "card"}`}>
      {leg && <TrailLeg shape={leg} className="leg-camp" />}
      <div className="package-head">
        {offer.popular && <p className="badge bg-snow text-ink absolute -top-3.5 right-4">{words.mostPopular}</p>}
        <p
          className={`flex flex-wrap items-baseline justify-between gap-2 text-xs font-semibold ${offer.popular ? "text-lime" : "text-stone"}`}
        >
          <span className={`map-name ${offer.popular ? "" : "text-mark"}`}>{offer.climb}</span>
          <span>{offer.elevation}</span>
        </p>
        <OfferPrice offer={offer} />
      </div>
      <OfferPoints
        points={offer.points}
        open={words.whatsIn}
        className="package-points mt-1 md:col-start-2 md:row-span-2 md:row-start-1 md:mt-0 lg:col-start-1 lg:row-span-1 lg:row-start-2 lg:mt-6"
      />
      <div className="package-foot md:self-end md:pt-6 lg:row-start-3">
        <p
          className={`package-guarantee text-quiet border-t border-dashed pt-3 text-sm md:pt-5 ${offer.popular ? "border-edge" : "border-line"}`}
        >
          {offer.guarantee}
        </p>
        <p
          className={`package-button button mt-6 w-full max-md:hidden @max-[18rem]:gap-1 @max-[18rem]:px-1 @max-[18rem]:text-sm ${offer.popular ? "button-action" : "button-quiet"}`}
          aria-hidden="true"
        >
          {words.see(offer.name)} <ArrowRight />
        </p>
      </div>
    </li>
  );
}
