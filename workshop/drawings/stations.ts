import type { ServiceKey } from "../../app/pages/services/catalog/services.ts";
import { json } from "../json.ts";
import { calmed, crossing, pathOf, rounded, simplify } from "../terrain/lines.ts";
import { cheapestRoute } from "../terrain/route.ts";
import { drawSheet } from "../terrain/sheet.ts";
import type { Terrain } from "../terrain/terrain.ts";
import { type Box, type Place, type Point, project, unproject, type View } from "../terrain/view.ts";

/**
 * Each service's papers as stations on a path over land of its own. `stops` are the heights, from the top, at which the path is sent
 * through its stations; where they are across is the page's grid: `stations` in app/design/drawings/stations.css.
 */
const PATHS = {
  strategyConsulting: { middle: { x: 1000, y: 1500 }, stops: [40, 150, 60, 190, 120], ground: "snow" },
  agentDevelopment: { middle: { x: 3300, y: 2300 }, stops: [170, 70, 205, 110, 50], ground: "snow" },
  workflowAutomation: { middle: { x: 1500, y: 2700 }, stops: [120, 60, 130, 190, 110], ground: "snow" },
  digitalMarketing: { middle: { x: 2200, y: 1900 }, stops: [60, 200, 90, 180, 40], ground: "night" },
  paidAdvertising: { middle: { x: 3500, y: 1500 }, stops: [210, 180, 130, 90, 40], ground: "snow" },
} satisfies Partial<Record<ServiceKey, Path>>;
type Path = { middle: Place; stops: number[]; ground: "night" | "snow" };

/** The strip between the papers above and the papers below, as wide as the page's column. */
const COLUMN = 1152;
const STRIP = 240;
const GAP = 24;
/** From a paper's left edge to its station. */
const INSET = 28;
/** The picture goes on behind the papers, and to the edges of a wide screen. */
const PICTURE = { width: 2560, height: 620 };
const SCALE = 0.8;

export function stations(terrain: Terrain) {
  const drawn = Object.entries<Path>(PATHS).map(([key, path]) => ({ key, ...pathOn(terrain, path) }));
  return {
    ...Object.fromEntries(drawn.map(({ key, picture }) => [`app/design/map/stations-${key}.svg`, picture])),
    "app/design/map/stations.json": json(Object.fromEntries(drawn.map(({ key, path, at }) => [key, { path, stations: at }]))),
  } as Record<string, string>;
}

function pathOn(terrain: Terrain, { middle, stops, ground }: Path) {
  const view: View = { ...PICTURE, scale: SCALE, turn: 0, middle };
  const [left, top] = [(PICTURE.width - COLUMN) / 2, (PICTURE.height - STRIP) / 2];
  const step = (COLUMN + GAP) / (stops.length + 1);
  const across = stops.map((_, i) => left + i * step + INSET);
  const points: Point[] = [
    [0, top + (stops[0] ?? 0)],
    ...across.map((x, i): Point => [x, top + (stops[i] ?? 0)]),
    [PICTURE.width, top + STRIP / 2],
  ];
  const isOutside = (place: Place) => {
    const [, y] = project(view, place);
    return y < top + 20 || y > top + STRIP - 20;
  };
  const cells = cheapestRoute(
    terrain.coarse,
    points.map((point) => unproject(view, point)),
    isOutside,
  );
  const route = rounded(
    calmed(
      cells.map((place) => project(view, place)),
      8,
    ),
    1,
  );
  const at = across.map((x, i) => crossing(route, [x, top + (stops[i] ?? 0)]));
  const inStrip = ([x, y]: Point): Point => [x - left, y - top];
  return {
    picture: drawSheet(terrain, { view, tone: ground, route, creeksFrom: 1400, unlabeled: obstacles(left, top, across) }),
    path: pathOf([simplify(route, 0.4).map(inStrip)], 1),
    at: at.map((point) => inStrip(point).map((value) => Number(value.toFixed(1)))),
  };
}

/** The papers, and each station's line to its own, which goes up or down: no height is written under one. */
function obstacles(left: number, top: number, across: number[]): Box[] {
  const right = left + COLUMN;
  return [
    { left, top: 0, right, bottom: top },
    { left, top: top + STRIP, right, bottom: PICTURE.height },
    ...across.map((x) => ({ left: x, top, right: x, bottom: top + STRIP })),
  ];
}
