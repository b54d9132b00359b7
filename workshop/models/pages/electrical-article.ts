import { box, cylinder, type Solid } from "../solid.ts";
import { phone } from "../things/phone.ts";
import { profile } from "../things/profile.ts";

/** A panel, the phone that has its picture, and the quote with a line that's only the owner's. */
export function electricalArticle(): Solid[] {
  return [
    box([-20, -11, 0], [40, 20, 1.4]),
    box([-19, 5, 1.4], [17, 2.6, 27]),
    box([-16, 2.6, 5], [11, 2.6, 20]),
    box([-15, 2.3, 6], [9, 0.4, 18], "deep"),
    ...[0, 1, 2, 3].flatMap((row) => [-14.4, -10.2].map((x) => box([x, 1.6, 7 + row * 4.2], [3.6, 1, 2.9]))),
    cylinder([-10.5, 4, 25], [-10.5, 4, 33], 1.2, { sides: 18 }),
    ...phone(
      [-5, -6, 1.4],
      0.95,
      [
        [1.6, 3, 5.6, 10],
        [2.4, 9.6, 1.6, 2],
        [4.8, 9.6, 1.6, 2],
        [2.4, 6.6, 1.6, 2],
        [4.8, 6.6, 1.6, 2],
      ].map(([x = 0, z = 0, w = 0, h = 0], i) => [x, z, w, h, i ? "deep" : "bare"] as const),
    ),
    // It stands as long as its lines are.
    profile(QUOTE, 1, 0.8, "bare"),
    ...[20.4, 17.2, 14, 10.8].map((z, i) => box([9, 0.7, z], [[5, 7, 4, 6][i] ?? 5, 0.4, 1.1], "deep")),
    box([8.6, 0.4, 4.6], [9.2, 0.7, 3.6], "accent"),
  ];
}

/** Torn off at its lower edge. */
const QUOTE = [
  [7, 2.6],
  [8.5, 1.4],
  [10, 2.6],
  [11.5, 1.4],
  [13, 2.6],
  [14.5, 1.4],
  [16, 2.6],
  [17.5, 1.4],
  [19, 2.6],
  [19, 26],
  [7, 26],
] as const;
