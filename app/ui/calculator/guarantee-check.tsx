import { Check, X } from "lucide-react";
import { meetsGuarantee } from "../../rules/calculator/calculator.ts";
import type { Figures } from "../../rules/calculator/figures.ts";
import { filled } from "../../rules/format.ts";
import { ButtonLink } from "../button-link.tsx";

export type GuaranteeOffer = { name: string; href: string; hoursPerWeek: number };
export type GuaranteeWords = {
  heading: string;
  text: string;
  hours: string;
  met: string;
  unmet: string;
  fits: string;
  link: string;
  none: string;
};

type Props = {
  words: GuaranteeWords;
  savedHours: number;
  figures: Figures;
  offers: GuaranteeOffer[];
  fit: GuaranteeOffer | undefined;
  className?: string;
};

/** The hours saved per week against what each package guarantees, as marks on one slope. */
export function GuaranteeCheck({ words, savedHours, figures, offers, fit, className = "" }: Props) {
  // The scale ends a quarter beyond the last mark: going further would squeeze the marks together.
  const top = Math.max(...offers.map((offer) => offer.hoursPerWeek)) * 1.25;
  const share = (hours: number) => `${(Math.min(hours, top) / top) * 100}%`;
  return (
    <section className={`card grid gap-x-12 gap-y-6 p-6 md:p-8 lg:grid-cols-[1fr_1.5fr] ${className}`}>
      <div>
        <h2 className="display text-h3">{words.heading}</h2>
        <p className="mt-2">{filled(words.text, figures)}</p>
        {fit ? (
          <ButtonLink href={fit.href} kind="quiet" className="no-print mt-5">
            {filled(words.link, { name: fit.name })}
          </ButtonLink>
        ) : (
          <p className="border-mark mt-4 border-l-4 pl-4">{words.none}</p>
        )}
      </div>
      <div className="self-center">
        <svg className="plot-bar h-9 w-full" aria-hidden="true">
          <rect y="10" width="100%" height="16" rx="4" className="fill-line" />
          <rect y="10" width={share(savedHours)} height="16" rx="4" className="fill-hivis" />
          {offers.map(({ hoursPerWeek }) => (
            <line
              key={hoursPerWeek}
              x1={share(hoursPerWeek)}
              x2={share(hoursPerWeek)}
              y1="2"
              y2="34"
              className="stroke-ink"
              strokeWidth={2.5}
            />
          ))}
        </svg>
        <ul className="mt-3 grid gap-2 sm:grid-cols-3">
          {offers.map((offer) => {
            const isMet = meetsGuarantee(savedHours, offer.hoursPerWeek);
            const Mark = isMet ? Check : X;
            return (
              <li key={offer.name} className={`rounded-md border p-4 ${offer === fit ? "border-ink bg-lime border-2" : "border-line"}`}>
                <p className="display text-h3">{filled(words.hours, { hours: String(offer.hoursPerWeek) })}</p>
                <p className="font-semibold">{offer.name}</p>
                <p className={`mt-2 flex items-center gap-2 text-sm ${offer === fit ? "font-bold" : "text-stone"}`}>
                  <Mark aria-hidden="true" className="size-4 flex-none" strokeWidth={3} />
                  {offer === fit ? words.fits : isMet ? words.met : words.unmet}
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
