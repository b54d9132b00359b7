import { cosine, sine } from "../angles.ts";
import { box, cylinder, extruded, type Solid } from "../solid.ts";
import type { Vector } from "../vector.ts";

/** A shop on its block, and the map's pin over it. */
export function digitalMarketing(): Solid[] {
  return [
    box([-13.5, -9, 0], [27, 20, 1.2]),
    box([-11.5, -5.5, 1.2], [23, 14.5, 0.8]),
    box([-10, -2, 2], [20, 10, 11]),
    box([-10.6, -2.6, 13], [21.2, 11.2, 1.6]),
    box([-8.5, -2.2, 3.6], [9, 0.4, 4.6], "deep"),
    box([3, -2.2, 2], [4.5, 0.4, 6.6], "deep"),
    ...[0, 1, 2, 3, 4].map(stripe),
    ...pin(),
  ];
}

function stripe(i: number): Solid {
  const x = -10.4 + i * 4.16;
  const outline: Vector[] = [
    [x, -2, 11.6],
    [x, -2, 12.4],
    [x, -6, 9.4],
    [x, -6, 8.4],
  ];
  return extruded(outline, [4.16, 0, 0], i % 2 ? "bare" : "plain");
}

function pin(): Solid[] {
  const [y, z, radius] = [1.6, 24.5, 6.4];
  const arc = Array.from({ length: 29 }, (_, i): Vector => {
    const turn = (-0.14 + (i / 28) * 1.28) * Math.PI;
    return [cosine(turn) * radius, y, z + sine(turn) * radius];
  });
  return [extruded([[0, y, 14.6], ...arc], [0, -3, 0], "accent"), cylinder([0, y - 3, z], [0, y - 3.2, z], 2.7, { paint: "deep" })];
}
