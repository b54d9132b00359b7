import { Ridge } from "../../../design/drawings/ridge.tsx";
import { TrailLeg } from "../../../design/drawings/trail-leg.tsx";
import { siteContext } from "../../../site/context.ts";
import { firstCaller } from "../../../site/studio/studio.ts";
import { whoCalls } from "../../../site/who-calls.ts";
import { newestLedger } from "../../ledgers/ledger-hours.ts";
import { heroVideoAddress } from "../hero-video.ts";
import { Hero } from "../sections/hero.tsx";
import { Built, Closing, Pains, Solutions, Thread, Trades } from "../sections/places.tsx";
import { Packages, Proof } from "../sections/snow-places.tsx";
import stylesheet from "../stylesheet.css?url";
import { ClimbMap } from "../ui/climb-map.tsx";
import { MapBand } from "../ui/map-band.tsx";
import { RouteProfile } from "../ui/route-profile.tsx";
import { climb } from "../words/climb.ts";
import type { Route } from "./+types/home";

export function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(siteContext);
  const { heroVideo, studio } = settings;
  return {
    video: heroVideo && heroVideoAddress(heroVideo),
    caller: firstCaller(studio),
    calls: whoCalls(settings),
    ledger: newestLedger(studio.ledgers),
  };
}

export const handle = { stylesheet };

/** One sheet of the map, climbed by scrolling. The contract's sections keep its order; trades, texts and proof stand between them. */
export default function Home({ loaderData: { video, caller, calls, ledger } }: Route.ComponentProps) {
  return (
    <>
      <RouteProfile hours={CAMPS.map((camp) => climb.altimeter[camp])} />
      <Hero video={video} />
      <div className="climb">
        <ClimbMap words={climb} />
        <div className="side side-night">
          <Trades />
          <Pains />
          <Thread />
          <Built />
          <Solutions />
          <MapBand at="snow">
            <TrailLeg shape="b" crossesSnowLine />
          </MapBand>
        </div>
        <div className="side side-snow">
          <Packages />
          <Proof ledger={ledger} />
          <Closing caller={caller} calls={calls} />
        </div>
        <Ridge from="north" />
      </div>
    </>
  );
}

const CAMPS = ["kitchen", "basecamp", "ascent", "summit"] as const;
