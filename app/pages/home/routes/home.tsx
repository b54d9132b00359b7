import { ButtonLink } from "../../../design/button-link.tsx";
import { Ridge } from "../../../design/drawings/ridge.tsx";
import { siteContext } from "../../../site/context.ts";
import { pages } from "../../../site/pages.ts";
import { labels } from "../../../site/words/labels.ts";
import { packageOffers } from "../../packages/offers.ts";
import type { PackageOffer } from "../../packages/ui/offer-parts.tsx";
import { heroVideoAddress } from "../hero-video.ts";
import stylesheet from "../home.css?url";
import { CampCard } from "../ui/camp-card.tsx";
import { ClimbMap, MapWindow } from "../ui/climb-map.tsx";
import { RouteProfile } from "../ui/profile.tsx";
import { climb } from "../words/climb.ts";
import { home } from "../words/home.ts";
import type { Route } from "./+types/home";
import { Hero } from "./hero.tsx";
import { Built, Closing, Packages, Pains, Solutions, Thread, Trades } from "./places.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { heroVideo } = context.get(siteContext).settings;
  return { video: heroVideo && heroVideoAddress(heroVideo) };
}

export const handle = { stylesheet };

/** One sheet of the map, climbed by scrolling: the sections are places on it, from the kitchen table to the summit. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const [foundation, growth, peak] = packageOffers;
  return (
    <>
      <RouteProfile />
      <Hero video={loaderData.video} />
      <div className="climb">
        <ClimbMap words={climb} />
        <Trades />
        <MapWindow at="kitchen" />
        <Pains />
        <MapWindow at="house" />
        <Thread />
        <Solutions />
        <Packages />
        <MapWindow at="basecamp" />
        <section className="ground-night camp-basecamp card-in-window">
          <div className="wrap beside-route">{foundation && <Camp offer={foundation} />}</div>
        </section>
        <MapWindow at="snowLine" />
        <Built />
        <MapWindow at="ascent" />
        <section className="ground-snow camp-ascent card-in-window">
          <div className="wrap beside-route">{growth && <Camp offer={growth} />}</div>
        </section>
        <section className="ground-snow camp-summit">
          <div className="wrap beside-route">
            {peak && <Camp offer={peak} />}
            <ButtonLink href={pages.packages.path} kind="quiet" className="bg-paper mt-4 md:mt-6">
              {home.teaser.button}
            </ButtonLink>
          </div>
        </section>
        <Closing />
        <Ridge from="north" />
      </div>
    </>
  );
}

function Camp({ offer }: { offer: PackageOffer }) {
  return <CampCard offer={offer} words={labels.packages} />;
}
