import { type Box, isInside, type Point, type View } from "./view.ts";

/** The runs of a line for which the test holds. */
export function runsOf(line: Point[], holds: (point: Point, i: number) => boolean) {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const [i, point] of line.entries()) {
    if (holds(point, i)) run.push(point);
    else {
      if (run.length > 1) runs.push(run);
      run = [];
    }
  }
  if (run.length > 1) runs.push(run);
  return runs;
}

/** A line clipped to the picture, plus a bit. */
export function clip(line: Point[], frame: Box) {
  return runsOf(line, (point) => isInside(frame, point, BEYOND));
}

const BEYOND = 8;

/**
 * A ring clipped to the picture. It's followed from a point outside, so that each piece goes from edge to edge: where the ring begins
 * doesn't cut it.
 */
export function clipRing(ring: Point[], frame: Box) {
  const outside = ring.findIndex((point) => !isInside(frame, point, BEYOND));
  return clip(outside > 0 ? [...ring.slice(outside), ...ring.slice(1, outside + 1)] : ring, frame);
}

/** Cuts an area at the four sides in turn (Sutherland-Hodgman). */
export function cutToFrame(area: Point[], { width, height }: Pick<View, "width" | "height">) {
  const sides: ((point: Point) => number)[] = [([x]) => x + 4, ([x]) => width + 4 - x, ([, y]) => y + 4, ([, y]) => height + 4 - y];
  return sides.reduce((points, inside) => {
    const kept: Point[] = [];
    for (const [i, to] of points.entries()) {
      const from = points.at(i - 1) as Point;
      const [a, b] = [inside(from), inside(to)];
      if (a >= 0 !== b >= 0) kept.push([from[0] + ((to[0] - from[0]) * a) / (a - b), from[1] + ((to[1] - from[1]) * a) / (a - b)]);
      if (b >= 0) kept.push(to);
    }
    return kept;
  }, area);
}

/** Half of the widest stroke. */
const STROKE = 9;

/** The parts of a line that are seen through any of the windows: whole segments, so that a line goes on past a window's edge. */
export function seenThrough(line: Point[], windows: readonly Box[]) {
  const runs: Point[][] = [];
  const run: Point[] = [];
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    const isSeen = windows.some((box) => isInside(around(box, a, b), a));
    if (isSeen) run.push(...(run.length > 0 ? [b] : [a, b]));
    else if (run.length > 0) runs.push(run.splice(0));
  }
  return run.length > 0 ? [...runs, run] : runs;
}

/** A segment from `a` to `b` may touch the box if `a` is in this one. */
function around({ left, top, right, bottom }: Box, a: Point, b: Point): Box {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  return {
    left: left - STROKE - Math.max(0, dx),
    top: top - STROKE - Math.max(0, dy),
    right: right + STROKE - Math.min(0, dx),
    bottom: bottom + STROKE - Math.min(0, dy),
  };
}

export function lengthOf(line: Point[]) {
  let length = 0;
  for (let i = 1; i < line.length; i += 1) length += distance(line[i - 1] as Point, line[i] as Point);
  return length;
}

export function distance([ax, ay]: Point, [bx, by]: Point) {
  return Math.hypot(bx - ax, by - ay);
}

/** A line with so many steps, all of one length. */
export function even(line: Point[], steps: number) {
  const total = lengthOf(line);
  return Array.from({ length: steps + 1 }, (_, i) => pointAlong(line, (total * i) / steps));
}

/** The point so far along a line. */
function pointAlong(line: Point[], along: number): Point {
  let gone = 0;
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    const step = distance(a, b);
    if (gone + step >= along) return [a[0] + ((b[0] - a[0]) * (along - gone)) / step, a[1] + ((b[1] - a[1]) * (along - gone)) / step];
    gone += step;
  }
  return line.at(-1) as Point;
}

/** Drops every point that lies within `tolerance` of the line through its neighbors (Douglas-Peucker). */
export function simplify(line: Point[], tolerance: number): Point[] {
  if (line.length < 3) return line;
  const [first, last] = [line[0] as Point, line.at(-1) as Point];
  let farthest = 0;
  let most = 0;
  for (let i = 1; i < line.length - 1; i += 1) {
    const away = awayFrom(line[i] as Point, first, last);
    if (away > most) {
      most = away;
      farthest = i;
    }
  }
  if (most <= tolerance) return [first, last];
  return [...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1), ...simplify(line.slice(farthest), tolerance)];
}

function awayFrom([x, y]: Point, [ax, ay]: Point, [bx, by]: Point) {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** A way found cell by cell turns in steps; each point moves to the mean of its neighbors, some times over. The ends stay. */
export function calmed(line: Point[], times = 4): Point[] {
  if (times === 0) return line;
  const mean = line.map((own, i): Point => {
    const [before, after] = [line[i - 1], line[i + 1]];
    return before && after ? [(before[0] + 2 * own[0] + after[0]) / 4, (before[1] + 2 * own[1] + after[1]) / 4] : own;
  });
  return calmed(mean, times - 1);
}

/** Corners cut off, so often. The ends stay. */
export function rounded(line: Point[], times: number): Point[] {
  if (times === 0 || line.length < 3) return line;
  const cut: Point[] = [line[0] as Point];
  for (let i = 1; i < line.length; i += 1) {
    const [[ax, ay], [bx, by]] = [line[i - 1] as Point, line[i] as Point];
    cut.push([ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25], [ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75]);
  }
  cut.push(line.at(-1) as Point);
  return rounded(cut, times - 1);
}

/** Where a line is as far to the right as a point. If it comes by more than once, the time nearest to the point. */
export function crossing(line: Point[], near: Point): Point {
  const found = line.slice(1).flatMap((b, i): Point[] => {
    const a = line[i] as Point;
    if (a[0] <= near[0] === b[0] <= near[0]) return [];
    return [[near[0], a[1] + ((b[1] - a[1]) * (near[0] - a[0])) / (b[0] - a[0])]];
  });
  return found.reduce((best, point) => (distance(point, near) < distance(best, near) ? point : best));
}

/** Lines as one SVG path in whole, relative steps: the shortest way to write them. `decimals` for lines that are drawn alone. */
export function pathOf(lines: Point[][], decimals = 0) {
  const unit = 10 ** decimals;
  let path = "";
  let at: Point = [0, 0];
  for (const line of lines) {
    const steps: Point[] = [];
    for (const [x, y] of line) {
      const to: Point = [Math.round(x * unit), Math.round(y * unit)];
      if (steps.length > 0 && to[0] === at[0] && to[1] === at[1]) continue;
      steps.push([to[0] - at[0], to[1] - at[1]]);
      at = to;
    }
    if (steps.length > 1) path += `m${steps.flatMap(([dx, dy]) => [written(dx, unit), written(dy, unit)]).join(" ")}`;
    else for (const [dx, dy] of steps) at = [at[0] - dx, at[1] - dy];
  }
  // The first move of a path counts from the corner, so a relative one means the same.
  return path.replaceAll(" -", "-");
}

function written(steps: number, unit: number) {
  return String(steps / unit).replace(/^(-?)0\./, "$1.");
}
