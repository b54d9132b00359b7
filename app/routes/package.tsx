import { ArrowLeft, ShieldCheck } from "lucide-react";
import type { PackageKey } from "../catalog/packages.ts";
import type { Interest } from "../content/contact.ts";
import { guaranteeInShort } from "../content/guarantee.ts";
import { labels } from "../content/labels.ts";
import { type Action, type PackagePage, type PackageTier, packagePages, packages } from "../content/packages.ts";
import { dollars } from "../rules/format.ts";
import { contactAbout, pageAt, pages } from "../site/pages.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { Opening } from "../ui/opening.tsx";
import { Ticket } from "../ui/ticket.tsx";
import type { Route } from "./+types/package";

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
        beside={
          <Ticket badge={page.badge} elevation={page.elevationLabel} price={dollars(tier.priceUsd)} level={LEVEL[key]}>
            {actionLink(page.actions.lead, pages.contact.path, "w-full lg:w-auto")}
          </Ticket>
        }
      />
      <Offer tier={tier} page={page} short={guaranteeInShort[key]} interest={INTEREST[key]} />
      <Deliverables tier={tier} sample={SAMPLE[key]} />
      <Detail page={page} />
      <Fits fits={page.fits} />
      <ClosingCall heading={page.closing.heading} text={page.closing.text}>
        {page.actions.closing.map((action) => actionLink(action, pages.contact.path))}
      </ClosingCall>
      <p className="no-print bg-night text-snow">
        <a href={pages.packages.path} className="wrap flex items-center gap-2 font-semibold hover:underline">
          <ArrowLeft aria-hidden="true" className="size-5" />
          {page.backLabel}
        </a>
      </p>
    </>
  );
}

type OfferProps = { tier: PackageTier; page: PackagePage; short: readonly string[]; interest: Interest };

function Offer({ tier, page, short, interest }: OfferProps) {
  return (
    <section className="band-paper band">
      <div className="wrap">
        <div className="card-night bg-night flex flex-col gap-5 p-7 md:flex-row md:p-9">
          <ShieldCheck aria-hidden="true" className="text-lime size-12 flex-none" strokeWidth={1.75} />
          <div>
            <h2 className="display text-h3">{page.guaranteeHeading}</h2>
            <p className="mt-2 text-lg">{tier.guarantee.text}</p>
            <ul className="peaks text-fog mt-5">
              {short.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className="mt-5">
              <a href={`${pages.packages.path}#guarantee`} className="textlink font-semibold">
                {labels.packages.guaranteeLink}
              </a>
            </p>
          </div>
        </div>
        <div className="mt-6 grid gap-6 lg:grid-cols-[1.4fr_1fr]">
          <div className="card min-w-0 p-7 md:p-9">
            <h2 className="display text-h3">{page.includedHeading}</h2>
            <ul className="checks mt-6">
              {tier.includes.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <div className="card-night bg-night flex min-w-0 flex-col p-7 md:p-9">
            <h2 className="text-lime font-semibold">{page.investment.heading}</h2>
            <p className="display text-figure mt-3">{dollars(tier.priceUsd)}</p>
            <p className="mt-2 text-lg font-semibold">{tier.terms}</p>
            <p className="text-fog mt-1">
              {tier.subtitle}, {tier.duration} of work
            </p>
            <p className="border-edge text-fog mt-6 border-t border-dashed pt-6">{page.investment.text}</p>
            <p className="mt-8 lg:mt-auto lg:pt-8">{actionLink(page.actions.investment, contactAbout(interest), "w-full")}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

function Deliverables({ tier, sample }: { tier: PackageTier; sample: (typeof SAMPLE)[PackageKey] }) {
  return (
    <section className="band-snow band">
      <div className="wrap grid gap-12 lg:grid-cols-2">
        <div>
          <h2 className="display text-h3">{labels.packages.activities}</h2>
          <ul className="peaks mt-6 gap-4">
            {tier.activities.map((activity) => (
              <li key={activity}>{activity}</li>
            ))}
          </ul>
        </div>
        <div className="lg:border-line lg:border-l lg:pl-12">
          <h2 className="display text-h3">{labels.packages.deliverables}</h2>
          <ol className="mt-6 grid gap-4">
            {tier.deliverables.map((deliverable, i) => (
              <li key={deliverable} className="grid grid-cols-[2.5rem_1fr] items-baseline">
                <span aria-hidden="true" className="display text-stone">
                  {i + 1}
                </span>
                <span className="text-lg font-semibold">{deliverable}</span>
              </li>
            ))}
          </ol>
          <p className="mt-8">
            <a href={pages[sample].path} className="textlink font-semibold">
              {labels[sample]}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

function Detail({ page: { detail, actions } }: { page: PackagePage }) {
  const columns = detail.parts.length === 4 ? "md:grid-cols-2 lg:grid-cols-4" : "md:grid-cols-3";
  return (
    <section className="band-night band">
      <div className="wrap">
        <h2 className="display text-h2 max-w-[18ch]">{detail.heading}</h2>
        <p className="measure text-fog mt-5 text-lg">{detail.text}</p>
        <ol className={`mt-12 grid gap-10 ${columns}`}>
          {detail.parts.map(({ title, text, bullets }, i) => (
            <li key={title} className="border-moss border-t-2 pt-5">
              <span aria-hidden="true" className="display text-h3 text-lime">
                {i + 1}
              </span>
              <h3 className="display text-h3 mt-1">{title}</h3>
              {text && <p className="text-fog mt-3">{text}</p>}
              {bullets && (
                <ul className="peaks text-snow mt-5">
                  {bullets.map((bullet) => (
                    <li key={bullet}>{bullet}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
        {actions.detail && <p className="mt-12">{actionLink(actions.detail, contactAbout("strategy-session"))}</p>}
      </div>
    </section>
  );
}

function Fits({ fits }: { fits: PackagePage["fits"] }) {
  return (
    <section className="band-snow band">
      <div className="wrap">
        <h2 className="display text-h2">{fits.heading}</h2>
        <div className="mt-8 grid gap-10 md:grid-cols-[1.3fr_1fr]">
          <div>
            <h3 className="text-lg font-semibold">{labels.packages.fits}</h3>
            <ul className="checks mt-4">
              {fits.yes.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="text-lg font-semibold">{labels.packages.doesNotFit}</h3>
            <ul className="crosses text-stone mt-6">
              {fits.no.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}

function actionLink({ label, to }: Action, contact: string, className = "") {
  return (
    <ButtonLink
      key={label}
      href={to === "contact" ? contact : pages.packages.path}
      kind={to === "contact" ? "action" : "quiet"}
      className={className}
    >
      {label}
    </ButtonLink>
  );
}
