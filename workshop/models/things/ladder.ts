import { beam, type Paint, type Solid } from "../solid.ts";
import { between, plus, type Vector } from "../vector.ts";

/** Two rails with so many rungs: from its foot to its head, the second rail that far to the side. */
export function ladder(foot: Vector, head: Vector, side: Vector, rungs: number, paint: Paint = "plain"): Solid[] {
  const shares = Array.from({ length: rungs }, (_, i) => (i + 0.7) / (rungs + 0.4));
  return [
    ...shares.map((share) => {
      const at = between(foot, head, share);
      return beam(at, plus(at, side), 0.7, 0.7, paint);
    }),
    beam(foot, head, 0.9, 0.9, paint),
    beam(plus(foot, side), plus(head, side), 0.9, 0.9, paint),
  ];
}

/** Open, its steps toward the viewer, from the middle of its front foot. */
export function stepladder([x, y, z]: Vector, high: number, paint: Paint = "plain"): Solid[] {
  const [front, back] = [high * 0.2, high * 0.5];
  const rail = (side: number, from: number) => beam([x + side, y + from, z], [x + side * 0.7, y + front + 1, z + high], 1.2, 1);
  const step = (share: number): Solid => {
    const [wide, at] = [5 - share * 1.5, y + share * (front + 1)];
    return beam([x - wide, at, z + share * high], [x + wide, at, z + share * high], 3, 1, paint);
  };
  return [
    ...[-5, 5].map((side) => rail(side, back)),
    beam([x - 4.5, y + back * 0.85, z + high * 0.22], [x + 4.5, y + back * 0.85, z + high * 0.22], 0.8, 0.8),
    ...[-5, 5].map((side) => rail(side, 0)),
    ...[0.2, 0.44, 0.68].map(step),
    beam([x - 4.6, y + front + 1.2, z + high + 0.6], [x + 4.6, y + front + 1.2, z + high + 0.6], 5, 1.4, paint),
  ];
}
