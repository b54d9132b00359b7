import { ButtonLink } from "../../../design/button-link.tsx";
import { ClosingCall } from "../../../design/closing-call.tsx";
import { Elevation } from "../../../design/drawings/elevation.tsx";
import { Fold } from "../../../design/fold.tsx";
import { Opening } from "../../../design/opening.tsx";
import { pages } from "../../../site/pages.ts";
import { labels } from "../../../site/words/labels.ts";
import { dollars } from "../../../text/format.ts";
import { services } from "../../services/words/services.ts";
import { PACKAGE_KEYS } from "../catalog.ts";
import { packageOffers } from "../offers.ts";
import stylesheet from "../packages.css?url";
import { BeforeYouSign } from "../sections/before-you-sign.tsx";
import { Comparison } from "../sections/comparison.tsx";
import { Costs } from "../sections/costs.tsx";
import { PackageCards } from "../ui/package-cards.tsx";
import { PaperSheet } from "../ui/paper-sheet.tsx";
import { guaranteeTerms } from "../words/guarantee.ts";
import { packagesOverview as overview, packages } from "../words/packages.ts";

export const handle = { stylesheet };

export default function Packages() {
  return (
    <>
      <Opening title={overview.headline} lead={overview.lead}>
        <Elevation level={3} camps={CAMPS} className="-mb-air-m mt-8 hidden w-full md:block" />
        <Elevation level={3} className="mt-5 w-full md:hidden" />
      </Opening>
      <section className="band-snow band">
        <div className="wrap">
          <h2 className="sr-only">{labels.packages.three}</h2>
          <PackageCards offers={packageOffers} level="h3" words={labels.packages} />
        </div>
      </section>
      <Guide />
      <Climb />
      <Comparison />
      <Guarantee />
      <Terms />
      <Costs />
      <BeforeYouSign />
      <ClosingCall ridge="east" heading={overview.closing.heading} text={overview.closing.text}>
        <ButtonLink href={pages.contact.path}>{labels.bookCall}</ButtonLink>
      </ClosingCall>
    </>
  );
}

const CAMPS = PACKAGE_KEYS.map((key) => ({ name: packages[key].climb, range: packages[key].elevation }));

function Guide() {
  return (
    <section className="band-paper band">
      <div className="wrap">
        <h2 className="display text-h2">{overview.guide.heading}</h2>
        <p className="text-stone mt-2 text-lg md:mt-4">{overview.guide.text}</p>
        <ul className="border-ink mt-head border-t-2">
          {overview.guide.rows.map(({ revenue, pain, fit, why }) => (
            <li
              key={pain}
              className="border-line grid gap-x-8 gap-y-1 border-b py-3 md:grid-cols-[10rem_1.2fr_1.4fr] md:items-baseline md:gap-y-2 md:py-6"
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
      </div>
    </section>
  );
}

function Climb() {
  const { heading, text, open, tiers, retainer } = overview.climb;
  return (
    <section className="band-snow band">
      <div className="wrap">
        <h2 className="display text-h2 max-w-[20ch]">{heading}</h2>
        <p className="measure text-quiet mt-3 text-lg md:mt-5">{text}</p>
        <Fold label={open} className="mt-2">
          <ol className="md:mt-head mt-4 grid gap-4 md:grid-cols-3 md:gap-8">
            {PACKAGE_KEYS.map((key, i) => (
              <li key={key}>
                <Elevation level={(i + 1) as 1 | 2 | 3} className="w-full max-w-sm max-md:hidden" />
                <div className="flex flex-wrap items-baseline gap-x-3 md:mt-4 md:block">
                  <h3 className="display text-h3">{packages[key].climb}</h3>
                  <p className="text-mark font-semibold">{packages[key].name}</p>
                </div>
                <p className="text-quiet mt-1 md:mt-2">{tiers[key]}</p>
              </li>
            ))}
          </ol>
          <div className="border-line mt-head grid gap-x-10 gap-y-3 border-t pt-5 md:grid-cols-[minmax(12.5rem,1fr)_1.2fr_1.2fr] md:pt-8">
            <h3 className="display text-h3">
              {retainer.name}
              <span className="text-mark mt-1 block font-sans text-base font-semibold tracking-normal">{retainer.label}</span>
            </h3>
            <p className="text-quiet">{retainer.text}</p>
            <ul className="peaks">
              {retainer.terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </div>
        </Fold>
      </div>
    </section>
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
          <p className="measure text-quiet mt-3 text-lg md:mt-5">{text}</p>
          <p className="mt-3 md:mt-6">
            <a href={pages.howWeCount.path} className="textlink font-semibold">
              {labels.howWeCount}
            </a>
          </p>
          <p className="mt-1">
            <a href={file.path} download className="textlink inline-flex min-h-11 items-center font-semibold">
              {file.label}
            </a>
          </p>
        </div>
        <PaperSheet title={title} subtitle={subtitle} rows={rows} open={labels.packages.allTerms} />
      </div>
    </section>
  );
}

function Terms() {
  const { heading, text, finalHalf, why } = overview.terms;
  return (
    <section className="band-snow band">
      <div className="wrap">
        <div className="grid gap-x-12 gap-y-3 lg:grid-cols-[1.2fr_1fr] lg:items-end">
          <h2 className="display text-h2 max-w-[16ch]">{heading}</h2>
          <p className="measure md:text-lg">{text}</p>
        </div>
        <ul className="mt-head grid gap-3 md:gap-5 lg:grid-cols-3">
          {PACKAGE_KEYS.map((key) => (
            <li key={key} className="card overflow-hidden">
              <h3 className="px-4 pt-3 font-bold md:px-6 md:pt-6">{packages[key].name}</h3>
              <div className="border-line mt-3 grid grid-cols-2 border-t md:mt-4">
                <p className="bg-snow px-4 py-3 text-sm md:p-6">
                  <span className="display text-h3 mb-1 block">{dollars(packages[key].priceUsd / 2)}</span>
                  {labels.packages.deposit}
                </p>
                <p className="border-line border-l px-4 py-3 text-sm md:p-6">
                  <span className="display text-h3 mb-1 block">{dollars(packages[key].priceUsd / 2)}</span>
                  {labels.packages.finalHalf(finalHalf[key])}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <p className="measure mt-5 md:mt-8">{why}</p>
      </div>
    </section>
  );
}
