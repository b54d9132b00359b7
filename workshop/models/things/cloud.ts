import { cosine, sine } from "../angles.ts";

/** Seen from the front, as x and z. */
export const CLOUD = [
  [-9, 23],
  [11, 23],
  ...hump(10.6, 26.6, 3.6, -90, 80),
  ...hump(4.6, 29.6, 4.8, 10, 150),
  ...hump(-4, 28, 4.2, 60, 190),
  ...hump(-8.6, 26, 3, 110, 260),
] as const;

/** A piece of a circle, in degrees. */
function hump(x: number, z: number, radius: number, from: number, to: number) {
  return Array.from({ length: 7 }, (_, i) => {
    const turn = ((from + (i / 6) * (to - from)) / 180) * Math.PI;
    return [x + cosine(turn) * radius, z + sine(turn) * radius] as const;
  });
}
