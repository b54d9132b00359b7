import { Pause } from "lucide-react";
import { ButtonLink } from "../../../design/button-link.tsx";
import { Figures } from "../../../design/key-numbers.tsx";
import { pages } from "../../../site/pages.ts";
import { brand } from "../../../site/words/brand.ts";
import { labels } from "../../../site/words/labels.ts";
import { packages } from "../../packages/words/packages.ts";
import { HeroMap } from "../ui/hero-map.tsx";
import { SheetMargin } from "../ui/margin.tsx";
import { climb } from "../words/climb.ts";
import { home } from "../words/home.ts";

const CAMPS = {
  basecamp: { name: packages.foundationAudit.climb, note: packages.foundationAudit.elevation },
  ascent: { name: packages.growthEngine.climb, note: packages.growthEngine.elevation },
  summit: { name: packages.peakPerformance.climb, note: packages.peakPerformance.elevation },
};

export function Hero({ video }: { video: string | undefined }) {
  return (
    <section className="band-night hero">
      {video && <div data-hero-video={video} className="hero-video" />}
      <HeroMap camps={CAMPS} />
      <div className="wrap hero-words">
        <p className="eyebrow text-lime mb-3 md:mb-5">{brand.tagline}</p>
        <h1 className="display text-h1 max-w-[13ch]">
          {home.headline.claim} <span className="text-hivis">{home.headline.promise}</span>
        </h1>
        <p className="text-snow/85 mt-4 max-w-[34rem] text-lg md:mt-6">{home.lead}</p>
        <div className="mt-5 flex flex-col gap-3 sm:flex-row md:mt-7">
          <ButtonLink href={pages.contact.aliases[0]}>{home.actions.book}</ButtonLink>
          <ButtonLink href={pages.packages.aliases[0]} kind="quiet">
            {home.actions.packages}
          </ButtonLink>
        </div>
        <Figures figures={home.figures} className="mt-5 md:mt-9 lg:max-w-[44rem] lg:flex-nowrap lg:gap-x-8" />
        <p className="mt-3 text-sm md:mt-4">
          <a href={pages.howWeCount.path} className="textlink">
            {labels.howWeCount}
          </a>
        </p>
      </div>
      <SheetMargin name={climb.margin.name} turn={climb.margin.turn} interval={climb.margin.interval} scale={climb.margin.scale} />
      <button type="button" data-hero-pause hidden aria-pressed="false" className="hero-pause">
        <Pause aria-hidden="true" />
        <span className="sr-only">{labels.pauseVideo}</span>
      </button>
    </section>
  );
}
