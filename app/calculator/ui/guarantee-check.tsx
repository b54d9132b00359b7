import type { ReactNode } from "react";
import { ButtonLink } from "../../design/button-link.tsx";
import { Check, X } from "../../design/icons.tsx";
import type { PackageKey } from "../../pages/packages/catalog/packages.ts";
import { filled } from "../../text/format.ts";
import { countedSentence } from "../rules/counted-sentence.ts";
import type { Figures } from "../rules/figures.ts";
import { reasonFor } from "../rules/reason.ts";
import { packageFigures, type Recommendation } from "../rules/recommendation.ts";
import type { report } from "../words/report.ts";

export type GuaranteeOffer = { key: PackageKey; href: string };
type GuaranteeWords = (typeof report)["guarantee"];

type Props = {
  words: GuaranteeWords;
  recommended: Recommendation;
  figures: Figures;
  offers: GuaranteeOffer[];
  className?: string;
};

/** Which package fits and why, then each package's guarantee and revenue range against the visitor's own. */
export function GuaranteeCheck({ words, recommended, figures, offers, className = "" }: Props) {
  const best = offers.find(({ key }) => key === recommended.key);
  return (
    <section id="fits" className={`card grid gap-x-12 gap-y-6 p-6 md:p-8 lg:grid-cols-[1fr_1.5fr] ${className}`}>
      <div>
        <h2 className="display text-h3">{words.heading}</h2>
        <p className="mt-2">{filled(words.text, figures)}</p>
        <p className="no-print mt-2 text-sm">
          <a href={words.terms.href} className="textlink">
            {words.terms.label}
          </a>
        </p>
        <p className="border-mark mt-4 border-l-4 pl-4 font-semibold">
          {reasonFor(recommended, { ...words, fits: words.fitsByCard }, figures)}
        </p>
        {best && (
          <ButtonLink href={best.href} kind="quiet" className="no-print mt-5">
            {filled(words.link, packageFigures(best.key))}
          </ButtonLink>
        )}
      </div>
      <div className="self-center">
        <ul className="grid gap-2 sm:grid-cols-3">
          {recommended.offers.map((offer) => {
            const { key, place, holds } = offer;
            const { name, price, hours, value, range } = packageFigures(key);
            const isBest = key === recommended.key;
            return (
              <li key={key} className={`rounded-md border p-4 ${isBest ? "border-ink bg-snow border-2" : "border-line"}`}>
                <div className="sm:min-h-12">
                  <p className="display text-h3">{filled(words.hours, { hours })}</p>
                  {value && <p className="text-sm font-semibold">{filled(words.value, { value })}</p>}
                </div>
                <p className="mt-1 mb-3">
                  <span className="font-semibold">{name}</span> <span className="whitespace-nowrap">{price}</span>
                </p>
                <div className={`grid gap-1 text-sm ${isBest ? "" : "text-stone"}`}>
                  <Point isMet={holds}>{countedSentence(offer, words)}</Point>
                  <Point isMet={place === "in"}>
                    {words.place[place]} <span className="inline-block">{range}</span>
                  </Point>
                  {isBest && <p className="mt-1 font-bold">{words.best[holds ? "full" : "short"]}</p>}
                  {!isBest && holds && place === "in" && <p className="mt-1 font-semibold">{words.also}</p>}
                </div>
              </li>
            );
          })}
        </ul>
        <p className="text-stone mt-3 text-sm">{filled(words.assumed, figures)}</p>
      </div>
    </section>
  );
}

function Point({ isMet, children }: { isMet: boolean; children: ReactNode }) {
  const Mark = isMet ? Check : X;
  return (
    <p className="flex gap-2">
      <Mark aria-hidden="true" className="mt-0.5 size-4 flex-none" strokeWidth={3} />
      <span>{children}</span>
    </p>
  );
}
