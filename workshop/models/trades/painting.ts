import { cosine, sine } from "../angles.ts";
import { box, cylinder, extruded, pipe, type Solid, turned } from "../solid.ts";
import type { Vector } from "../vector.ts";

const BUCKET: Vector = [-4, 4, 1.4];

/** A bucket of paint, and the roller at the end of its first stripe. */
export function painting(): Solid[] {
  const [x, y] = BUCKET;
  const bail = Array.from({ length: 17 }, (_, i): Vector => {
    const turn = (i / 16) * Math.PI;
    return [x - cosine(turn) * 9, y - sine(turn) * 7, 14.6 - sine(turn) * 7];
  });
  return [
    box([-14, -15, 0], [28, 28, 1.4]),
    turned(BUCKET, [
      [6.9, 0],
      [8.2, 15],
    ]),
    cylinder([x, y, 15.4], [x, y, 17.4], 8.9, { sides: 48, lid: "accent" }),
    cylinder([x, y, 17.4], [x, y, 17.6], 7.4, { sides: 48, paint: "accent" }),
    ...drips(),
    pipe(bail, 0.5),
    box([-12, -12, 1.4], [16, 6.5, 0.15], "accent"),
    cylinder([4, -12.4, 3.7], [4, -5.2, 3.7], 2.3, { sides: 28 }),
    pipe(
      [
        [4, -12.4, 3.7],
        [4, -14, 3.7],
        [9.5, -14, 5.5],
        [9.5, -9, 5.5],
        [11, -9, 6.3],
      ],
      0.6,
    ),
    cylinder([11, -9, 6.3], [17, -9, 9.5], 1, { sides: 18, paint: "bare" }),
  ];
}

/** Tongues of paint over the rim. */
function drips(): Solid[] {
  const [x, y] = BUCKET;
  return [
    { turn: -2.2, length: 4 },
    { turn: -1.8, length: 8 },
    { turn: -0.8, length: 5.5 },
  ].map(({ turn, length }) => {
    const [c, s] = [cosine(turn), sine(turn)];
    const at = (side: number, down: number): Vector => [x + c * 8.5 - s * side, y + s * 8.5 + c * side, 17.35 - down];
    const outline = [at(-1.1, 0), at(-1.1, length - 1), at(-0.6, length), at(0.6, length), at(1.1, length - 1), at(1.1, 0)];
    return extruded(outline, [c, s, 0], "accent");
  });
}
