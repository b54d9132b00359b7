import { cosine, sine } from "../angles.ts";
import { box, cylinder, extruded, pipe, type Solid } from "../solid.ts";
import type { Vector } from "../vector.ts";

/** A condenser on its pad: slots in the sides, the fan on top. */
export function hvac(): Solid[] {
  return [
    box([-13.5, -12.5, 0], [28, 25, 1.4]),
    box([-11, -10, 1.4], [20, 20, 18]),
    ...[0, 1, 2, 3].map((i) => box([-8.5, -10.2, 5 + i * 3.4], [15, 0.4, 1.3], "deep")),
    ...[0, 1, 2, 3].map((i) => box([8.8, -7.5, 5 + i * 3.4], [0.4, 15, 1.3], "deep")),
    box([-12, -11, 19.4], [22, 22, 1.8]),
    cylinder([-1, 0, 21.2], [-1, 0, 22.2], 9.6, { sides: 48 }),
    cylinder([-1, 0, 22.2], [-1, 0, 22.3], 8.6, { sides: 48, paint: "deep" }),
    ...[0, 1, 2, 3, 4].map((i) => blade((i * 2 * Math.PI) / 5 + 0.2)),
    cylinder([-1, 0, 22.3], [-1, 0, 23.6], 2, { paint: "accent", sides: 20 }),
    pipe(
      [
        [9, 5, 4.4],
        [12.4, 5, 4.4],
        [12.4, 5, 1.4],
      ],
      1.1,
    ),
  ];
}

function blade(turn: number): Solid {
  const at = (radius: number, by: number): Vector => [-1 + cosine(turn + by) * radius, sine(turn + by) * radius, 22.4];
  return extruded([at(1.2, -0.3), at(4, -0.2), at(7.9, 0.05), at(8, 0.3), at(7.6, 0.6), at(4, 0.55), at(1.2, 0.9)], [0, 0, 0.4], "accent");
}
