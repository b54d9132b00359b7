import { ButtonLink } from "../../design/button-link.tsx";
import { SheetEdge } from "../../design/drawings/lost.tsx";

type Props = { words: { code: string; headline: string; text: string; homeLabel: string; edge: string }; href: string };

/** Off the edge of the map. */
export function NotFoundPage({ words, href }: Props) {
  return (
    <section data-missing-page className="band-night band flex min-h-[80vh] items-center">
      <div className="wrap pt-bar grid items-center gap-12 md:grid-cols-[1.2fr_1fr]">
        <div>
          <p className="display text-[min(clamp(5rem,2rem+16vw,13rem),38vw)] leading-none">{words.code}</p>
          <h1 className="display text-h2 mt-4">{words.headline}</h1>
          <p className="measure text-fog mt-4 text-lg">{words.text}</p>
          <ButtonLink href={href} className="mt-8">
            {words.homeLabel}
          </ButtonLink>
        </div>
        <figure className="max-w-lg">
          {/* The land and the trail come out of the dark, and end at the drawing's edge. */}
          <div className="relative mask-[linear-gradient(90deg,transparent,#000_25%)]">
            <div className="contour absolute inset-y-0 left-0 w-[57.5%] mask-[linear-gradient(transparent,#000_18%_82%,transparent)]" />
            <SheetEdge className="relative w-full" />
          </div>
          <figcaption className="map-name text-fog mt-2 text-right">{words.edge}</figcaption>
        </figure>
      </div>
    </section>
  );
}
