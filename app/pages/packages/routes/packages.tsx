import { Band } from "../../../design/band.tsx";
import { ClosingCall } from "../../../design/closing-call.tsx";
import { ClimbSection } from "../../../design/drawings/climb-section.tsx";
import { Fold } from "../../../design/fold.tsx";
import { pages } from "../../../site/pages.ts";
import { labels } from "../../../site/words/labels.ts";
import { dollars } from "../../../text/format.ts";
import { ProofPaper } from "../../papers/ui/proof-paper.tsx";
import { guaranteeProof } from "../../papers/words/proofs.ts";
import { services } from "../../services/words/services.ts";
import { PACKAGE_KEYS, PACKAGES } from "../catalog/packages.ts";
import { packageOffers } from "../offers.ts";
import { BeforeYouSign } from "../sections/before-you-sign.tsx";
import { ClimbSeries } from "../sections/climb-series.tsx";
import { Comparison } from "../sections/comparison.tsx";
import { Costs } from "../sections/costs.tsx";
import stylesheet from "../stylesheet.css?url";
import { PackageCards } from "../ui/package-cards.tsx";
import { PaperSheet } from "../ui/paper-sheet.tsx";
import { guaranteeTerms } from "../words/guarantee.ts";
import { packagesOverview as overview, packages } from "../words/packages.ts";

export const handle = { stylesheet };

export default function Packages() {
  return (
    <>
      <Heading />
      <Band tone="snow">
        <h2 className="sr-only">{labels.packages.three}</h2>
        <PackageCards offers={packageOffers} words={labels.packages} />
      </Band>
      <Guide />
      <Guarantee />
      <Terms />
      <Costs />
      <BeforeYouSign />
      <Comparison />
      <ClimbSeries />
      <ClosingCall
        ridge="east"
        heading={overview.closing.heading}
        text={overview.closing.text}
        flag={{ href: pages.contact.path, label: labels.bookCall }}
      />
    </>
  );
}

/** The headline, and beside it the land cut open along the trail, with each package's price and camp at the revenue it's made for. */
function Heading() {
  return (
    <section className="opening band-night pt-bar">
      <div className="wrap pt-air-m">
        <h1 className="display text-h1 max-w-[14ch]">{overview.headline}</h1>
        <p className="page-lead">{overview.lead}</p>
      </div>
      <div className="packages-land">
        <ClimbSection camps={CAMPS} reached="summit" />
      </div>
    </section>
  );
}

const CAMPS = PACKAGE_KEYS.map((key) => ({
  place: PACKAGES[key].camp,
  price: dollars(PACKAGES[key].priceUsd),
  name: packages[key].climb,
  note: packages[key].elevation,
}));

function Guide() {
  return (
    <Band tone="paper">
      <h2 className="display text-h2">{overview.guide.heading}</h2>
      <p className="text-stone mt-2 text-lg md:mt-4">{overview.guide.text}</p>
      <ul className="border-ink mt-head border-t-2">
        {overview.guide.rows.map(({ revenue, pain, fit, why }) => (
          <li
            key={pain}
            className="border-line grid gap-x-8 gap-y-1 border-b py-3 md:grid-cols-[10rem_1.2fr_1.4fr] md:items-baseline md:gap-y-2 md:py-4"
          >
            <p className="text-stone font-bold max-md:text-sm">{revenue}</p>
            <p className="font-semibold md:text-lg">{pain}</p>
            <p>
              <a href={pages[fit].path} className="textlink font-bold">
                {packages[fit].name}
              </a>
              <span className="text-stone block max-md:text-sm md:mt-1">{why}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 md:mt-6">
        {overview.guide.strategy}{" "}
        <a href={pages.strategyConsulting.path} className="textlink font-semibold">
          {labels.learnMore}
          <span className="sr-only">: {services.strategyConsulting.name}</span>
        </a>
      </p>
    </Band>
  );
}

/** Every guarantee on the site links here. */
function Guarantee() {
  const { heading, text, title, subtitle, rows, file } = guaranteeTerms;
  return (
    <section id="guarantee" className="band-night band-wide">
      <div className="wrap gap-head grid lg:grid-cols-[1fr_2.2fr] lg:gap-14">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 className="display text-h2 max-w-[14ch]">{heading}</h2>
          <p className="lead">{text}</p>
          <p className="mt-3 md:mt-6">
            <a href={file.path} download className="tap-link font-semibold">
              {file.label}
            </a>
          </p>
          <div className="guarantee-proof mt-4 md:mt-6">
            <ProofPaper words={guaranteeProof} mark={labels.example} href={pages.howWeCount.path} name={labels.howWeCount} />
          </div>
        </div>
        <PaperSheet title={title} subtitle={subtitle} rows={rows} open={labels.packages.allTerms} more={labels.packages.otherTerms} />
      </div>
    </section>
  );
}

function Terms() {
  const { heading, text, finalHalf, why, because } = overview.terms;
  return (
    <Band tone="snow" className="pay-terms">
      <div>
        <h2 className="display text-h2 max-w-[16ch]">{heading}</h2>
        <p className="measure mt-3 md:text-lg">{text}</p>
      </div>
      <ul className="card">
        {PACKAGE_KEYS.map((key) => (
          <li key={key}>
            <h3 className="font-bold">{packages[key].name}</h3>
            <p className="text-sm">
              <span data-own-line="" className="display text-h3 block">
                {dollars(packages[key].priceUsd / 2)}
              </span>
              {labels.packages.deposit}
            </p>
            <p className="text-sm">
              <span data-own-line="" className="display text-h3 block">
                {dollars(packages[key].priceUsd / 2)}
              </span>
              {labels.packages.finalHalf(finalHalf[key])}
            </p>
          </li>
        ))}
      </ul>
      <div>
        <p className="font-semibold max-md:hidden">{why}</p>
        <Fold label={why}>
          <p className="measure">{because}</p>
        </Fold>
      </div>
    </Band>
  );
}
