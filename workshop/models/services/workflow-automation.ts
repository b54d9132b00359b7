import { cosine, sine } from "../angles.ts";
import { box, cylinder, extruded, type Paint, type Solid } from "../solid.ts";
import type { Vector } from "../vector.ts";

/** A line that a ticket goes into and an invoice comes out of. */
export function workflowAutomation(): Solid[] {
  return [
    box([-18, -8.5, 0], [34, 17, 1.4]),
    ...[-14, 11].flatMap((x) => [-4.5, 2.5].map((y) => box([x, y, 1.4], [2, 2, 5]))),
    box([-16.5, -5.5, 6], [30.5, 11, 2.6]),
    ...[-16.5, 14].map((x) => cylinder([x, -5.5, 7.3], [x, 5.5, 7.3], 1.3, { sides: 20 })),
    box([-4, -7, 4.5], [9.5, 14, 12]),
    box([-4.7, -7.7, 16.5], [10.9, 15.4, 1.4]),
    box([5.4, -4.6, 8.7], [0.3, 9.2, 5], "deep"),
    gear([0.7, -7, 10.6]),
    cylinder([0.7, -8.2, 10.6], [0.7, -8.3, 10.6], 1.4, { paint: "deep", sides: 20 }),
    ...sheet(-14.5, "plain"),
    ...sheet(6.6, "accent"),
  ];
}

/** On the front of the machine, with eight teeth. */
function gear([x, y, z]: Vector): Solid {
  const outline = Array.from({ length: 32 }, (_, i): Vector => {
    const turn = ((i + 0.5) / 32) * 2 * Math.PI;
    const radius = i % 4 < 2 ? 4 : 3;
    return [x + cosine(turn) * radius, y, z + sine(turn) * radius];
  });
  return extruded(outline, [0, -1.2, 0]);
}

/** On the belt. */
function sheet(x: number, paint: Paint): Solid[] {
  return [box([x, -4, 8.6], [6.6, 8, 0.5], paint), ...[-2.6, -0.4, 1.8].map((y) => box([x + 1.2, y, 9.1], [4.2, 0.9, 0.1], "deep"))];
}
