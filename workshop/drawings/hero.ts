import { json } from "../json.ts";
import type { Climb } from "../terrain/climb.ts";
import { distance, pathOf, rounded, simplify } from "../terrain/lines.ts";
import { drawSheet, OVERVIEW } from "../terrain/sheet.ts";
import type { Terrain } from "../terrain/terrain.ts";
import { type Point, project, type View } from "../terrain/view.ts";

/** The whole quadrangle, north up. The picture starts a bit left of the page's middle; wide screens see on to the east. */
const WIDTH = 880;
const WIDE = 1440;
const HEIGHT = 1080;
const SCALE = 0.24;
const SUMMIT_AT: Point = [530, 250];
/** No dot lies on the summit's triangle. */
const isBeforeSummit = (at: Point) => distance(at, SUMMIT_AT) > 24;

export function heroMap(terrain: Terrain, { way, places }: Climb) {
  const view = (width: number): View => ({
    width,
    height: HEIGHT,
    scale: SCALE,
    turn: 0,
    middle: { x: places.summit.x + (width / 2 - SUMMIT_AT[0]) / SCALE, y: places.summit.y + (HEIGHT / 2 - SUMMIT_AT[1]) / SCALE },
  });
  const routeIn = (width: number) =>
    rounded(
      way.map((place) => project(view(width), place)),
      3,
    );
  const draw = (width: number) =>
    drawSheet(terrain, {
      view: view(width),
      tone: "night",
      route: routeIn(width),
      isOverview: true,
      steps: OVERVIEW,
      creeksFrom: 1400,
    });
  const spot = (name: "basecamp" | "ascent" | "summit") => project(view(WIDTH), places[name]).map(Math.round);
  const facts = {
    width: WIDTH,
    height: HEIGHT,
    route: pathOf([simplify(routeIn(WIDTH).filter(isBeforeSummit), 0.15)], 1),
    places: { basecamp: spot("basecamp"), ascent: spot("ascent"), summit: spot("summit") },
  };
  return {
    "app/design/map/hero.svg": draw(WIDTH),
    "app/design/map/hero-wide.svg": draw(WIDE),
    "app/design/map/hero.json": json(facts),
  };
}
