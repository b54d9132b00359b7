import { Fold } from "../../../design/fold.tsx";
import { Unbroken } from "../../../design/unbroken.tsx";
import { dollars } from "../../../text/format.ts";

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

export type OfferWords = { mostPopular: string; see: (name: string) => string; whatsIn: string };

/** A package's name and price. The heading's link covers the whole card. */
export function OfferPrice({ offer }: { offer: PackageOffer }) {
  return (
    <div className="mt-2 flex flex-col md:mt-3 md:block">
      <h3 className="display text-h3 max-w-full wrap-break-word max-md:text-[min(1.25rem,8vw)]">
        <a href={offer.href} className="stretched">
          {offer.name}
        </a>
      </h3>
      <p className="text-quiet text-sm max-md:order-1 max-md:mt-3 md:mt-1">{offer.subtitle}</p>
      <p className="package-price display text-figure mt-2 max-md:text-[min(2.25rem,14vw)] md:mt-3 md:@max-[18rem]:text-[1.875rem]">
        {dollars(offer.priceUsd)}
      </p>
      <p className="text-quiet text-sm max-md:order-1 md:mt-1">
        <Unbroken text={offer.terms} />
      </p>
    </div>
  );
}

/** What's in it, which a phone folds away. The handle stays above the card's own link. */
export function OfferPoints({ points, open, className = "" }: { points: string[]; open: string; className?: string }) {
  return (
    <Fold label={open} className={`relative z-1 w-fit max-w-full ${className}`}>
      <ul className="peaks content-start text-sm max-md:pb-2">
        {points.map((point) => (
          <li key={point}>
            <Unbroken text={point} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}
