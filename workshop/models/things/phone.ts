import { box, type Paint, type Solid } from "../solid.ts";
import type { Vector } from "../vector.ts";
import { profile } from "./profile.ts";

/** A phone on its foot's left corner, its screen toward the viewer, and what's on the screen by its own corner: x, z, width, height. */
export function phone([x, y, z]: Vector, size = 1, shown: readonly Shown[] = []): Solid[] {
  const [wide, high, cut, edge] = [11 * size, 20 * size, 1.6 * size, 1.1 * size];
  const outline = [
    [x + cut, z],
    [x + wide - cut, z],
    [x + wide, z + cut],
    [x + wide, z + high - cut],
    [x + wide - cut, z + high],
    [x + cut, z + high],
    [x, z + high - cut],
    [x, z + cut],
  ] as const;
  return [
    profile(outline, y, 1.6, "bare"),
    box([x + edge, y - 0.3, z + 2 * edge], [wide - 2 * edge, 0.4, high - 4 * edge], "deep"),
    ...shown.map(([left, low, w, h, paint = "bare"]) =>
      box([x + edge + left * size, y - 0.6, z + 2 * edge + low * size], [w * size, 0.3, h * size], paint),
    ),
  ];
}

/** The screen is 8.8 wide and 15.6 high at its usual size. */
export type Shown = readonly [left: number, low: number, wide: number, high: number, paint?: Paint];
