import { box, cylinder, pipe, type Solid, turned } from "../solid.ts";
import { phone } from "../things/phone.ts";
import { profile } from "../things/profile.ts";

/** A tank that drips into a bucket, and the phone that has answered. */
export function plumbingArticle(): Solid[] {
  return [
    box([-19, -11, 0], [40, 21, 1.4]),
    turned(
      [-9, 1, 1.4],
      [
        [7, 0],
        [7, 20],
        [6.4, 21],
        [4, 22],
        [0, 22.4],
      ],
    ),
    box([-12, -6.6, 4.4], [6, 2, 4.4]),
    cylinder([-12, 1, 22], [-12, 1, 32], 1.2, { sides: 18 }),
    pipe(
      [
        [-6, 1, 22],
        [-6, 1, 29],
        [3, 1, 29],
        [3, 1, 22],
      ],
      1.2,
    ),
    profile(DROP, 0.6, 0.8, "bare"),
    turned(
      [3, 0, 1.4],
      [
        [3, 0],
        [3.8, 6],
      ],
    ),
    cylinder([3, 0, 7.4], [3, 0, 8], 4.1, { sides: 32, lid: "deep" }),
    ...phone([9.5, -7, 1.4], 0.9),
    profile(BUBBLE, -8.2, 0.6, "accent"),
    ...[15.2, 13].map((z, i) => box([12.1, -8.5, z], [i ? 4 : 6, 0.3, 0.9], "deep")),
  ];
}

const DROP = [
  [3, 11.6],
  [4.7, 12.8],
  [4.9, 14.4],
  [3, 18.8],
  [1.1, 14.4],
  [1.3, 12.8],
] as const;

const BUBBLE = [
  [11.1, 11.6],
  [11.9, 9.8],
  [13.1, 11.6],
  [19.5, 11.6],
  [19.5, 17.4],
  [11.1, 17.4],
] as const;
