import { json } from "../json.ts";
import type { Climb } from "../terrain/climb.ts";
import { calmed, crossing, even, pathOf, rounded, simplify } from "../terrain/lines.ts";
import { drawSheet, OVERVIEW } from "../terrain/sheet.ts";
import type { Terrain } from "../terrain/terrain.ts";
import { type Box, type Point, project, type View } from "../terrain/view.ts";

/**
 * The column that the process's sheet and its weeks share, and what is between two weeks: `weeks` in
 * app/pages/process/ui/process-route.css.
 */
const WEEKS = { width: 1152, gap: 20, count: 6, inset: 14 };

/** The process: the climb with north to the right, and a station where the trail crosses the left edge of each week. */
export function processSheet(terrain: Terrain, { way, places }: Climb) {
  const view = (width: number): View => ({
    width,
    height: 380,
    scale: 0.31,
    turn: 1,
    middle: { x: places.summit.x + 180, y: (places.kitchen.y + places.summit.y) / 2 },
  });
  const routeIn = (width: number) => rounded(calmedEnd(way.map((place) => project(view(width), place))), 1);
  const route = routeIn(WEEKS.width);
  const summit = project(view(PROCESS_WIDTH), places.summit);
  const stations = Array.from({ length: WEEKS.count }, (_, i) => {
    const x = (i * (WEEKS.width + WEEKS.gap)) / WEEKS.count + WEEKS.inset;
    return crossing(route, [x, 190]).map((value) => Number(value.toFixed(1)));
  });
  return {
    "app/design/map/process.svg": drawSheet(terrain, {
      view: view(PROCESS_WIDTH),
      tone: "snow",
      route: routeIn(PROCESS_WIDTH),
      unlabeled: [around(summit, FLAG)],
      isOverview: true,
      steps: OVERVIEW,
      creeksFrom: 1400,
    }),
    "app/design/map/process.json": json({
      width: WEEKS.width,
      height: 380,
      route: pathOf([simplify(route, 0.5)], 1),
      stations,
      summit: project(view(WEEKS.width), places.summit).map(Math.round),
    }),
  } as Record<string, string>;
}

const PROCESS_WIDTH = 1920;
/** No height is written so near the flag and its name. */
const FLAG = 80;

function around([x, y]: Point, by: number): Box {
  return { left: x - 1.5 * by, top: y - by, right: x + 1.5 * by, bottom: y + by };
}

/** Below the summit the way turns in steps too short for this scale. It ends at the pole's foot. */
function calmedEnd(way: Point[]) {
  const [x, y] = way.at(-1) as Point;
  const first = way.findIndex((point) => Math.hypot(point[0] - x, point[1] - y) < 200);
  const end = even(calmed(way.slice(first), 40), 24);
  return [...way.slice(0, first), ...calmed(end, 6)];
}
