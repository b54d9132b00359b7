import { ButtonLink } from "../../../design/button-link.tsx";
import { TrailLeg } from "../../../design/drawings/trail-leg.tsx";
import { Pause, ShieldCheck } from "../../../design/icons.tsx";
import { KeyNumbers } from "../../../design/key-numbers.tsx";
import { pages } from "../../../site/pages.ts";
import { brand } from "../../../site/words/brand.ts";
import { labels } from "../../../site/words/labels.ts";
import { GoodBuild } from "../../services/sections/good-build.tsx";
import { HeroMap } from "../ui/hero-map.tsx";
import { Kitchen } from "../ui/kitchen.tsx";
import { climb } from "../words/climb.ts";
import { home } from "../words/home.ts";

export function Hero({ video }: { video: string | undefined }) {
  return (
    <section className="band-night hero">
      {video && <div data-hero-video={video} data-hero-title={labels.backgroundVideo} className="hero-video" />}
      <HeroMap camps={climb.places} />
      <Kitchen spot={climb.places.kitchen} />
      <TrailLeg shape="start" />
      <div className="wrap hero-words">
        <p className="eyebrow text-mark mb-2 md:mb-5">{brand.tagline}</p>
        <h1 className="display text-h1 hero-title max-w-[13ch]">
          {/* One text with its space: a space of its own that ends a line is lost to screen readers. */}
          {`${home.headline.claim} `}
          <span className="text-hivis">{home.headline.promise}</span>
        </h1>
        <p className="text-snow/85 mt-3 max-w-[34rem] md:mt-6 md:text-lg">{home.lead}</p>
        <p className="mt-3 flex max-w-[34rem] gap-3 font-semibold md:mt-5">
          <ShieldCheck className="text-mark mt-0.5 size-6 flex-none" />
          <span>
            {home.guarantee.text}{" "}
            <a href={`${pages.packages.path}#guarantee`} className="textlink text-snow inline-block">
              {home.guarantee.link}
            </a>
          </span>
        </p>
        <div className="mt-4 flex flex-col gap-3 sm:flex-row md:mt-7">
          <ButtonLink href={pages.contact.aliases[0]}>{home.actions.book}</ButtonLink>
          <ButtonLink href={pages.packages.aliases[0]} kind="quiet">
            {home.actions.packages}
          </ButtonLink>
        </div>
        <KeyNumbers figures={home.figures} className="mt-5 md:mt-9 md:flex-nowrap md:gap-x-6 lg:max-w-[44rem] lg:gap-x-8" />
        <GoodBuild className="mt-3 md:mt-4" />
      </div>
      <button type="button" data-hero-pause hidden aria-pressed="false" className="hero-pause">
        <Pause />
        <span className="sr-only">{labels.pauseVideo}</span>
      </button>
    </section>
  );
}
