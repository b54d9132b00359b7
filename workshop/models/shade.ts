import { type Camera, LIGHT, RIGHT } from "./camera.ts";
import { cut, type Segment } from "./edges.ts";
import type { Face } from "./solid.ts";
import { between, cross, dot, unit, type Vector } from "./vector.ts";

export type Tone = "light" | "half" | "dark";
const UPWARD: Vector = [0, 0, 1];
/** The drawing's units between two slices, and from one hachure to the next. */
const SLICE = 13;
const SPACING: Record<Tone, number> = { light: 0, half: 8, dark: 5 };

export function toneOf({ normal }: Face): Tone {
  const lit = dot(normal, LIGHT);
  return lit > 0.42 ? "light" : lit > 0.12 ? "half" : "dark";
}

/** Level slices through the model: its contour lines. */
export function slicesOf(face: Face, { scale }: Camera): Segment[] {
  if (Math.abs(face.normal[2]) > 0.97 || (!face.isRound && widthOf(face) * scale < NARROW)) return [];
  return levels(face, UPWARD, SLICE / scale).flatMap((level) => cut(face, UPWARD, level));
}

/** Across a narrow piece of lumber they would look like notches. */
const NARROW = 13;

function widthOf({ points, normal }: Face) {
  const level = unit(cross(UPWARD, normal));
  const values = points.map((point) => dot(point, level));
  return Math.max(...values) - Math.min(...values);
}

/** Lines the way water would run down a face, as close together as the face is dark. */
export function hachuresOf(face: Face, camera: Camera): Segment[] {
  const spacing = SPACING[toneOf(face)];
  if (!spacing || Math.abs(face.normal[2]) > 0.97) return [];
  const level = unit(cross(UPWARD, face.normal));
  if (face.isBall) return meridians(face, camera, spacing);
  // The sides of an upright round body turn, so their lines are counted across the picture instead.
  const across = face.isRound && Math.abs(face.normal[2]) < 0.35 ? RIGHT : level;
  const step = spacing / camera.scale / Math.max(0.3, Math.abs(dot(across, RIGHT)));
  return levels(face, across, step).flatMap((at) => cut(face, across, at));
}

/** Each hachure ends a bit before the next slice, so that they stand in rows. */
export function rows(segments: Segment[], { scale }: Camera): Segment[] {
  const step = SLICE / scale;
  return segments.flatMap(([a, b]) => {
    const [high, low] = a[2] > b[2] ? [a, b] : [b, a];
    const rise = high[2] - low[2];
    if (rise < 1e-6) return [];
    const at = (z: number) => between(high, low, (high[2] - z) / rise);
    const parts: Segment[] = [];
    for (let k = Math.ceil(high[2] / step); k * step > low[2]; k -= 1) {
      const [top, bottom] = [Math.min(high[2], k * step), Math.max(low[2], (k - 0.82) * step)];
      if (top - bottom > step * 0.2) parts.push([at(top), at(bottom)]);
    }
    return parts;
  });
}

/** Down a piece of a round body, from its upper edge to its lower one. */
function meridians({ points }: Face, { project }: Camera, spacing: number): Segment[] {
  const [a, b, c, d] = points as [Vector, Vector, Vector, Vector];
  const [[ax, ay], [bx, by]] = [project(between(a, d, 0.5)), project(between(b, c, 0.5))];
  const count = Math.round(Math.hypot(bx - ax, by - ay) / spacing);
  return Array.from({ length: count }, (_, i): Segment => [between(d, c, (i + 0.5) / count), between(a, b, (i + 0.5) / count)]);
}

function levels({ points }: Face, along: Vector, step: number) {
  const values = points.map((point) => dot(point, along));
  const [first, last] = [Math.ceil(Math.min(...values) / step + 1e-6), Math.floor(Math.max(...values) / step - 1e-6)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => (first + i) * step);
}
