import { ball, box, type Paint, rotated, type Solid } from "../solid.ts";
import { profile } from "../things/profile.ts";

/** Where a path forks: one board points back, one on. */
export function signpost(): Solid[] {
  return [
    box([-14, -11, 0], [28, 22, 1.4]),
    ...path(),
    box([-1.3, -1.3, 1.4], [2.6, 2.6, 34]),
    ...[board(-15, 22.6, -1, "accent"), board(-3, 12.6, 1, "bare")].flat().map((solid, i) => rotated(solid, [0, 0], i > 1 ? 16 : -6)),
    ball([-3.2, -3.4, 2], 2.6),
    ball([3.4, -2.6, 1.8], 2.2),
    ball([0.6, -5, 1.4], 1.8),
  ];
}

/** Its text is a line; it ends in a point on the left (-1) or on the right (1). */
function board(x: number, z: number, points: -1 | 1, paint: Paint): Solid[] {
  const [left, right] = [x, x + 18];
  const outline =
    points < 0
      ? ARROW.map(([along, up]) => [left + 18 - along, z + up] as const).reverse()
      : ARROW.map(([along, up]) => [left + along, z + up] as const);
  return [profile(outline, -2.8, 1.6, paint), box([(left + right) / 2 - 5, -3.1, z + 3.1], [10, 0.4, 1.4], "deep")];
}

const ARROW = [
  [0, 0],
  [14.4, 0],
  [18, 3.8],
  [14.4, 7.6],
  [0, 7.6],
] as const;

function path(): Solid[] {
  return [
    box([-2.6, -11, 1.4], [5.2, 10, 0.15], "bare"),
    box([-14, 3, 1.4], [11, 4, 0.15], "bare"),
    box([3, 3, 1.4], [11, 4, 0.15], "bare"),
  ];
}
