import { box, extruded, type Solid } from "../solid.ts";
import type { Vector } from "../vector.ts";

/** A billboard, and the click that somebody pays for. */
export function paidAdvertising(): Solid[] {
  return [
    box([-15, -8, 0], [30, 15, 1.4]),
    ...[-9, 6.5].map((x) => box([x, -0.5, 1.4], [2.5, 2.5, 8])),
    box([-15, -1, 8.6], [30, 2.4, 17.4]),
    box([-13.4, -1.2, 10.2], [26.8, 0.3, 14.2], "bare"),
    box([-14, -4, 7.8], [28, 3, 0.8]),
    ...house(),
    cursor(),
  ];
}

function house(): Solid[] {
  const at = (x: number, z: number): Vector => [-6 + x, -1.2, 12 + z];
  return [
    extruded([at(-4, 0), at(4, 0), at(4, 5), at(-4, 5)], [0, -0.3, 0]),
    extruded([at(-5.6, 5), at(5.6, 5), at(0, 10)], [0, -0.5, 0]),
    box([-7, -1.7, 12], [2.4, 0.3, 3.6], "deep"),
  ];
}

function cursor(): Solid {
  const at = (x: number, z: number): Vector => [2.4 + x, -1.2, 23.4 + z];
  return extruded(
    [at(0, 0), at(0, -11), at(2.5, -8.8), at(4.2, -12.5), at(6, -11.6), at(4.5, -8.1), at(7.9, -7.9)],
    [0, -1.4, 0],
    "accent",
  );
}
