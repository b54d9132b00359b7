import { ArrowLeft, ShieldCheck } from "lucide-react";
import type { Interest } from "../../../booking/catalog/interests.ts";
import { ButtonLink } from "../../../design/button-link.tsx";
import { ClosingCall } from "../../../design/closing-call.tsx";
import { Elevation } from "../../../design/drawings/elevation.tsx";
import { Opening } from "../../../design/opening.tsx";
import { contactAbout, pageAt, pages } from "../../../site/pages.ts";
import { labels } from "../../../site/words/labels.ts";
import { dollars } from "../../../text/format.ts";
import type { PackageKey } from "../catalog.ts";
import { guaranteeInShort } from "../words/guarantee.ts";
import { type PackagePage, type PackagePart, type PackageTier, packagePages, packages } from "../words/packages.ts";
import type { Route } from "./+types/package";
import { actionLink, Detail, Fits } from "./package-details.tsx";

export function loader({ request }: Route.LoaderArgs) {
  return { key: pageAt(new URL(request.url).pathname)?.package as PackageKey };
}

const LEVEL = { foundationAudit: 1, growthEngine: 2, peakPerformance: 3 } as const;
const INTEREST: Record<PackageKey, Interest> = {
  foundationAudit: "foundation-audit",
  growthEngine: "growth-engine",
  peakPerformance: "peak-performance",
};

/** The finished example that shows most of what the package delivers. */
const SAMPLE = { foundationAudit: "sampleBrief", growthEngine: "sampleReport", peakPerformance: "sampleReport" } as const;

/** One view for the three packages. */
export default function Package({ loaderData: { key } }: Route.ComponentProps) {
  const tier = packages[key];
  const page = packagePages[key];
  return (
    <>
      <Opening
        eyebrow={tier.name}
        title={page.headline}
        lead={page.lead}
        tone={key === "growthEngine" ? "night" : "snow"}
        sheet={key}
        beside={<Investment tier={tier} page={page} level={LEVEL[key]} interest={INTEREST[key]} />}
      >
        <p className="mt-5 md:mt-8">{actionLink(page.actions.lead, pages.contact.path, "w-full sm:w-auto")}</p>
      </Opening>
      <Offer tier={tier} page={page} short={guaranteeInShort[key]} sample={SAMPLE[key]} />
      <Detail page={page} tone={key === "growthEngine" ? "band-snow" : "band-night"} />
      <Fits fits={page.fits} />
      <ClosingCall from="paper" heading={page.closing.heading} text={page.closing.text} note={<BackLink label={page.backLabel} />}>
        {page.actions.closing.map((action) => actionLink(action, pages.contact.path))}
      </ClosingCall>
    </>
  );
}

function BackLink({ label }: { label: string }) {
  return (
    <a href={pages.packages.path} className="textlink inline-flex min-h-11 items-center gap-2 font-semibold">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {label}
    </a>
  );
}

type InvestmentProps = { tier: PackageTier; page: PackagePage; level: 1 | 2 | 3; interest: Interest };

/** What it costs, said once: the price, what it buys, when it's paid, and the button that asks for it. */
function Investment({ tier, page, level, interest }: InvestmentProps) {
  return (
    <div className="card-night bg-night grid gap-4 p-5 lg:gap-5 lg:p-8">
      <p className="flex flex-wrap gap-2">
        {page.badge && <span className="badge text-lime">{page.badge}</span>}
        <span className="badge text-fog">{page.elevationLabel}</span>
      </p>
      <Elevation level={level} className="w-full max-md:hidden" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-lime font-semibold">{page.investment.heading}</h2>
        <p className="display text-figure">{dollars(tier.priceUsd)}</p>
      </div>
      <div>
        <p className="font-semibold">{tier.terms}</p>
        <p className="text-fog text-sm">{labels.packages.work(tier.subtitle, tier.duration)}</p>
      </div>
      <p className="border-edge text-fog border-t border-dashed pt-4 text-sm">{page.investment.text}</p>
      <ButtonLink href={contactAbout(interest)} kind="quiet">
        {page.actions.investment.label}
      </ButtonLink>
    </div>
  );
}

type OfferProps = { tier: PackageTier; page: PackagePage; short: readonly string[]; sample: (typeof SAMPLE)[PackageKey] };

/** The guarantee, and everything in the package as one list. */
function Offer({ tier, page, short, sample }: OfferProps) {
  return (
    <section className="band-paper band">
      <div className="wrap gap-head grid lg:grid-cols-[1fr_1.6fr] lg:gap-x-16">
        <div className="card border-mark bg-snow h-fit border-l-8 p-5 md:p-8 lg:sticky lg:top-28">
          <ShieldCheck aria-hidden="true" className="text-mark size-9 md:size-12" strokeWidth={1.75} />
          <h2 className="display text-h3 mt-2 md:mt-4">{page.guaranteeHeading}</h2>
          <p className="mt-2 font-semibold">{tier.guarantee.text}</p>
          <ul className="peaks text-stone mt-4 text-sm">
            {short.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-4">
            <a href={`${pages.packages.path}#guarantee`} className="textlink font-semibold">
              {labels.packages.guaranteeLink}
            </a>
          </p>
        </div>
        <div>
          <h2 className="display text-h2">{page.includedHeading}</h2>
          <ul className="checks mt-4 md:mt-6">
            {tier.parts.map((part) => (
              <Part key={part.item} part={part} />
            ))}
          </ul>
          <p className="mt-4">
            <a href={pages[sample].path} className="textlink font-semibold">
              {labels[sample]}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

function Part({ part: { item, how, deliverable } }: { part: PackagePart }) {
  return (
    <li className="grid gap-x-8 md:grid-cols-[1.5fr_1fr] md:items-baseline">
      <div>
        {item}
        {how && <p className="text-stone text-sm font-normal">{how}</p>}
      </div>
      {deliverable && (
        <p className="text-sm">
          <span className="text-stone font-normal">{labels.packages.deliverable}:</span> {deliverable}
        </p>
      )}
    </li>
  );
}
