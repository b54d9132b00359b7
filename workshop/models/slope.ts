import { extruded, type Paint, type Solid } from "./solid.ts";
import { cross, plus, unit, type Vector } from "./vector.ts";

/** Across the slope, and up it. */
export type OnSlope = readonly [x: number, up: number];

/** A plane that leans back, from the middle of its front edge: a place on it or out from it, and what is raised on it. */
export function slopeFrom(front: Vector, back: Vector) {
  const along = unit(back);
  const outward = cross([1, 0, 0], along);
  const at = ([x, up]: OnSlope, out: number): Vector => plus(plus(plus(front, [x, 0, 0]), along, up), outward, out);
  const raised = (outline: OnSlope[], [low, high]: readonly [number, number], paint?: Paint): Solid =>
    extruded(
      outline.map((place) => at(place, low)),
      plus([0, 0, 0], outward, high - low),
      paint,
    );
  return { at, raised };
}

export function rectangle([x, up]: OnSlope, wide: number, high: number): OnSlope[] {
  return [
    [x, up],
    [x + wide, up],
    [x + wide, up + high],
    [x, up + high],
  ];
}
