import { ArrowRight, Pause } from "lucide-react";
import { brand } from "../content/brand.ts";
import { home } from "../content/home.ts";
import { labels } from "../content/labels.ts";
import { packages } from "../content/packages.ts";
import { services } from "../content/services.ts";
import { siteContext } from "../request/context.ts";
import { heroVideoAddress } from "../site/hero-video.ts";
import { packageOffers } from "../site/offers.ts";
import { contactAbout, pages } from "../site/pages.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { SummitRoute } from "../ui/drawings/summit-route.tsx";
import { TradeDrawing } from "../ui/drawings/trades.tsx";
import { Figures } from "../ui/figures.tsx";
import { PackageCards } from "../ui/package-cards.tsx";
import type { Route } from "./+types/home";

export function loader({ context }: Route.LoaderArgs) {
  const { heroVideo } = context.get(siteContext).settings;
  return { video: heroVideo && heroVideoAddress(heroVideo) };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero video={loaderData.video} />
      <Pains />
      <Built />
      <Solutions />
      <Packages />
      <ClosingCall heading={home.closing.heading} text={home.closing.text}>
        <ButtonLink href={contactAbout("strategy-session")}>{home.closing.button}</ButtonLink>
      </ClosingCall>
    </>
  );
}

const CAMPS = [packages.foundationAudit.climb, packages.growthEngine.climb, packages.peakPerformance.climb] as const;

function Hero({ video }: { video: string | undefined }) {
  return (
    <section className="band-night contour contour-parted glow drifting relative flex min-h-svh items-center">
      <SummitRoute camps={CAMPS} className="glow-box -z-1 hidden xl:block" />
      {video && <div data-hero-video={video} className="hero-video" />}
      <div className="wrap pt-bar relative pb-16">
        <p className="eyebrow text-lime mt-6 mb-6">{brand.tagline}</p>
        <h1 className="display text-hero max-w-[15ch]">
          {home.headline.claim} <span className="text-hivis">{home.headline.promise}</span>
        </h1>
        <p className="text-snow/85 mt-7 max-w-[34rem] text-lg">{home.lead}</p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <ButtonLink href={pages.contact.aliases[0]}>{home.actions.book}</ButtonLink>
          <ButtonLink href={pages.packages.aliases[0]} kind="quiet">
            {home.actions.packages}
          </ButtonLink>
        </div>
        <Figures figures={home.figures} className="mt-12" />
        <p className="mt-4 text-sm">
          <a href={pages.howWeCount.path} className="textlink">
            {labels.howWeCount}
          </a>
        </p>
      </div>
      <button type="button" data-hero-pause hidden aria-pressed="false" className="hero-pause">
        <Pause aria-hidden="true" />
        <span className="sr-only">{labels.pauseVideo}</span>
      </button>
    </section>
  );
}

function Pains() {
  return (
    <section className="band-snow band">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <h2 className="display text-h2">{home.pains.heading}</h2>
          <p className="text-stone">
            {home.pains.text}{" "}
            <a href={pages.calculator.path} className="textlink text-ink font-semibold">
              {home.pains.link}
            </a>
          </p>
        </div>
        <ol className="border-ink mt-10 border-t-2">
          {home.pains.items.map(({ title, text, cost }) => (
            <li
              key={title}
              className="border-line grid gap-x-10 gap-y-3 border-b py-8 md:grid-cols-[minmax(0,1fr)_max-content] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_minmax(15rem,1fr)]"
            >
              <h3 className="display text-h3">{title}</h3>
              <p className="measure md:col-start-1 lg:col-start-auto">{text}</p>
              <p className="md:col-start-2 md:row-span-2 md:row-start-1 md:text-right lg:col-start-3 lg:row-span-1">
                <span className="display text-h2 block whitespace-nowrap">{cost.value}</span>
                <span className="text-stone text-sm">{cost.label}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Built() {
  return (
    <section className="band-night band contour contour-faint contour-left">
      <div className="wrap grid gap-12 md:grid-cols-[1fr_1.1fr]">
        <div>
          <h2 className="display text-h2 max-w-[14ch]">{home.built.heading}</h2>
          <p className="measure text-fog mt-5 text-lg">{home.built.text}</p>
          <TradeDrawing trade="general" className="mt-10 w-full max-w-sm" />
        </div>
        <ol className="grid content-center gap-8">
          {home.built.points.map(({ title, text }, i) => (
            <li key={title} className="grid grid-cols-[3.5rem_1fr] gap-x-4">
              <span aria-hidden="true" className="display text-figure text-lime leading-none">
                {i + 1}
              </span>
              <div>
                <h3 className="display text-h3">{title}</h3>
                <p className="measure text-fog mt-2">{text}</p>
              </div>
            </li>
          ))}
          <li className="ml-18">
            <a href={`${pages.packages.path}#guarantee`} className="textlink font-semibold">
              {labels.packages.guaranteeLink}
            </a>
          </li>
        </ol>
      </div>
    </section>
  );
}

function Solutions() {
  return (
    <section className="band-paper band">
      <div className="wrap">
        <h2 className="display text-h2">{home.solutions.heading}</h2>
        <p className="text-stone mt-4 text-lg">{home.solutions.text}</p>
        <ul className="mt-10 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
          {home.solutions.items.map(({ figure, title, text, service }) => (
            <li key={title} className="group border-line relative border-t py-7">
              <p aria-hidden="true" className="display text-h2">
                {figure}
              </p>
              <h3 className="display text-h4 mt-3 pr-8">
                <a href={pages[service].path} className="stretched">
                  {title}
                </a>
              </h3>
              <p className="text-stone mt-2 pr-8">{text}</p>
              <p className="text-mark mt-3 text-sm font-semibold">
                {home.solutions.partOf} {services[service].name}
              </p>
              <ArrowRight
                aria-hidden="true"
                className="group-hover:text-hivis absolute top-7 right-0 size-5 transition-transform group-hover:translate-x-1"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Packages() {
  return (
    <section className="band-snow band pb-24">
      <div className="wrap">
        <h2 className="display text-h2 max-w-[16ch]">{home.teaser.heading}</h2>
        <p className="measure text-stone mt-5 text-lg">{home.teaser.text}</p>
        <div className="mt-12">
          <PackageCards offers={packageOffers} level="h3" guaranteeLink={labels.packages.guaranteeLink} />
        </div>
        <ButtonLink href={pages.packages.path} kind="quiet" className="mt-10">
          {home.teaser.button}
        </ButtonLink>
      </div>
    </section>
  );
}
