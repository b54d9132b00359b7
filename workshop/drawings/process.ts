import { json } from "../json.ts";
import type { Climb } from "../terrain/climb.ts";
import { calmed, crossing, even, pathOf, simplify } from "../terrain/lines.ts";
import { cheapestRoute } from "../terrain/route.ts";
import { drawSheet, OVERVIEW } from "../terrain/sheet.ts";
import type { Terrain } from "../terrain/terrain.ts";
import { type Box, type Point, project, unproject, type View } from "../terrain/view.ts";

/**
 * The column that the process's sheet and its milestones share, and what is between two of them: `milestones-row` in
 * app/pages/process/ui/milestones-row.css. The last one is the summit, at the column's end.
 */
const MILESTONES = { width: 1152, gap: 20, count: 5, inset: 14 };
/** How high the trail is sent through the stations before the summit, from the picture's top: steadily up, more so at the end. */
const RISE = [264, 247, 223, 188];
const HEIGHT = 380;

/** The process: the climb with north to the right, and a station where the trail crosses the left edge of each milestone. */
export function processSheet(terrain: Terrain, { places }: Climb) {
  const view = (width: number): View => ({
    width,
    height: HEIGHT,
    scale: 0.31,
    turn: 1,
    middle: { x: places.summit.x + 180, y: (places.kitchen.y + places.summit.y) / 2 },
  });
  const column = view(MILESTONES.width);
  const across = RISE.map((_, i) => (i * (MILESTONES.width + MILESTONES.gap)) / MILESTONES.count + MILESTONES.inset);
  const stops = across.map((x, i): Point => [x, RISE[i] ?? 0]);
  const [kitchen, summit] = [project(column, places.kitchen), project(column, places.summit)];
  const way = cheapestRoute(
    terrain.coarse,
    [places.kitchen, ...stops.slice(1).map((stop) => unproject(column, stop)), places.summit],
    (place) => isOffSlope(project(column, place), [...stops, summit]),
  );
  const route = climbing([kitchen, ...way.slice(1, -1).map((place) => project(column, place)), summit]);
  const margin = (PROCESS_WIDTH - MILESTONES.width) / 2;
  return {
    "app/design/map/process.svg": drawSheet(terrain, {
      view: view(PROCESS_WIDTH),
      tone: "snow",
      route: route.map(([x, y]) => [x + margin, y]),
      unlabeled: [around([summit[0] + margin, summit[1]], FLAG)],
      isOverview: true,
      steps: OVERVIEW,
      creeksFrom: 1400,
    }),
    "app/design/map/process.json": json({
      width: MILESTONES.width,
      height: HEIGHT,
      route: pathOf([simplify(route, 0.5)], 1),
      stations: stops.map((stop) => crossing(route, stop).map((value) => Number(value.toFixed(1)))),
      summit: summit.map(Math.round),
    }),
  } as Record<string, string>;
}

const PROCESS_WIDTH = 1920;
/** No height is written so near the flag and its name. */
const FLAG = 80;

function around([x, y]: Point, by: number): Box {
  return { left: x - 1.5 * by, top: y - by, right: x + 1.5 * by, bottom: y + by };
}

/** Far from the straight way between two stations: a valley beside it would make the trail dip. */
function isOffSlope([x, y]: Point, stops: Point[]) {
  const next = Math.max(
    1,
    stops.findLastIndex((_, i) => i === 0 || (stops[i - 1] as Point)[0] <= x),
  );
  const [[ax, ay], [bx, by]] = [stops[next - 1], stops[next]] as [Point, Point];
  return Math.abs(y - ay - ((by - ay) * (x - ax)) / (bx - ax)) > SWAY;
}

const SWAY = 8;

/** Never down or back on its way: where the land would lead it so, it goes on level, and the curve takes the corner out. */
function climbing(way: Point[]) {
  let [x, y] = way[0] as Point;
  const [right, top] = way.at(-1) as Point;
  const up = way.map((point): Point => {
    x = Math.max(x, Math.min(point[0], right));
    y = Math.min(y, Math.max(point[1], top));
    return [x, y];
  });
  return calmed(even(calmed(up, 12), STEPS), 12);
}

const STEPS = 160;
