import { cosine } from "./angles.ts";
import { type Camera, facesViewer } from "./camera.ts";
import type { Face, Solid } from "./solid.ts";
import { between, cross, dot, minus, unit, type Vector } from "./vector.ts";

export type Segment = readonly [Vector, Vector];
const CREASE = cosine((28 * Math.PI) / 180);

/** A solid's own edges: where it ends against what's behind it, and where two of its sides meet at an angle. */
export function edgesOf(solid: Solid): Segment[] {
  const edges = new Map<string, { segment: Segment; faces: Face[] }>();
  for (const face of solid)
    for (const [i, to] of face.points.entries()) {
      const from = face.points.at(i - 1) as Vector;
      const key = [from, to]
        .map((point) => point.map((value) => value.toFixed(3)).join())
        .sort()
        .join(" ");
      const known = edges.get(key) ?? { segment: [from, to] as const, faces: [] };
      known.faces.push(face);
      edges.set(key, known);
    }
  return [...edges.values()].filter(({ faces }) => isDrawn(faces)).map(({ segment }) => segment);
}

function isDrawn(faces: Face[]) {
  const seen = faces.filter(({ normal }) => facesViewer(normal));
  if (seen.length === 0) return false;
  if (seen.length < faces.length || faces.length === 1) return true;
  const [a, b] = seen as [Face, Face];
  return dot(a.normal, b.normal) < CREASE;
}

/** Where the sides of two solids cut through each other, such as a chimney and a roof. */
export function meetings(solids: Solid[]): Segment[] {
  const found: Segment[] = [];
  for (const [i, solid] of solids.entries())
    for (const other of solids.slice(i + 1))
      for (const a of solid) for (const b of other) if (facesViewer(a.normal) && facesViewer(b.normal)) found.push(...crossing(a, b));
  return found;
}

function crossing(a: Face, b: Face): Segment[] {
  const along = cross(a.normal, b.normal);
  if (Math.hypot(...along) < 1e-3) return [];
  const direction = unit(along);
  const ranges = [cut(a, b.normal, dot(b.normal, b.points[0] as Vector)), cut(b, a.normal, dot(a.normal, a.points[0] as Vector))];
  const [first = [], second = []] = ranges.map((segments) =>
    segments.map((segment) => {
      const ends = segment.map((point) => ({ point, at: dot(point, direction) })).sort((p, q) => p.at - q.at);
      return ends as [{ point: Vector; at: number }, { point: Vector; at: number }];
    }),
  );
  return first.flatMap(([a0, a1]) =>
    second.flatMap(([b0, b1]): Segment[] => {
      const from = a0.at > b0.at ? a0 : b0;
      const to = a1.at < b1.at ? a1 : b1;
      return to.at - from.at > 1e-3 ? [[from.point, to.point]] : [];
    }),
  );
}

/** Where a plane cuts through a face: all points with `normal · point = level`. */
export function cut(face: Face, normal: Vector, level: number): Segment[] {
  const points: Vector[] = [];
  for (const [i, to] of face.points.entries()) {
    const from = face.points.at(i - 1) as Vector;
    const [a, b] = [dot(from, normal) - level, dot(to, normal) - level];
    if (a < 0 !== b < 0) points.push(between(from, to, a / (a - b)));
  }
  const direction = cross(face.normal, normal);
  points.sort((p, q) => dot(p, direction) - dot(q, direction));
  const segments: Segment[] = [];
  for (let i = 0; i + 1 < points.length; i += 2) segments.push([points[i] as Vector, points[i + 1] as Vector]);
  return segments;
}

/** The parts of a line that nothing hides. */
export function seenRuns([from, to]: Segment, { project }: Camera, seen: (point: Vector) => boolean): Segment[] {
  const [a, b] = [project(from), project(to)];
  const steps = Math.max(2, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) * 2));
  const runs: Segment[] = [];
  let start: number | undefined;
  for (let i = 0; i <= steps + 1; i += 1) {
    const isSeen = i <= steps && seen(between(from, to, i / steps));
    if (isSeen) start ??= i;
    if (isSeen || start === undefined) continue;
    if (i - 1 - start > SHORTEST_STEPS || (start === 0 && i > steps))
      runs.push([between(from, to, start / steps), between(from, to, (i - 1) / steps)]);
    start = undefined;
  }
  return runs.filter(([p, q]) => Math.hypot(...minus(p, q)) > 0);
}

/** A hidden line peeps out for a pixel beside what hides it. */
const SHORTEST_STEPS = 5;
