import { rectangle, slopeFrom } from "../slope.ts";
import type { Paint, Solid } from "../solid.ts";
import type { Vector } from "../vector.ts";

/** A clipboard that leans back from the middle of its lower edge, with its lines: their width, and the paint of one that matters. */
export function clipboard(front: Vector, lines: readonly (readonly [wide: number, paint?: Paint])[], size = 1): Solid[] {
  const board = slopeFrom(front, [0, 9, 17]);
  const at = (x: number, up: number, wide: number, high: number, from: number, to: number, paint: Paint) =>
    board.raised(rectangle([x * size, up * size], wide * size, high * size), [from, to], paint);
  return [
    at(-8.5, 0, 17, 24, 0, 1, "plain"),
    at(-7.2, 1.4, 14.4, 19.6, 1, 1.5, "bare"),
    at(-3.4, 20.4, 6.8, 3, 1, 2.6, "deep"),
    ...lines.map(([wide, paint = "deep"], i) => at(-5.4, 16.2 - i * 3.2, wide, 1.5, 1.5, 1.9, paint)),
  ];
}

/** Sheets on top of each other, from the left front corner: no two lie alike. */
export function stack([x, y, z]: Vector, count: number, top: Paint = "bare"): Solid[] {
  return Array.from({ length: count }, (_, i) => {
    const [dx, dy] = [((i * 7) % 5) * 0.28, ((i * 3) % 4) * 0.3];
    return flat([x + dx, y + dy, z + i * 0.9], i === count - 1 ? top : "bare");
  });
}

function flat(at: Vector, paint: Paint): Solid {
  return slopeFrom(at, [0, 1, 0]).raised(rectangle([0, 0], 9, 11.5), [0, 0.9], paint);
}
