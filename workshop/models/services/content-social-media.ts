import { box, cylinder, extruded, type Solid } from "../solid.ts";
import type { Vector } from "../vector.ts";

/** An instant camera, and the photo of the job that it just took. */
export function contentSocialMedia(): Solid[] {
  return [
    box([-13, -16, 0], [26, 26, 1.4]),
    box([-11, -3, 1.4], [21, 11, 5.5]),
    box([-10, -2, 6.9], [19, 9, 11]),
    box([-9.5, -3.2, 3.6], [16.5, 0.4, 1], "deep"),
    cylinder([-1, -2, 12.6], [-1, -4.4, 12.6], 5.2, { sides: 36 }),
    cylinder([-1, -4.4, 12.6], [-1, -5.8, 12.6], 4, { sides: 32, lid: "deep" }),
    box([4.8, -2.2, 14], [3.2, 0.4, 2.6], "deep"),
    cylinder([-7.2, 1.5, 17.9], [-7.2, 1.5, 19.2], 1.6, { sides: 20 }),
    box([3, 0, 17.9], [5, 5, 1.6]),
    box([-8.5, -15, 3.5], [14, 12, 0.4]),
    ...photo(),
  ];
}

function photo(): Solid[] {
  const at = (x: number, y: number): Vector => [-1.5 + x, -8.2 + y, 4];
  return [
    box([-7.2, -12.4, 3.9], [11.4, 8.8, 0.1], "accent"),
    extruded([at(-3, -3), at(3, -3), at(3, 0), at(4.4, 0), at(0, 3.6), at(-4.4, 0), at(-3, 0)], [0, 0, 0.2], "bare"),
    box([-2.4, -11.2, 4.2], [1.8, 1.8, 0.05], "deep"),
  ];
}
