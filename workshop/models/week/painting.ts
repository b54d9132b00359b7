import type { Scenes } from "../scenes.ts";
import { beam, box, cylinder, extruded, pipe, type Solid, turned } from "../solid.ts";
import { stepladder } from "../things/ladder.ts";
import { profile } from "../things/profile.ts";
import type { Vector } from "../vector.ts";

/** Four buckets in a garage while it rains, a closet that's included or isn't, and a first coat in yesterday's color. */
export const painting: Scenes = { night: garage, dawn: closet, day: firstCoat };

function garage(): Solid[] {
  const gable: Vector[] = [
    [-15, -1, 1.2],
    [15, -1, 1.2],
    [15, -1, 17],
    [0, -1, 25],
    [-15, -1, 17],
  ];
  return [
    box([-18, -13, 0], [36, 25, 1.2]),
    extruded([...gable].reverse(), [0, 11, 0]),
    roof(-1),
    roof(1),
    box([-11.5, -1.5, 1.2], [23, 0.6, 13], "deep"),
    box([-11.5, -2, 12.4], [23, 1.2, 2]),
    ...[-9.4, -3.6, 2.2, 8].flatMap((x, i) => bucket([x + 0.6, -5, 1.2], i === 2)),
    ...RAIN.map(([x, z]) => beam([x, -12, z], [x - 1.2, -12, z - 3.6], 0.6, 0.6, "bare")),
  ];
}

const RAIN = [
  [-13.5, 13],
  [-8, 22],
  [5, 21],
] as const;

function roof(side: number): Solid {
  const outline: Vector[] = [
    [side * 17, -2.5, 16],
    [0, -2.5, 25.2],
    [0, -2.5, 27],
    [side * 17, -2.5, 17.8],
  ];
  return extruded(side > 0 ? outline : [...outline].reverse(), [0, 14, 0]);
}

function bucket([x, y, z]: Vector, isOpen: boolean): Solid[] {
  return [
    turned(
      [x, y, z],
      [
        [2, 0],
        [2.4, 5],
      ],
      28,
    ),
    cylinder([x, y, z + 5], [x, y, z + 5.6], 2.6, { sides: 28, lid: isOpen ? "accent" : "bare" }),
  ];
}

function closet(): Solid[] {
  const panels = (x: number) => [4, 16].map((z) => box([x + 1.4, -1.3, z], [5.2, 0.4, 9], "bare"));
  return [
    box([-20, -9, 0], [40, 20, 1.2]),
    box([-18, 0, 1.2], [9, 8, 29]),
    box([9, 0, 1.2], [9, 8, 29]),
    box([-9, 0, 26], [18, 8, 4.2]),
    box([-9, 7, 1.2], [18, 1, 24.8], "accent"),
    box([-9, 1.4, 21.6], [18, 5.6, 0.9]),
    cylinder([-9, 4, 19.4], [9, 4, 19.4], 0.6, { sides: 14, paint: "bare" }),
    ...[8.4, 11.4, 6.4].map((low, i) => shirt(-6.4 + i * 4.4, low)),
    box([-7, 2, 1.2], [7, 4, 4]),
    // Its doors, folded back against the wall.
    ...[-17.4, 9.4].flatMap((x) => [box([x, -1, 1.2], [8, 1, 25]), ...panels(x)]),
  ];
}

/** On its hanger, down to its hem. */
function shirt(x: number, low: number): Solid {
  const outline = [
    [0.5, low],
    [3.2, low],
    [3.8, 16.2],
    [1.9, 18.4],
    [0, 16.2],
  ].map(([right = 0, z = 0]) => [x + right, z] as const);
  return profile(outline, 3.4, 1, "bare");
}

function firstCoat(): Solid[] {
  return [
    box([-17, -12, 0], [34, 23, 1.2]),
    box([-15, 7, 1.2], [30, 2, 28]),
    profile(
      [
        [-14, 6],
        [3, 6],
        [3, 11],
        [1, 11],
        [1, 27],
        [-14, 27],
      ],
      6.7,
      0.4,
      "accent",
    ),
    // The color that was meant, on a fan of others.
    ...[0, 1, 2, 3].map((i) => box([5.4 + i * 1.1, 6.2 - i * 0.5, 13 + i * 1.6], [6.4, 0.5, 9], i === 3 ? "deep" : "bare")),
    ...stepladder([-8, -7, 1.2], 17),
    ...can([6, -6, 1.2]),
  ];
}

function can([x, y, z]: Vector): Solid[] {
  const bail: Vector[] = [
    [x - 4.2, y, z + 7],
    [x - 4.2, y - 3, z + 4],
    [x + 4.2, y - 3, z + 4],
    [x + 4.2, y, z + 7],
  ];
  return [
    cylinder([x, y, z], [x, y, z + 8.4], 4, { sides: 36 }),
    cylinder([x, y, z + 8.4], [x, y, z + 9.2], 4.3, { sides: 36 }),
    cylinder([x, y, z + 9.2], [x, y, z + 9.3], 3.5, { sides: 32, paint: "accent" }),
    pipe(bail, 0.4),
  ];
}
