import { beam, box, type Solid } from "../solid.ts";
import type { Vector } from "../vector.ts";

const STUD = 1.3;
const EAVE = 14;
const RIDGE = 25;

/** A house in framing: two walls of studs, two sheathed, and the rafters up to the ridge beam. */
export function general(): Solid[] {
  const [left, right, front, back] = [-13, 13, -9, 9];
  const stud = (x: number, y: number): Solid => box([x, y, 2.4], [STUD, STUD, EAVE - 2.4]);
  const rafter = (x: number): Solid[] =>
    [front - 2, back + 2].map((y) => beam([x, y, EAVE - 1.2] as Vector, [x, 0, RIDGE - 0.4], STUD, 1.6));
  return [
    box([left - 2.5, front - 4, 0], [right - left + 5, back - front + 8, 1.2]),
    box([left, front, 1.2], [right - left, back - front, 1.2]),
    box([left, back - STUD, 2.4], [right - left, STUD, EAVE - 2.4]),
    box([left, front, 2.4], [STUD, back - front - STUD, EAVE - 2.4]),
    ...[1, 2, 4, 5].map((i) => stud(left + i * 4.12, front)),
    beam([-3.5, front + STUD / 2, 11], [4.5, front + STUD / 2, 11], STUD, 1.6),
    ...[0, 1, 2, 3].map((i) => stud(right - STUD, front + i * ((back - front - STUD) / 3))),
    box([left, front, EAVE], [right - left, STUD, STUD]),
    box([right - STUD, front, EAVE], [STUD, back - front, STUD]),
    box([left, back - STUD, EAVE], [right - left, STUD, STUD]),
    ...[0, 1, 2, 3].flatMap((i) => rafter(left + STUD / 2 + i * ((right - left - STUD) / 3))),
    box([left - 1.5, -0.8, RIDGE - 1.4], [right - left + 3, 1.6, 2.4], "accent"),
  ];
}
