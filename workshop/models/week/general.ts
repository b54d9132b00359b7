import type { Scenes } from "../scenes.ts";
import { beam, box, cylinder, pipe, type Solid, turned } from "../solid.ts";
import { clipboard } from "../things/paper.ts";
import { phone } from "../things/phone.ts";

/** Drywall that waits for a sign-off, the shower whose niche should be bigger, and a certificate that ran out. */
export const general: Scenes = { night: drywall, dawn: shower, day: certificate };

function drywall(): Solid[] {
  const studs = [0, 1, 2, 3, 4].map((i) => box([-14 + i * 6.6, 7, 2.8], [1.5, 3, 24]));
  return [
    box([-16, -11, 0], [32, 23, 1.4]),
    box([-14, 7, 1.4], [27.9, 3, 1.4]),
    ...studs,
    box([-14, 7, 26.8], [27.9, 3, 1.4]),
    // The stack, its sheets in pairs, and a bucket of mud.
    ...[0, 1, 2, 3, 4].map((i) => box([-13 + (i % 2) * 0.5, -8, 1.4 + i * 1.5], [20, 11, 1.5], "bare")),
    turned(
      [11, -5, 1.4],
      [
        [2.7, 0],
        [3.2, 7],
      ],
    ),
    cylinder([11, -5, 8.4], [11, -5, 9], 3.4, { sides: 32 }),
    // The inspection's card, unsigned.
    box([-2.6, 6.4, 13.6], [8, 0.6, 10], "accent"),
    ...[5.2, 4, 5.2].map((wide, i) => box([-1.2, 6.1, 21 - i * 2.4], [wide, 0.3, 0.9], "deep")),
  ];
}

function shower(): Solid[] {
  return [
    box([-15, -12, 0], [30, 24, 1.4]),
    box([-13, 8, 1.4], [26, 2, 30]),
    box([-13, -10, 1.4], [2, 18, 30]),
    // Joints between the tiles: the slices are those across.
    ...[-6, -1, 4, 9].map((x) => box([x, 7.85, 3], [0.25, 0.2, 28], "bare")),
    ...[-6, -2, 2, 6].map((y) => box([-11, y, 3], [0.15, 0.25, 28], "bare")),
    box([-11, -9, 1.4], [24, 17, 1.2]),
    box([-11, -10, 1.4], [24, 1.6, 3.2]),
    cylinder([2, -1, 2.6], [2, -1, 2.8], 1.8, { sides: 20, paint: "deep" }),
    // The niche as it is, within what she wants.
    box([-4, 7.2, 11], [14.5, 0.7, 14], "accent"),
    box([-0.6, 6.8, 13.6], [7.6, 0.5, 8.8], "deep"),
    cylinder([1.4, 6, 13.8], [1.4, 6, 18.6], 1.1, { sides: 16, paint: "bare" }),
    box([3.6, 5.4, 13.8], [2.4, 1.4, 2.6], "bare"),
    ...head(),
  ];
}

/** On the wall to the left, with its handle below. */
function head(): Solid[] {
  return [
    pipe(
      [
        [-11, -2, 26.5],
        [-7.5, -2, 27.2],
        [-6.4, -2, 26],
      ],
      0.8,
    ),
    cylinder([-6.6, -2, 26.2], [-5, -2, 24], 1, { top: 3, sides: 26 }),
    cylinder([-11, -2, 14], [-10, -2, 14], 2, { sides: 26 }),
    beam([-10, -2, 14], [-8.4, -2, 16], 0.9, 0.9),
  ];
}

function certificate(): Solid[] {
  return [
    box([-15, -11, 0], [30, 23, 1.2]),
    box([-10, 4, 1.2], [14, 6, 9]),
    ...clipboard([-3, -5, 1.2], [[10.8], [7], [10.8], [9]], 1.1),
    cylinder([2, -4.6, 5.6], [2, -5.4, 6], 2.8, { sides: 28, paint: "accent" }),
    ...phone([6, -5, 1.2], 0.9, [
      [0.8, 10, 5, 2.6],
      [3, 5.6, 5, 2.6],
      [0.8, 1.4, 4, 2.6],
    ]),
  ];
}
