import { cylinder, pipe, type Solid } from "../solid.ts";
import type { Vector } from "../vector.ts";

/** Coffee, for whoever is still up. */
export function mug([x, y, z]: Vector): Solid[] {
  return [
    pipe(
      [
        [x + 2.2, y, z + 4.6],
        [x + 4.4, y, z + 4.6],
        [x + 4.4, y, z + 1.8],
        [x + 2.2, y, z + 1.8],
      ],
      0.5,
    ),
    cylinder([x, y, z], [x, y, z + 6], 2.6, { sides: 28 }),
    cylinder([x, y, z + 6], [x, y, z + 6.1], 2, { sides: 24, paint: "deep" }),
  ];
}
