import { highest } from "./grid.ts";
import { calmed } from "./lines.ts";
import { cheapestRoute, firstAt } from "./route.ts";
import type { Terrain } from "./terrain.ts";
import { type Box, isInside, type Place, project, unproject, type View } from "./view.ts";

/** Home's sheet: the climb with south at the top, so that scrolling down goes up. One pixel a unit of the drawing, 1.4 of the map. */
export const HOME: View = { width: 1440, height: 6500, scale: 1.4, middle: { x: 2374, y: 2708 }, turn: 2 };

/** Where home's words stand from 80rem up: the route goes around them, and no height is written there. */
export const HOME_WORDS: Box[] = [
  { left: 140, top: 40, right: 1300, bottom: 480 },
  { left: 520, top: 480, right: 1300, bottom: 3560 },
  { left: 520, top: 4010, right: 1300, bottom: 5800 },
];
const EDGE: Box = { left: -400, top: 0, right: 170, bottom: 6500 };

export type Climb = { way: Place[]; places: Record<"kitchen" | "house" | "basecamp" | "snowLine" | "ascent" | "summit", Place> };

/** The kitchen and the house are chosen; everything above them follows from the land. */
export function climb({ coarse, heights }: Terrain): Climb {
  const kitchen = unproject(HOME, [330, 900]);
  const house = unproject(HOME, [290, 1900]);
  const summit = highest(heights);
  const avoided = [...HOME_WORDS, EDGE];
  const cells = cheapestRoute(coarse, [kitchen, house, summit], (place) => avoided.some((box) => isInside(box, project(HOME, place))));
  // From and to the places themselves, not the middles of their cells.
  const way = calmed(
    [kitchen, ...cells.slice(1, -1), summit].map(({ x, y }) => [x, y]),
    6,
  ).map(([x, y]) => ({ x, y }));
  const at = (height: number) => firstAt(heights, way, height);
  return { way, places: { kitchen, house, basecamp: at(1), snowLine: at(1.5), ascent: at(3), summit: { x: summit.x, y: summit.y } } };
}
