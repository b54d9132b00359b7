import { rectangle, slopeFrom } from "../slope.ts";
import { box, type Solid } from "../solid.ts";
import type { Vector } from "../vector.ts";

/** Open, from the left front corner of its keys, with so many lines on the screen. */
export function laptop([x, y, z]: Vector, lines: readonly number[]): Solid[] {
  const screen = slopeFrom([x + 10, y + 12.4, z + 1], [0, 4.5, 15]);
  return [
    box([x, y, z], [20, 13, 1.2]),
    box([x + 2, y + 5, z + 1.2], [16, 6.4, 0.3], "deep"),
    box([x + 7, y + 0.8, z + 1.2], [6, 3.2, 0.2], "bare"),
    screen.raised(rectangle([-10, 0], 20, 14.5), [-1.2, 0]),
    screen.raised(rectangle([-8.8, 1.4], 17.6, 11.8), [0, 0.3], "deep"),
    ...lines.map((wide, i) => screen.raised(rectangle([-7, 10 - i * 2.7], wide, 1.2), [0.3, 0.5], "bare")),
  ];
}
