import { ButtonLink } from "../../../design/button-link.tsx";
import { Fold } from "../../../design/fold.tsx";
import { ShieldCheck } from "../../../design/icons.tsx";
import { pages } from "../../../site/pages.ts";
import { labels } from "../../../site/words/labels.ts";
import { dollars } from "../../../text/format.ts";
import type { PackageKey } from "../catalog/packages.ts";
import { SAMPLE } from "../package-links.ts";
import { guaranteeInShort } from "../words/guarantee.ts";
import { packagePageWords, packages } from "../words/packages.ts";

type Props = { of: PackageKey };

export function Guarantee({ of: key }: Props) {
  return (
    <div className="card text-ink border-mark border-l-8 p-5 md:p-7">
      <div className="flex items-center gap-4">
        <ShieldCheck className="text-mark size-9 shrink-0 md:size-12" strokeWidth={1.75} />
        <h2 className="display text-h3">{packagePageWords[key].guaranteeHeading}</h2>
      </div>
      <p className="mt-3 font-semibold">{packages[key].guarantee.text}</p>
      <Fold label={labels.packages.howCounted} className="mt-1 md:mt-4">
        <ul className="peaks text-stone text-sm">
          {guaranteeInShort[key].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Fold>
      <p className="mt-2 md:mt-4">
        <a href={`${pages.packages.path}#guarantee`} className="textlink font-semibold">
          {labels.packages.guaranteeLink}
        </a>
      </p>
    </div>
  );
}

/** What we do, and what the client holds in the end. */
export function Included({ of: key }: Props) {
  const { parts, deliverables } = packages[key];
  return (
    <div>
      <h2 className="display text-h2">{packagePageWords[key].includedHeading}</h2>
      <ul className="checks mt-4 md:mt-6">
        {parts.map(({ item, how }) => (
          <li key={item}>
            {item}
            {how && <p className="text-stone text-sm font-normal">{how}</p>}
          </li>
        ))}
      </ul>
      <h3 className="border-line mt-6 border-t pt-4 text-lg font-semibold md:mt-8 md:pt-6">{labels.whatYouGet}</h3>
      <ul className="peaks mt-3 gap-x-8 sm:grid-cols-2">
        {deliverables.map((deliverable) => (
          <li key={deliverable}>{deliverable}</li>
        ))}
      </ul>
      <p className="mt-4">
        <a href={pages[SAMPLE[key]].path} className="textlink font-semibold">
          {labels[SAMPLE[key]]}
        </a>
      </p>
    </div>
  );
}

/** What it costs, said once: the price, what it buys, when it's paid and why, and the button that asks for it. */
export function Investment({ of: key, href }: Props & { href: string }) {
  const { priceUsd, terms, subtitle, duration } = packages[key];
  const { heading, text, why, button } = packagePageWords[key].investment;
  return (
    <div className="card-night bg-night grid gap-4 p-5 lg:gap-5 lg:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-mark font-semibold">{heading}</h2>
        <p className="display text-figure">{dollars(priceUsd)}</p>
      </div>
      <div>
        <p className="font-semibold">{terms}</p>
        <p className="text-fog text-sm">{labels.packages.work(subtitle, duration)}</p>
      </div>
      <p className="border-edge text-fog border-t border-dashed pt-4 text-sm">{text}</p>
      <div className="text-sm">
        <h3 className="font-semibold">{why.question}</h3>
        <p className="text-fog mt-1">{why.answer}</p>
      </div>
      {/* The longest label takes one line on a small phone and beside a narrow desktop's list. */}
      <ButtonLink href={href} kind="quiet" className="max-xs:text-sm px-2">
        {button}
      </ButtonLink>
    </div>
  );
}
