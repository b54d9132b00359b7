import type { Scenes } from "../scenes.ts";
import { beam, box, cylinder, pipe, type Solid } from "../solid.ts";
import { stepladder } from "../things/ladder.ts";
import { phone } from "../things/phone.ts";
import { profile } from "../things/profile.ts";
import type { Vector } from "../vector.ts";

/** A phone that buzzes at the foot of a ladder, a faucet without its stem, and a door that nobody opens. */
export const handyman: Scenes = { night: onLadder, dawn: faucet, day: nobodyHome };

function onLadder(): Solid[] {
  return [
    box([-16, -10, 0], [34, 22, 1.2]),
    ...stepladder([-8, -4, 1.2], 26),
    ...phone([6, -8, 1.2], 0.75, [
      [0.8, 2, 6, 1.2],
      [0.8, 5, 4, 1.2],
      [0.8, 8, 5.4, 1.2],
    ]),
    // Two of the six texts are real work.
    ...bubble([5.4, -8, 20.4], "bare"),
    ...bubble([8.8, -8, 27.4], "accent"),
  ];
}

function bubble([x, y, z]: Vector, paint: "accent" | "bare"): Solid[] {
  return [
    profile(
      [
        [x, z],
        [x + 1.4, z - 1.6],
        [x + 2.6, z],
        [x + 9, z],
        [x + 9, z + 4],
        [x, z + 4],
      ],
      y,
      1,
      paint,
    ),
  ];
}

/** The counter's height. */
const TOP = 10.8;

function faucet(): Solid[] {
  return [
    box([-16, -11, 0], [32, 23, 1.2]),
    box([-14, -7, 1.2], [28, 16, 8]),
    box([-13, -7.4, 2], [12.4, 0.5, 6.4]),
    box([0.6, -7.4, 2], [12.4, 0.5, 6.4]),
    ...[-2.4, 1.4].map((x) => box([x, -7.9, 5.6], [1, 0.6, 2], "deep")),
    box([-15, -8.5, TOP - 1.6], [30, 18.5, 1.6]),
    box([-9, -6, TOP], [17, 9.4, 0.1], "deep"),
    box([-11, 4.6, TOP], [21, 4, 1]),
    pipe(
      [
        [-0.5, 6.6, TOP + 1],
        [-0.5, 6.6, TOP + 10],
        [-0.5, 4.4, TOP + 12.4],
        [-0.5, 0.6, TOP + 12.4],
        [-0.5, -1.4, TOP + 10.4],
        [-0.5, -1.4, TOP + 8],
      ],
      1.5,
    ),
    cylinder([-9, 6.6, TOP + 1], [-9, 6.6, TOP + 5], 1.5, { sides: 18 }),
    beam([-12.2, 6.6, TOP + 5.6], [-5.8, 6.6, TOP + 5.6], 1.3, 1.3),
    beam([-9, 3.4, TOP + 5.6], [-9, 9.8, TOP + 5.6], 1.3, 1.3),
    cylinder([8, 6.6, TOP + 1], [8, 6.6, TOP + 3], 1.5, { sides: 18 }),
    cylinder([8, 6.6, TOP + 3], [8, 6.6, TOP + 3.1], 0.9, { sides: 14, paint: "deep" }),
    ...stem([11.4, -3.4, TOP]),
  ];
}

/** It stands on the counter: seat, nut, thread and spline. */
function stem([x, y, z]: Vector): Solid[] {
  const part = (low: number, high: number, radius: number, sides: number) =>
    cylinder([x, y, z + low], [x, y, z + high], radius, { sides, paint: "accent" });
  return [part(0, 1.4, 1.5, 24), part(1.4, 4.4, 1, 20), part(4.4, 6.4, 2, 6), part(6.4, 9.6, 1.2, 20), part(9.6, 11.6, 0.8, 12)];
}

function nobodyHome(): Solid[] {
  return [
    box([-15, -13, 0], [30, 26, 1.2]),
    box([-14, 6, 1.2], [28, 3, 30]),
    box([-8, 1.4, 1.2], [16, 4.6, 2.4]),
    box([-9, -2.6, 1.2], [18, 4, 1.2]),
    box([-6.6, 5.4, 3.6], [13.2, 1, 23.4], "bare"),
    box([-5.2, 5, 3.6], [10.4, 0.8, 21.8], "accent"),
    ...[6.4, 15].flatMap((z) => [-3.8, 0.6].map((x) => box([x, 4.7, z], [3.2, 0.3, z === 15 ? 8 : 6], "deep"))),
    cylinder([3.9, 5, 13.6], [3.9, 3.8, 13.6], 0.7, { sides: 16, paint: "bare" }),
    box([9.2, 5.6, 14], [1.8, 0.6, 3.4], "bare"),
    box([9.7, 5.3, 15], [0.8, 0.4, 0.9], "deep"),
    // The lamp is off, and the mail is still there.
    box([9, 4.6, 20.6], [2.4, 1.6, 4], "deep"),
    ...[0, 1, 2].map((i) => box([-3 + i * 0.9, -1.6 + i * 0.3, 2.4 + i * 0.4], [5, 3, 0.4], "bare")),
  ];
}
