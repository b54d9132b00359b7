import { box, type Solid } from "../solid.ts";
import type { Vector } from "../vector.ts";
import { profile } from "./profile.ts";

/** It stands across the way and looks to the left. */
export function dog([x, y, z]: Vector): Solid[] {
  const ear = [
    [4.4, 18],
    [6.6, 18],
    [6.8, 13.6],
    [5, 13.2],
  ].map(([right = 0, up = 0]) => [x + right, z + up] as const);
  return [
    profile(
      DOG.map(([right, up]) => [x + right, z + up] as const),
      y,
      3.4,
      "bare",
    ),
    profile(ear, y - 0.5, 0.6, "deep"),
    box([x + 2, y - 0.2, z + 16], [1, 0.3, 1], "deep"),
    box([x - 1.4, y + 0.4, z + 14.6], [1, 2.6, 1.6], "deep"),
  ];
}

const DOG = [
  [3, 0],
  [5.6, 0],
  [5.8, 5.6],
  [11.8, 6],
  [12.2, 0],
  [14.8, 0],
  [15.2, 8],
  [15.6, 11],
  [18, 15.6],
  [16.6, 16.4],
  [13.6, 12.2],
  [7.4, 12.2],
  [6.6, 18.4],
  [3, 18.4],
  [1.8, 16.6],
  [-1, 16],
  [-1, 13.2],
  [2.6, 12.8],
  [3, 9],
] as const;
