import { beam, box, extruded, type Solid } from "../solid.ts";
import { between, plus, type Vector } from "../vector.ts";

const EAVE = 12;
const RIDGE = 23;
const DEEP = 11;
const COURSES = 5;
const SHINGLE = 4.2;

/** A house halfway through its new roof: shingles laid from the left, bare decking on the right, the next bundle waiting. */
export function roofing(): Solid[] {
  const [left, right] = [-14, 14];
  const gable: Vector[] = [
    [left + 1.5, -DEEP + 2, 1.4],
    [left + 1.5, -DEEP + 2, EAVE],
    [left + 1.5, 0, RIDGE - 1.2],
    [left + 1.5, DEEP - 2, EAVE],
    [left + 1.5, DEEP - 2, 1.4],
  ];
  return [
    box([left - 1, -DEEP - 2, 0], [right - left + 2, 2 * DEEP + 4, 1.4]),
    extruded([...gable].reverse(), [right - left - 3, 0, 0]),
    ...[-1, 1].map((side) => slope(left, right, side)),
    ...Array.from({ length: COURSES }, (_, i) => course(left, i)).flat(),
    box([0, -1, 17], [4.5, 4.5, 9.5]),
    box([-0.7, -1.7, 26.5], [5.9, 5.9, 1.4]),
    box([right - 1.6, -2.6, 1.4], [0.3, 5, 8], "deep"),
    box([-7, -DEEP + 1.7, 4.5], [6, 0.4, 5], "deep"),
    ...ladder(),
    bundle(),
  ];
}

/** A point on the front slope: across the house, and from the eave (0) to the ridge (1). */
function onSlope(x: number, share: number, side = -1): Vector {
  return between([x, side * DEEP, EAVE - 1], [x, 0, RIDGE], share);
}

function slope(left: number, right: number, side: number): Solid {
  const outline = [onSlope(left, 0, side), onSlope(right, 0, side), onSlope(right, 1, side), onSlope(left, 1, side)];
  return extruded(side < 0 ? outline : [...outline].reverse(), [0, 0, 1.2], "bare");
}

/** Each course ends one shingle before the one below it, and its joints miss that one's. */
function course(left: number, i: number): Solid[] {
  const [low, high] = [i / COURSES, (i + 1) / COURSES];
  const ends = Array.from({ length: 6 }, (_, k) => left - 0.4 + (k + (i % 2) / 2) * SHINGLE).slice(0, 6 - Math.ceil(i / 2));
  return [left - 0.4, ...ends.filter((x) => x > left)].slice(0, -1).map((from, k) => {
    const to = ends.filter((x) => x > left)[k] as number;
    const outline = [onSlope(from, low), onSlope(to, low), onSlope(to, high), onSlope(from, high)].map((point) =>
      plus(point, [0, -0.3, 1.2]),
    );
    return extruded(outline, [0, -0.4, 0.7]);
  });
}

function ladder(): Solid[] {
  const rail = (x: number) => beam([x, -DEEP - 1.6, 1.4], [x, -DEEP + 1.2, 17], 0.8, 0.8);
  const rungs = [0.15, 0.32, 0.49, 0.66, 0.83].map((share) => {
    const [from, to] = [
      between([8, -DEEP - 1.6, 1.4], [8, -DEEP + 1.2, 17], share),
      between([12, -DEEP - 1.6, 1.4], [12, -DEEP + 1.2, 17], share),
    ];
    return beam(from, to, 0.6, 0.6);
  });
  return [rail(8), rail(12), ...rungs];
}

function bundle(): Solid {
  const outline = [onSlope(6.5, 0.42), onSlope(12, 0.42), onSlope(12, 0.68), onSlope(6.5, 0.68)].map((point) => plus(point, [0, 0, 1.2]));
  return extruded(outline, [0, -0.8, 1.6], "accent");
}
