import { ball, beam, box, cylinder, pipe, type Solid } from "../solid.ts";
import type { Vector } from "../vector.ts";

/** A lawn in stripes with a tree, and the mower on its next one. */
export function landscaping(): Solid[] {
  return [
    box([-14, -12, 0], [28, 24, 1.6]),
    ...[0, 1, 2].map((i) => box([-14 + 4 + i * 8, -12, 1.6], [4, 24, 0.12], "bare")),
    cylinder([-6.5, 4, 1.6], [-6.5, 4, 11], 1.5, { sides: 16 }),
    ball([-9.5, 3, 14], 5.5),
    ball([-3, 4, 13.6], 5),
    ball([-6.6, 4.6, 19], 6),
    box([3, -7.5, 3], [7, 8.5, 2.4], "accent"),
    cylinder([6.5, -3.5, 5.4], [6.5, -3.5, 7.4], 2.4, { sides: 20 }),
    ...wheels(),
    ...handle(),
  ];
}

function wheels(): Solid[] {
  return [
    [2, -6],
    [10, -6],
    [2, -0.5],
    [10, -0.5],
  ].map(([x = 0, y = 0]) => cylinder([x, y, 3.4], [x + 1, y, 3.4], 1.8, { sides: 20, lid: "deep" }));
}

function handle(): Solid[] {
  const rail: Vector[] = [
    [3.6, 1, 4.6],
    [3.6, 8.5, 13],
    [9.4, 8.5, 13],
    [9.4, 1, 4.6],
  ];
  return [pipe(rail, 0.6), beam([3.6, 5, 9], [9.4, 5, 9], 0.7, 0.7, "bare")];
}
