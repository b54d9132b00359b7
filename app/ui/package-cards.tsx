import { ArrowRight } from "lucide-react";
import { dollars } from "../rules/format.ts";

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

/** The three packages side by side, the popular one standing higher. */
export function PackageCards({ offers, level: Heading }: { offers: PackageOffer[]; level: "h2" | "h3" }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-3 lg:items-end">
      {offers.map((offer) => (
        <li
          key={offer.href}
          className={`relative flex flex-col p-7 transition-transform duration-200 hover:-translate-y-1 ${offer.popular ? "card-night bg-night" : "card"} lg:nth-2:mb-10 lg:nth-3:mb-20`}
        >
          <p className="flex flex-wrap items-baseline justify-between gap-2 text-xs font-semibold">
            <span className={offer.popular ? "text-lime" : "text-stone"}>
              {offer.climb}
              {offer.popular && " · Most Popular"}
            </span>
            <span className={offer.popular ? "text-lime" : "text-stone"}>{offer.elevation}</span>
          </p>
          <Heading className="display text-h3 mt-4">
            <a
              href={offer.href}
              className="focus-visible:after:outline-hivis after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3"
            >
              {offer.name}
            </a>
          </Heading>
          <p className={`mt-1 text-sm ${offer.popular ? "text-fog" : "text-stone"}`}>{offer.subtitle}</p>
          <p className="mt-4">
            <span className="display text-figure">{dollars(offer.priceUsd)}</span>
            <span className={`mt-1 block text-sm ${offer.popular ? "text-fog" : "text-stone"}`}>{offer.terms}</span>
          </p>
          <ul className="peaks mt-6 text-sm">
            {offer.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p className={`mt-6 border-t border-dashed pt-5 text-sm ${offer.popular ? "border-edge text-fog" : "border-line text-stone"}`}>
            {offer.guarantee}
          </p>
          <p className="mt-5 inline-flex items-center gap-2 font-bold" aria-hidden="true">
            See {offer.name} <ArrowRight className="text-hivis size-4" />
          </p>
        </li>
      ))}
    </ul>
  );
}
