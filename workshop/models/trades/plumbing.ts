import { box, cylinder, pipe, type Solid, turned } from "../solid.ts";

/** A water heater in its pan, with the shut-off wheel in the cold line. */
export function plumbing(): Solid[] {
  return [
    box([-14, -12, 0], [28, 24, 1.4]),
    cylinder([0, 0, 1.4], [0, 0, 3], 10.5, { sides: 48 }),
    turned(
      [0, 0, 3],
      [
        [8.5, 0],
        [8.5, 20],
        [8, 21],
        [6.5, 21.8],
        [4, 22.3],
        [0, 22.5],
      ],
    ),
    box([-3.5, -9.2, 5], [7, 2, 5]),
    cylinder([-3.6, 0, 24], [-3.6, 0, 35], 1.3, { sides: 18 }),
    pipe(
      [
        [3.6, 0, 24],
        [3.6, 0, 33],
        [12, 0, 33],
      ],
      1.3,
    ),
    cylinder([3.6, -1, 29.4], [3.6, -3, 29.4], 0.7, { sides: 12 }),
    ...wheel(),
    pipe(
      [
        [7.5, 0, 19],
        [11.5, 0, 19],
        [11.5, 0, 4],
      ],
      0.9,
    ),
  ];
}

/** Four spokes in a rim, facing the viewer. */
function wheel(): Solid[] {
  return [
    cylinder([3.6, -3, 29.4], [3.6, -4.4, 29.4], 3.8, { sides: 28, paint: "accent" }),
    cylinder([3.6, -4.3, 29.4], [3.6, -4.5, 29.4], 2.6, { sides: 28, paint: "deep" }),
    box([0.8, -4.7, 28.9], [5.6, 0.4, 1], "accent"),
    box([3.1, -4.7, 26.6], [1, 0.4, 5.6], "accent"),
  ];
}
