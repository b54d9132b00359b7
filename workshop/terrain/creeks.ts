import { placeOf } from "./grid.ts";
import type { Terrain } from "./terrain.ts";
import type { Place } from "./view.ts";

/** Watercourses from their springs down to the next creek: every cell that drains at least so many others. */
export function creeks({ coarse, flow }: Terrain, smallest: number): Place[][] {
  const hasInflow = new Uint8Array(flow.area.length);
  for (const [i, area] of flow.area.entries()) if (area >= smallest) hasInflow[flow.below[i] ?? i] = 1;
  const seen = new Uint8Array(flow.area.length);
  const found: Place[][] = [];
  for (const [spring, area] of flow.area.entries()) {
    if (area < smallest || hasInflow[spring]) continue;
    const line: Place[] = [];
    for (let i = spring; ; i = flow.below[i] ?? i) {
      line.push(placeOf(coarse, i));
      if (seen[i] || flow.below[i] === i) break;
      seen[i] = 1;
    }
    found.push(line);
  }
  return found;
}
