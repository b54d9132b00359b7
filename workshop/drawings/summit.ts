import { json } from "../json.ts";
import type { Climb } from "../terrain/climb.ts";
import { pathOf, rounded, simplify } from "../terrain/lines.ts";
import { drawSheet, OVERVIEW } from "../terrain/sheet.ts";
import type { Terrain } from "../terrain/terrain.ts";
import { project, type View } from "../terrain/view.ts";

/** Where a booked call stands: the summit, north up, so that the trail comes from below. Wide screens see on to the east. */
const WIDTH = 1360;
const HEIGHT = 940;
const SCALE = 0.62;
const SUMMIT_AT = [480, 420] as const;

export function summitMap(terrain: Terrain, { way, places }: Climb) {
  const { x, y } = places.summit;
  const middle = { x: x + (WIDTH / 2 - SUMMIT_AT[0]) / SCALE, y: y + (HEIGHT / 2 - SUMMIT_AT[1]) / SCALE };
  const view: View = { width: WIDTH, height: HEIGHT, scale: SCALE, turn: 0, middle };
  const route = rounded(
    way.map((place) => project(view, place)).filter(([, top]) => top < HEIGHT + 20),
    2,
  );
  return {
    "app/design/map/summit.svg": drawSheet(terrain, { view, tone: "snow", route, isOverview: true, steps: OVERVIEW, creeksFrom: 1400 }),
    "app/design/map/summit.json": json({ width: WIDTH, height: HEIGHT, summit: SUMMIT_AT, route: pathOf([simplify(route, 0.5)], 1) }),
  };
}
