import { contours } from "d3-contour";
import { pathOf, simplify } from "../terrain/lines.ts";
import type { Point } from "../terrain/view.ts";
import { COLUMNS, FINE, ROWS } from "./depth.ts";

const SMALLEST = 14;

/** The outline of every area of pixels for which the test holds, holes too, as one path. */
export function areaOf(holds: (at: number) => boolean) {
  const mask = Array.from({ length: COLUMNS * ROWS }, (_, at) => (holds(at) ? 1 : 0));
  const rings = contours()
    .size([COLUMNS, ROWS])
    .contour(mask, 0.5)
    .coordinates.flat()
    .map((ring) => ring.map(([x = 0, y = 0]): Point => [x / FINE, y / FINE]))
    .filter((ring) => Math.abs(surface(ring)) > SMALLEST);
  return pathOf(rings.map(halves)).replaceAll("m", "zm").replace(/^z/, "");
}

/** A ring ends where it starts, so it's simplified in two halves. */
function halves(ring: Point[]) {
  const first = ring[0] as Point;
  const far = ring.reduce(
    (best, [x, y], i) => (Math.hypot(x - first[0], y - first[1]) > best.most ? { i, most: Math.hypot(x - first[0], y - first[1]) } : best),
    { i: 0, most: 0 },
  ).i;
  return [...simplify(ring.slice(0, far + 1), 0.8), ...simplify(ring.slice(far), 0.8).slice(1)];
}

function surface(ring: Point[]) {
  return ring.reduce((sum, [x, y], i) => {
    const [ax, ay] = ring.at(i - 1) as Point;
    return sum + (ax * y - x * ay) / 2;
  }, 0);
}
