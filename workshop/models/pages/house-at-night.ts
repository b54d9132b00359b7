import { cosine, sine } from "../angles.ts";
import { ball, box, cylinder, extruded, type Solid } from "../solid.ts";
import { profile } from "../things/profile.ts";
import type { Vector } from "../vector.ts";

/** 14 Birch Lane at 10:40 PM: only the kitchen has light. */
export function houseAtNight(): Solid[] {
  const gable: Vector[] = [
    [-10, -6, 1.4],
    [-10, -6, 11],
    [-10, 1.5, 18],
    [-10, 9, 11],
    [-10, 9, 1.4],
  ];
  return [
    box([-16, -13, 0], [33, 26, 1.4]),
    extruded([...gable].reverse(), [19, 0, 0]),
    slope(-7.6),
    slope(10.6),
    box([2, 3, 14], [3, 3, 8]),
    box([1.4, 2.4, 21.6], [4.2, 4.2, 1.2]),
    box([-7.6, -6.4, 4.8], [6.6, 0.6, 5.2], "accent"),
    box([-4.6, -6.7, 4.8], [0.5, 0.4, 5.2], "bare"),
    box([2.4, -6.4, 1.4], [4.2, 0.6, 7.8], "deep"),
    box([1.6, -9, 1.4], [5.8, 3, 0.9]),
    box([8.9, -1.4, 4.8], [0.5, 5, 4.6], "deep"),
    cylinder([13, -6, 1.4], [13, -6, 6], 0.9, { sides: 14 }),
    ball([13, -6, 9.4], 4),
    moon(),
  ];
}

/** One side of the roof, from its eave to the ridge. */
function slope(y: number): Solid {
  const eave = 11 - (Math.abs(y - 1.5) - 7.5) * 0.93;
  const outline: Vector[] = [
    [-11.4, y, eave],
    [10.4, y, eave],
    [10.4, 1.5, 18],
    [-11.4, 1.5, 18],
  ];
  return extruded(y < 1.5 ? outline : [...outline].reverse(), [0, 0, 1.4], "bare");
}

function moon(): Solid {
  const [x, z, radius] = [-11, 27, 4.6];
  const arc = (middle: number, size: number, from: number, to: number) =>
    Array.from({ length: 12 }, (_, i) => {
      const turn = ((from + (i / 11) * (to - from)) / 180) * Math.PI;
      return [middle + cosine(turn) * size, z + sine(turn) * size] as const;
    });
  return profile([...arc(x, radius, 60, 300), ...arc(x + 2.4, 4, 268, 92)], 0, 1.2, "bare");
}
