import { beam, box, cylinder, extruded, type Solid } from "../solid.ts";
import type { Vector } from "../vector.ts";

/** The carpenter's tote: a dowel to carry it by, and the tools that fix most of a punch list. */
export function handyman(): Solid[] {
  const end = (x: number): Solid => {
    const outline: Vector[] = [
      [x, -6, 1.4],
      [x, -6, 9],
      [x, -2, 17],
      [x, 2, 17],
      [x, 6, 9],
      [x, 6, 1.4],
    ];
    return extruded([...outline].reverse(), [1.5, 0, 0]);
  };
  return [
    box([-15, -9, 0], [30, 18, 1.4]),
    end(-13),
    end(11.5),
    box([-11.5, -6, 1.4], [23, 1.2, 7.6]),
    box([-11.5, 4.8, 1.4], [23, 1.2, 7.6]),
    box([-11.5, -4.8, 1.4], [23, 9.6, 5], "deep"),
    cylinder([-11.5, 0, 14.6], [11.5, 0, 14.6], 1.3, { sides: 20, paint: "accent" }),
    beam([-5.5, 3, 5], [-7.5, 3, 20], 1.5, 1.5),
    beam([-7.4, 3, 21], [-3.4, 3, 21.6], 2.6, 2.8),
    beam([-7.4, 3, 21], [-12.4, 3, 19], 2, 1.5),
    box([0.6, -3.6, 6], [3, 1.6, 16]),
    box([1.2, -3.8, 15.5], [1.8, 0.4, 4], "deep"),
    cylinder([7, -2.5, 6], [7, -2.5, 10.5], 0.5, { sides: 12 }),
    cylinder([7, -2.5, 10.5], [7, -2.5, 16], 1.3, { sides: 16 }),
  ];
}
