import { createNoise2D } from "simplex-noise";
import { cellAt, type Grid, placeOf, valueAt } from "./grid.ts";
import { seededRandom } from "./uplift.ts";
import type { Place } from "./view.ts";

/**
 * What a step costs: its length, more where it climbs steeply, where the walker shouldn't go, and unevenly on flat land, which bends the
 * way.
 */
const SLOPE_COST = 9e4;
const AVOIDED_COST = 30;
const WANDER_COST = 7;
const WANDER_WAVELENGTH = 420;

/** The cheapest way from place to place, cell by cell. */
export function cheapestRoute(grid: Grid, stops: Place[], isAvoided: (place: Place) => boolean): Place[] {
  const noise = createNoise2D(seededRandom(7));
  const extra = (place: Place) =>
    (isAvoided(place) ? AVOIDED_COST : 0) + WANDER_COST * (0.5 + 0.5 * noise(place.x / WANDER_WAVELENGTH, place.y / WANDER_WAVELENGTH));
  const legs = stops.slice(1).map((stop, i) => leg(grid, stops[i] as Place, stop, extra));
  return legs.flatMap((places, i) => (i === 0 ? places : places.slice(1)));
}

/** Dijkstra with buckets of a tenth of a unit of cost is plenty here, and needs no heap. */
function leg(grid: Grid, from: Place, to: Place, extra: (place: Place) => number): Place[] {
  const { size } = grid;
  const cost = new Float64Array(size * size).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(size * size).fill(-1);
  const [start, end] = [cellAt(grid, from.x, from.y), cellAt(grid, to.x, to.y)];
  const buckets: number[][] = [[start]];
  cost[start] = 0;
  for (let b = 0; b < buckets.length; b += 1) {
    const bucket = buckets[b] ?? [];
    for (let n = 0; n < bucket.length; n += 1) {
      const i = bucket[n] as number;
      if (i === end) return walked(grid, before, end);
      if (Math.floor((cost[i] ?? 0) / BUCKET) !== b) continue;
      for (const [dx, dy] of MOVES) {
        const [column, row] = [(i % size) + dx, Math.floor(i / size) + dy];
        if (column < 0 || row < 0 || column >= size || row >= size) continue;
        const j = row * size + column;
        const length = Math.hypot(dx, dy) * grid.cell;
        const slope = ((grid.values[j] ?? 0) - (grid.values[i] ?? 0)) / length;
        const total = (cost[i] ?? 0) + length * (1 + SLOPE_COST * slope * slope * (slope < 0 ? 2 : 1) + extra(placeOf(grid, j)));
        if (total >= (cost[j] ?? 0)) continue;
        cost[j] = total;
        before[j] = i;
        const k = Math.floor(total / BUCKET);
        buckets[k] ??= [];
        buckets[k].push(j);
      }
    }
  }
  throw new Error("no route");
}

const BUCKET = 2;
/** The eight neighbors and the eight knight's moves: sixteen directions make smoother ways than eight. */
const MOVES = [-2, -1, 0, 1, 2].flatMap((dx) =>
  [-2, -1, 0, 1, 2].filter((dy) => Math.max(Math.abs(dx), Math.abs(dy)) === 1 || Math.abs(dx * dy) === 2).map((dy) => [dx, dy] as const),
);

function walked(grid: Grid, before: Int32Array, end: number) {
  const places: Place[] = [];
  for (let i = end; i >= 0; i = before[i] ?? -1) places.unshift(placeOf(grid, i));
  return places;
}

/** Where a way first reaches a height. */
export function firstAt(grid: Grid, way: Place[], height: number): Place {
  const i = way.findIndex(({ x, y }) => valueAt(grid, x, y) >= height);
  const [a, b] = [way[Math.max(i - 1, 0)], way[i]] as [Place, Place];
  const [low, high] = [valueAt(grid, a.x, a.y), valueAt(grid, b.x, b.y)];
  const t = high > low ? (height - low) / (high - low) : 0;
  return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
}
