import { contours } from "d3-contour";
import { type Grid, MARGIN } from "./grid.ts";
import type { Place } from "./view.ts";

/** Every contour line of a height, as closed rings of map positions. Kept, since many drawings ask for the same heights. */
export function ringsAt(grid: Grid, height: number): Place[][] {
  const kept = rings.get(grid) ?? new Map<number, Place[][]>();
  rings.set(grid, kept);
  const found =
    kept.get(height) ??
    contours()
      .size([grid.size, grid.size])
      .contour(grid.values as unknown as number[], height)
      .coordinates.flat()
      .map((ring) => ring.map(([x = 0, y = 0]) => ({ x: x * grid.cell - MARGIN, y: y * grid.cell - MARGIN })));
  kept.set(height, found);
  return found;
}

const rings = new WeakMap<Grid, Map<number, Place[][]>>();

export const SNOW_LINE = 1.5;

/** The heights to draw: closer together where the land is flat. Each knows the step to the next, and whether it's an index line. */
export function levels(steps: readonly { upTo: number; interval: number }[]) {
  const all: Level[] = [];
  let height = 0;
  for (const { upTo, interval } of steps)
    while (height + interval <= upTo + 1e-9) {
      height = Math.round((height + interval) * 100) / 100;
      all.push({ height, interval, isIndex: Number.isInteger(height) });
    }
  return all.filter(({ height }) => height < 10);
}

export type Level = { height: number; interval: number; isIndex: boolean };
