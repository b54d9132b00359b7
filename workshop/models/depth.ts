import type { Point } from "../terrain/view.ts";
import { AWAY, type Camera, HEIGHT, WIDTH } from "./camera.ts";
import type { Face, Solid } from "./solid.ts";
import { dot, type Vector } from "./vector.ts";

/** Pixels of the depth picture in a unit of the drawing. */
export const FINE = 2;
export const COLUMNS = WIDTH * FINE;
export const ROWS = HEIGHT * FINE;

/** What's nearest in each pixel, and how far away it is. */
export type Depths = { away: Float64Array; faces: (Face | undefined)[] };

export function depthsOf(solids: Solid[], { project }: Camera): Depths {
  const away = new Float64Array(COLUMNS * ROWS).fill(Number.POSITIVE_INFINITY);
  const faces: (Face | undefined)[] = new Array(COLUMNS * ROWS);
  for (const face of solids.flat()) {
    if (dot(face.normal, AWAY) >= -1e-6) continue;
    const outline = face.points.map((point) => project(point).map((value) => value * FINE) as unknown as Point);
    const plane = planeOf(face, outline);
    fill(outline, (column, row) => {
      const depth = plane(column + 0.5, row + 0.5);
      const at = row * COLUMNS + column;
      if (depth >= (away[at] ?? 0)) return;
      away[at] = depth;
      faces[at] = face;
    });
  }
  return { away, faces };
}

const TOLERANCE = 0.02;

/** Whether nothing stands in front of a point. One pixel of doubt all around, since an edge lies on the border of its own face. */
export function isSeen({ away }: Depths, { project, scale }: Camera, point: Vector) {
  const [x, y] = project(point);
  const [column, row] = [Math.floor(x * FINE), Math.floor(y * FINE)];
  let farthest = Number.NEGATIVE_INFINITY;
  for (let r = row - 1; r <= row + 1; r += 1)
    for (let c = column - 1; c <= column + 1; c += 1)
      farthest = Math.max(farthest, c < 0 || r < 0 || c >= COLUMNS || r >= ROWS ? Number.POSITIVE_INFINITY : (away[r * COLUMNS + c] ?? 0));
  return dot(point, AWAY) <= farthest + TOLERANCE + 0.5 / scale;
}

/** Depth as a function of the pixel: a face is flat, and the view has no perspective. */
function planeOf(face: Face, outline: Point[]) {
  const depths = face.points.map((point) => dot(point, AWAY));
  const [x0, y0] = outline[0] as Point;
  let best = { area: 0, a: 0, b: 0 };
  for (let i = 1; i + 1 < outline.length; i += 1) {
    const [[x1, y1], [x2, y2]] = [outline[i] as Point, outline[i + 1] as Point];
    const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
    if (Math.abs(area) <= Math.abs(best.area)) continue;
    const [d1, d2] = [(depths[i] ?? 0) - (depths[0] ?? 0), (depths[i + 1] ?? 0) - (depths[0] ?? 0)];
    best = { area, a: (d1 * (y2 - y0) - d2 * (y1 - y0)) / area, b: (d2 * (x1 - x0) - d1 * (x2 - x0)) / area };
  }
  return (x: number, y: number) => (depths[0] ?? 0) + best.a * (x - x0) + best.b * (y - y0);
}

/** Every pixel whose middle lies inside an outline, which may turn inward. */
function fill(outline: Point[], paint: (column: number, row: number) => void) {
  const ys = outline.map(([, y]) => y);
  for (let row = Math.max(0, Math.floor(Math.min(...ys))); row < Math.min(ROWS, Math.ceil(Math.max(...ys))); row += 1) {
    const crossings: number[] = [];
    for (const [i, [bx, by]] of outline.entries()) {
      const [ax, ay] = outline.at(i - 1) as Point;
      const y = row + 0.5;
      if (ay <= y !== by <= y) crossings.push(ax + ((bx - ax) * (y - ay)) / (by - ay));
    }
    crossings.sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2)
      for (
        let column = Math.max(0, Math.ceil((crossings[i] ?? 0) - 0.5));
        column + 0.5 <= Math.min(COLUMNS, crossings[i + 1] ?? 0);
        column += 1
      )
        paint(column, row);
  }
}
