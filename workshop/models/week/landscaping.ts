import type { Scenes } from "../scenes.ts";
import { beam, box, cylinder, pipe, type Solid } from "../solid.ts";
import { CLOUD } from "../things/cloud.ts";
import { dog } from "../things/dog.ts";
import { clipboard } from "../things/paper.ts";
import { profile } from "../things/profile.ts";
import { pickup } from "../things/van.ts";
import type { Vector } from "../vector.ts";

/** Rain on a loaded trailer, a locked gate with a dog behind it, the truck with the clipboard, and the wheel that measured the beds. */
export const landscaping: Scenes = { night: rain, dawn: gate, day: takeoff };

function rain(): Solid[] {
  const [left, right, front, back] = [-14, 12, -7, 6];
  return [
    box([-17, -11, 0], [36, 22, 1.4]),
    box([left, front, 4], [right - left, back - front, 1.4]),
    ...[left, right - 1].map((x) => box([x, front, 5.4], [1, 1, 4])),
    box([left, front, 9.4], [right - left, 1, 1]),
    box([left, back - 1, 5.4], [right - left, 1, 5]),
    ...[-5, 1.4].map((x) => cylinder([x, front, 4.4], [x, front - 1.6, 4.4], 3, { sides: 28, lid: "deep" })),
    beam([right, -0.5, 4.6], [right + 5.4, -0.5, 4.2], 1.4, 1.2),
    ...mower([-9, -4, 5.4]),
    profile(CLOUD, 0, 5),
    ...DROPS.map(([x, z]) => beam([x, -1, z], [x - 1.2, -1, z - 3.6], 0.6, 0.6, "bare")),
  ];
}

const DROPS = [
  [-7, 20],
  [-2, 22],
  [-4.4, 16],
  [3, 20],
  [8, 20.6],
  [6, 15.6],
] as const;

function mower([x, y, z]: Vector): Solid[] {
  const rail: Vector[] = [
    [x + 1, y + 2, z + 3],
    [x - 3.6, y + 2, z + 9],
    [x - 3.6, y + 6, z + 9],
    [x + 1, y + 6, z + 3],
  ];
  return [
    box([x, y, z + 1.4], [9, 8, 2.4], "accent"),
    cylinder([x + 5, y + 4, z + 3.8], [x + 5, y + 4, z + 6.4], 2.4, { sides: 22 }),
    pipe(rail, 0.6),
  ];
}

function gate(): Solid[] {
  const picket = (x: number): Solid =>
    profile(
      [
        [x, 2],
        [x + 2.8, 2],
        [x + 2.8, 8.6],
        [x + 1.4, 10.4],
        [x, 8.6],
      ],
      -6,
      0.8,
      "bare",
    );
  return [
    box([-17, -10, 0], [35, 20, 1.2]),
    box([-16, 0, 1.2], [10, 6, 10]),
    ...[-7, 13].map((x) => box([x, -6.6, 1.2], [2.4, 2.4, 12.4])),
    ...[-15.4, -11.4, -4, 0.2, 4.4, 8.6].map(picket),
    box([-16, -5.2, 4.4], [31, 0.8, 1.4]),
    ...dog([0, 0.6, 1.2]),
    // The lock.
    box([10.8, -7.8, 4.4], [5, 1.4, 4.8], "accent"),
    pipe(
      [
        [12, -7.1, 9],
        [12, -7.1, 11.6],
        [14.6, -7.1, 11.6],
        [14.6, -7.1, 9],
      ],
      0.5,
    ),
  ];
}

function takeoff(): Solid[] {
  return [
    box([-20, -13, 0], [38, 26, 1.2]),
    ...pickup([-13, 1, 1.2]),
    ...clipboard([6.4, -9, 1.2], [[8], [10.8], [6], [9]], 0.62),
    ...measuringWheel([-13.6, -8, 6.8]),
  ];
}

/** On the ground, its handle up. */
function measuringWheel([x, y, z]: Vector): Solid[] {
  return [
    cylinder([x, y, z], [x, y - 1.4, z], 5.6, { sides: 36, paint: "accent" }),
    cylinder([x, y - 1.4, z], [x, y - 1.7, z], 4.2, { sides: 32, paint: "deep" }),
    ...[0, 60, 120].map((turn) => spoke([x, y - 1.8, z], turn)),
    cylinder([x, y - 1.4, z], [x, y - 2.6, z], 1.2, { sides: 18, paint: "bare" }),
    pipe(
      [
        [x, y - 2.4, z],
        [x - 2.6, y - 2.4, z + 15],
        [x - 2.6, y + 0.6, z + 17],
      ],
      0.8,
    ),
    box([x - 2.4, y - 3.4, z + 5.6], [2.6, 1, 2.4], "deep"),
  ];
}

function spoke([x, y, z]: Vector, turn: number): Solid {
  const [dx, dz] = [
    [4.2, 0],
    [2.1, 3.6],
    [-2.1, 3.6],
  ][turn / 60] as [number, number];
  return beam([x - dx, y, z - dz], [x + dx, y, z + dz], 0.6, 0.5, "bare", [0, 1, 0]);
}
