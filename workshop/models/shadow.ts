import { AWAY, type Camera, LIGHT, RIGHT, UP } from "./camera.ts";
import { COLUMNS, type Depths, FINE } from "./depth.ts";
import type { Solid } from "./solid.ts";
import { cross, dot, minus, plus, unit, type Vector } from "./vector.ts";

/** Whether a pixel that would be lit lies in the shadow of something else. Looks from each seen point toward the light. */
export function inShadow(solids: Solid[], { away, faces }: Depths, camera: Camera) {
  const all = solids
    .flat()
    .filter((face) => dot(face.normal, LIGHT) > 1e-6)
    .map((face) => ({ face, near: reach(face.points) }));
  const back = backFrom(camera);
  const known = new Map<number, boolean>();
  // One look for four pixels: the edge of a shadow needn't be finer.
  return (at: number) => {
    const same = Math.floor(at / COLUMNS / 2) * COLUMNS + Math.floor((at % COLUMNS) / 2);
    const answer = known.get(same) ?? look(at);
    known.set(same, answer);
    return answer;
  };

  function look(at: number) {
    const face = faces[at];
    if (!face || dot(face.normal, LIGHT) <= 0.12) return false;
    const point = plus(back(((at % COLUMNS) + 0.5) / FINE, (Math.floor(at / COLUMNS) + 0.5) / FINE, away[at] ?? 0), face.normal, 0.05);
    return all.some(({ face: other, near }) => other !== face && near(point) && isHit(point, other.points, other.normal));
  }
}

/** From a pixel and its depth to the place in the model. */
function backFrom({ project, scale }: Camera) {
  const [x0, y0] = project([0, 0, 0]);
  return (x: number, y: number, depth: number): Vector =>
    plus(plus(plus([0, 0, 0], RIGHT, (x - x0) / scale), UP, (y0 - y) / scale), AWAY, depth);
}

/** A quick no: the point is too far beside the face, seen from the light. */
function reach(points: Vector[]) {
  const side = unit(cross(LIGHT, [0, 0, 1]));
  const other = cross(side, LIGHT);
  const range = (axis: Vector) => [Math.min(...points.map((p) => dot(p, axis))), Math.max(...points.map((p) => dot(p, axis)))] as const;
  const [[a0, a1], [b0, b1]] = [range(side), range(other)];
  return (point: Vector) => {
    const [a, b] = [dot(point, side), dot(point, other)];
    return a >= a0 && a <= a1 && b >= b0 && b <= b1;
  };
}

function isHit(from: Vector, points: Vector[], normal: Vector) {
  const t = dot(minus(points[0] as Vector, from), normal) / dot(LIGHT, normal);
  if (t < 0.05) return false;
  const hit = plus(from, LIGHT, t);
  // Even-odd on the face's own plane, dropping its largest axis.
  const drop = normal.map(Math.abs).indexOf(Math.max(...normal.map(Math.abs)));
  const [u, v] = [0, 1, 2].filter((axis) => axis !== drop) as [number, number];
  let isInside = false;
  for (const [i, b] of points.entries()) {
    const a = points.at(i - 1) as Vector;
    const [au, av, bu, bv] = [a[u] ?? 0, a[v] ?? 0, b[u] ?? 0, b[v] ?? 0];
    if (av > (hit[v] ?? 0) !== bv > (hit[v] ?? 0) && (hit[u] ?? 0) < au + ((bu - au) * ((hit[v] ?? 0) - av)) / (bv - av))
      isInside = !isInside;
  }
  return isInside;
}
