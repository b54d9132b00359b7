import { ButtonLink } from "../../../design/button-link.tsx";
import { TrailLeg } from "../../../design/drawings/trail-leg.tsx";
import { ArrowRight } from "../../../design/icons.tsx";
import { Unbroken } from "../../../design/unbroken.tsx";
import { pages } from "../../../site/pages.ts";
import { labels } from "../../../site/words/labels.ts";
import { packageOffers } from "../../packages/offers.ts";
import { PackageCards } from "../../packages/ui/package-cards.tsx";
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

/** What a client would get, to be read before anyone pays. */
export function Proof() {
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
              <li key={key} className="group border-line relative border-t py-3 pr-8 md:py-4">
                <h3 className="display text-h3">
                  <a href={pages[key].path} className="stretched">
                    {links[key].title}
                  </a>
                </h3>
                <p className="text-quiet mt-1 text-sm max-md:hidden">{links[key].text}</p>
                <ArrowRight className="absolute top-4 right-0 size-5 transition-transform group-hover:translate-x-1" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

const PROOF = ["sampleReport", "sampleBrief", "tools", "howWeCount"] as const;
