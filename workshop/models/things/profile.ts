import { extruded, type Paint, type Solid } from "../solid.ts";
import type { Vector } from "../vector.ts";

/** An outline seen from the front, counterclockwise, from x and z: as deep as told, its front at y. */
export function profile(outline: readonly (readonly [x: number, z: number])[], y: number, deep: number, paint: Paint = "plain"): Solid {
  return extruded(outline.map(([x, z]): Vector => [x, y, z]).reverse(), [0, deep, 0], paint);
}
