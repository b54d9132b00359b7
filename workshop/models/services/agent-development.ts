import { rectangle, slopeFrom } from "../slope.ts";
import { box, extruded, type Solid } from "../solid.ts";
import type { Vector } from "../vector.ts";

const TOP = slopeFrom([0, -8.5, 4.2], [0, 16, 6.8]);

/** A desk phone, its handset on the hook, and the slip with the message it took. */
export function agentDevelopment(): Solid[] {
  const keys = [1.4, 3.8, 6.2, 8.6].flatMap((up) => [-4, -1, 2].map((x) => TOP.raised(rectangle([x, up], 2.3, 1.7), [0, 0.7])));
  return [
    box([-15, -11.5, 0], [30, 23, 1.4]),
    body(),
    TOP.raised(rectangle([-4, 11.8], 8.3, 4.2), [0, 0.15], "deep"),
    ...keys,
    ...[-0.7, 12.9].map((up) => TOP.raised(rectangle([-11.4, up], 5.2, 5.2), [0, 3.4], "accent")),
    TOP.raised(rectangle([-11.4, 4.5], 5.2, 8.4), [1.8, 3.4], "accent"),
    box([7.6, -10, 1.4], [6.4, 9.4, 0.9]),
    ...[3, 4.4, 4.4].map((wide, i) => box([8.6, -3.4 - i * 2.2, 2.3], [wide, 1, 0.1], "deep")),
  ];
}

function body(): Solid {
  const outline: Vector[] = [
    [-12, 9, 1.4],
    [-12, 9, 10],
    [-12, 7.5, 11],
    [-12, -8.5, 4.2],
    [-12, -8.5, 1.4],
  ];
  return extruded(outline, [18, 0, 0]);
}
