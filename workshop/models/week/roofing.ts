import { cosine, sine } from "../angles.ts";
import type { Scenes } from "../scenes.ts";
import { rectangle, slopeFrom } from "../slope.ts";
import { box, cylinder, extruded, type Solid } from "../solid.ts";
import { ladder } from "../things/ladder.ts";
import { phone } from "../things/phone.ts";
import { profile } from "../things/profile.ts";
import { pickup } from "../things/van.ts";
import type { Vector } from "../vector.ts";

/** A phone left on a roof at night, five phones with photos, and the pickup between its inspections. */
export const roofing: Scenes = { night: onRoof, dawn: photos, day: inspections };

const SLOPE = slopeFrom([0, -12, 5], [0, 22, 17]);

function onRoof(): Solid[] {
  const courses = [0, 1, 2, 3, 4].flatMap((row) =>
    Array.from({ length: row % 2 ? 6 : 5 }, (_, i) => {
      const [from, to] = [i, i + 1].map((at) => Math.max(-15, Math.min(15, (at - (row % 2) / 2) * 6 - 15))) as [number, number];
      return SLOPE.raised(rectangle([from, row * 5.4], to - from, 5.4), [0, 0.9 - row * 0.05]);
    }),
  );
  const gable: Vector[] = [
    [-14, -10.5, 0],
    [-14, 10, 0],
    [-14, 10, 21.5],
    [-14, -10.5, 5.6],
  ];
  return [
    extruded(gable, [28, 0, 0]),
    ...courses,
    box([-11, 3, 12], [6, 5, 15]),
    box([-11.8, 2.2, 27], [7.6, 6.6, 1.6]),
    SLOPE.raised(rectangle([0, 7], 8, 14), [0.9, 2.1], "bare"),
    SLOPE.raised(rectangle([0.9, 8.4], 6.2, 11.2), [2.1, 2.4], "deep"),
    SLOPE.raised(rectangle([1.6, 14.4], 4.8, 3.6), [2.4, 2.8], "accent"),
  ];
}

function photos(): Solid[] {
  const five = [0, 1, 2, 3, 4].flatMap((i) => {
    const x = -18.4 + i * 7.5;
    return [...phone([x, 1, 1.4], 0.64), ...photo(x + 0.8, 0.8, i === 3)];
  });
  return [box([-20, -4, 0], [40, 10, 1.4]), ...five];
}

/** A house with its roof; on one of them it's the slope that somebody looks for. */
function photo(x: number, y: number, isIt: boolean): Solid[] {
  return [
    box([x + 0.9, y - 0.5, 5], [3.7, 0.3, 2.6], "bare"),
    profile(
      [
        [x + 0.2, 7.6],
        [x + 5.2, 7.6],
        [x + 2.7, 10.6],
      ],
      y - 0.6,
      0.4,
      isIt ? "accent" : "bare",
    ),
  ];
}

function inspections(): Solid[] {
  return [
    box([-18, -13, 0], [37, 25, 1.2]),
    ...pickup([-15, -4, 1.2]),
    // The rack over the bed, and the ladder on it.
    ...[-14, -4].flatMap((x) => [-3.6, 5.6].map((y) => box([x, y, 10], [1, 1, 7.4]))),
    ...[-14, -4].map((x) => box([x, -4, 17.2], [1, 11, 1])),
    ...ladder([-17, -2.6, 18.8], [9, -2.6, 18.8], [0, 4.4, 0], 6),
    ...pin([-9, -10.4, 1.2], 0.8),
    ...pin([12, 9.4, 1.2], 1.15),
  ];
}

/** Where the next one is: a drop with a hole. */
function pin([x, y, z]: Vector, size: number): Solid[] {
  const round = Array.from({ length: 13 }, (_, i) => {
    const turn = ((i - 1.5) / 9) * Math.PI;
    return [x + cosine(turn) * 3.6 * size, z + (8.4 + sine(turn) * 3.6) * size] as const;
  });
  return [
    profile([[x, z], ...round], y, 1.6, "accent"),
    cylinder([x, y, z + 8.4 * size], [x, y - 0.3, z + 8.4 * size], 1.5 * size, { sides: 20, paint: "deep" }),
  ];
}
