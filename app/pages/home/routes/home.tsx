import { Ridge } from "../../../design/drawings/ridge.tsx";
import { siteContext } from "../../../site/context.ts";
import { heroVideoAddress } from "../hero-video.ts";
import stylesheet from "../home.css?url";
import { ClimbMap, MapWindow } from "../ui/climb-map.tsx";
import { RouteProfile } from "../ui/profile.tsx";
import { climb } from "../words/climb.ts";
import type { Route } from "./+types/home";
import { Hero } from "./hero.tsx";
import { Built, Closing, Pains, Solutions, Thread, Trades } from "./places.tsx";
import { Packages, Proof } from "./snow-places.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { heroVideo } = context.get(siteContext).settings;
  return { video: heroVideo && heroVideoAddress(heroVideo) };
}

export const handle = { stylesheet };

/** One sheet of the map, climbed by scrolling. The contract's sections keep its order; trades, texts and proof stand between them. */
export default function Home({ loaderData }: Route.ComponentProps) {
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
        <Built />
        <Solutions />
        <MapWindow at="snowLine" />
        <Packages />
        <Proof />
        <Closing />
        <Ridge from="north" />
      </div>
    </>
  );
}
