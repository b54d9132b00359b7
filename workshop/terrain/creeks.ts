import { placeOf } from "./grid.ts";
import type { Terrain } from "./terrain.ts";
import type { Place } from "./view.ts";

/**
 * Watercourses from their springs down to the next creek: every cell that drains at least so many others. The longest come first, so that
 * each flows into a longer one, and a bit along with it: smoothing moves both lines.
 */
export function creeks({ coarse, flow }: Terrain, smallest: number): Place[][] {
  const hasInflow = new Uint8Array(flow.area.length);
  for (const [i, area] of flow.area.entries()) if (area >= smallest) hasInflow[flow.below[i] ?? i] = 1;
  const springs: number[] = [];
  for (const [i, area] of flow.area.entries()) if (area >= smallest && !hasInflow[i]) springs.push(i);
  const courses = springs.map((spring) => courseFrom(spring, flow.below)).sort((a, b) => b.length - a.length);
  const seen = new Set<number>();
  return courses.map((course) => {
    const joins = course.findIndex((cell) => seen.has(cell));
    const own = joins < 0 ? course : course.slice(0, joins + ALONG);
    for (const cell of own) seen.add(cell);
    return own.map((cell) => placeOf(coarse, cell));
  });
}

/** Cells that a creek shares with the one it flows into. */
const ALONG = 3;

function courseFrom(spring: number, below: Int32Array) {
  const course = [spring];
  for (let [cell, next] = [spring, below[spring]]; next !== undefined && next !== cell; [cell, next] = [next, below[next]])
    course.push(next);
  return course;
}
