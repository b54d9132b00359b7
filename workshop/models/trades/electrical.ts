import { box, cylinder, extruded, rotated, type Solid } from "../solid.ts";
import type { Vector } from "../vector.ts";

/** A service panel on a house wall, open, with its mast above the eave. */
export function electrical(): Solid[] {
  const door = [box([-7, 2.2, 6], [14, 0.9, 19]), bolt()].map((part) => rotated(part, [-7, 3], -104));
  return [
    box([-13, -3, 0], [26, 14, 1.4]),
    box([-11, 6, 1.4], [22, 3, 27]),
    box([-7, 3, 6], [14, 3, 19]),
    box([-6, 2.9, 7], [12, 0.3, 17], "deep"),
    ...[0, 1, 2, 3].flatMap((row) => [-5, 0.6].map((x) => box([x, 1.9, 8.2 + row * 4], [4.4, 1.2, 2.6]))),
    ...door,
    cylinder([3, 4.5, 25], [3, 4.5, 33], 1.1, { sides: 18 }),
    cylinder([3, 4.5, 33], [3, 4.5, 35.5], 2.4, { sides: 18, top: 1.2 }),
  ];
}

/** On the door's inside. */
function bolt(): Solid {
  const at = (x: number, z: number): Vector => [-0.2 + x, 3.1, 15.5 + z];
  return extruded([at(-1, 7), at(3.2, 7), at(1.2, 1.4), at(4, 1.4), at(-2, -7.5), at(-0.6, -1), at(-3.4, -1)], [0, 0.5, 0], "accent");
}
