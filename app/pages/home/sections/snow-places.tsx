import type { ReactNode } from "react";
import { ButtonLink } from "../../../design/button-link.tsx";
import { TrailLeg } from "../../../design/drawings/trail-leg.tsx";
import { ArrowRight } from "../../../design/icons.tsx";
import { Unbroken } from "../../../design/unbroken.tsx";
import { pages } from "../../../site/pages.ts";
import type { Ledger } from "../../../site/studio/studio.ts";
import { labels } from "../../../site/words/labels.ts";
import { ledgerHours, writtenHours } from "../../ledgers/ledger-hours.ts";
import { ledgersPage } from "../../ledgers/words.ts";
import { packageOffers } from "../../packages/offers.ts";
import { PackageCards } from "../../packages/ui/package-cards.tsx";
import { trades } from "../../trades/words/grid.ts";
import { home } from "../words/home.ts";

// The sections above the snow line.

/** The three tiers in one section, so that they can be compared. */
export function Packages() {
  const { heading, text, button } = home.teaser;
  return (
    <section className="ground-snow place-packages">
      <TrailLeg shape="b" className="leg-past-camps" />
      <div className="wrap beside-route">
        <div className="clear relative">
          <TrailLeg shape="short" className="leg-to-camps" />
          <h2 className="display text-h2">{heading}</h2>
          <p className="measure text-quiet mt-2 text-lg md:mt-3">{text}</p>
        </div>
        <div className="camp-cards mt-head">
          <PackageCards offers={packageOffers} words={labels.packages} isOnTrail />
        </div>
        <div className="camp-button relative mt-4 md:mt-6">
          <TrailLeg shape="short" className="leg-from-camps" />
          <ButtonLink href={pages.packages.path} kind="quiet" className="bg-paper">
            {button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** What a client would get, to be read before anyone pays, and what one has got, if the owner has told. */
export function Proof({ ledger }: { ledger: Ledger | undefined }) {
  const { heading, text, links } = home.proof;
  return (
    <section className="ground-snow place-proof">
      <TrailLeg shape="a" />
      <div className="wrap beside-route">
        <div className="clear">
          <h2 className="display text-h2">{heading}</h2>
          <p className="measure text-quiet mt-2 text-lg md:mt-3">
            <Unbroken text={text} />
          </p>
          <ul className="mt-head grid gap-x-8 md:grid-cols-2">
            {PROOF.map((key) => (
              <ProofRow key={key} href={pages[key].path} title={links[key].title}>
                <p className="text-quiet mt-1 text-sm max-md:hidden">{links[key].text}</p>
              </ProofRow>
            ))}
            {ledger && <LedgerRow ledger={ledger} />}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** The one row that isn't about a made-up shop: a phone has its figures, too. */
function LedgerRow({ ledger }: { ledger: Ledger }) {
  const { before, after } = ledgerHours(ledger);
  return (
    <ProofRow href={ledgersPage.path} title={ledgersPage.name(trades[ledger.trade].name, ledger.town)} className="md:col-span-2">
      <p className="text-quiet mt-1 text-sm">{ledgersPage.together(writtenHours(before), writtenHours(after))}</p>
    </ProofRow>
  );
}

type RowProps = { href: string; title: string; className?: string; children: ReactNode };

function ProofRow({ href, title, className = "", children }: RowProps) {
  return (
    <li className={`group border-line relative border-t py-3 pr-8 md:py-4 ${className}`}>
      <h3 className="display text-h3">
        <a href={href} className="stretched">
          {title}
        </a>
      </h3>
      {children}
      <ArrowRight className="absolute top-4 right-0 size-5 transition-transform group-hover:translate-x-1" />
    </li>
  );
}

const PROOF = ["sampleReport", "sampleBrief", "tools", "howWeCount"] as const;
