import type { Level } from "./contours.ts";
import { pathsByBand } from "./curves.ts";
import { type Grid, slopeAt } from "./grid.ts";
import { distance, lengthOf, pathOf, runsOf, simplify } from "./lines.ts";
import { type Point, rotate, unproject, type View } from "./view.ts";

/**
 * Shading for free: the shaded runs of a contour drawn once more, as wide as the gap to the next line and dashed. A dash across a wide
 * stroke is a tick down the slope.
 */
const CLASSES = [
  { gapUpTo: 6.5, width: 5, dash: "1.5 2.6" },
  { gapUpTo: 10, width: 8, dash: "1.3 3" },
  { gapUpTo: 14.5, width: 12, dash: "1.1 3.4" },
  { gapUpTo: 20, width: 17, dash: ".9 3.8" },
];
/** Shorter runs look like combs. */
const SHORTEST = 84;
const FROM_LABEL = 26;
/** Between the ticks' ends and the route. */
const FROM_ROUTE = 14;

type Shade = { tone: "night" | "snow"; steeperThan: number; widestGap: number; labels: Point[]; route: Point[] };

export function shadedRuns(grid: Grid, view: View, { interval }: Level, line: Point[], shade: Shade) {
  const classes = line.map((point) => {
    const place = unproject(view, point);
    const { dx, dy, steepness } = slopeAt(grid, place.x, place.y);
    if (steepness < shade.steeperThan || shade.labels.some((label) => distance(label, point) < FROM_LABEL)) return -1;
    const [right, down] = rotate(view, -dx / steepness, -dy / steepness);
    // Light comes from the upper left. On snow the ink is the shadow; on night it is the light.
    const lit = -Math.SQRT1_2 * (right + down);
    if (shade.tone === "snow" ? lit > -0.15 : lit < 0.15) return -1;
    const gap = (interval / steepness) * view.scale;
    if (gap > shade.widestGap) return -1;
    const at = CLASSES.findIndex(({ gapUpTo }) => gap < gapUpTo);
    const clear = FROM_ROUTE + (CLASSES[at]?.width ?? 0) / 2;
    return shade.route.some((way) => distance(way, point) < clear) ? -1 : at;
  });
  return CLASSES.map((_, k) => runsOf(line, (_, i) => classes[i] === k).filter((run) => lengthOf(run) > SHORTEST));
}

/** The runs of every line, by class, as paths. */
export function hachurePaths(runs: Point[][][], color: string, opacity: number) {
  const paths = CLASSES.map(({ width, dash }, k) => {
    const paths = pathsByBand(
      (runs[k] ?? []).map((run) => simplify(run, 0.6)),
      pathOf,
    );
    return paths && `<g stroke-width="${width}" stroke-dasharray="${dash}">${paths}</g>`;
  }).join("");
  return paths && `<g stroke="${color}" stroke-opacity="${opacity}" stroke-linejoin="bevel">${paths}</g>`;
}
