import { distance } from "./lines.ts";
import type { Point } from "./view.ts";

/**
 * Lines as one SVG path of curves in whole, relative steps. A line's points pull the curve and its turns lie halfway between them, so that
 * each point costs one pair of numbers, as in a path of straight lines: every turn's pull is the last one's mirrored at it.
 */
export function curveOf(lines: Point[][], decimals = 0) {
  const unit = 10 ** decimals;
  const at: Point = [0, 0];
  const step = ([x, y]: Point) => {
    const steps = [x - at[0], y - at[1]].map((by) => String(by / unit).replace(/^(-?)0\./, "$1."));
    [at[0], at[1]] = [x, y];
    return steps;
  };
  const inUnits = ([x, y]: Point): Point => [Math.round(x * unit), Math.round(y * unit)];
  let path = "";
  for (const line of lines) {
    const [first, ...points] = eased(opened(line));
    if (!first || points.length === 0) continue;
    let pull = inUnits(first);
    path += `m${step(pull).join(" ")}`;
    const turns: string[] = [];
    for (const [x, y] of points) {
      // Chosen from where the last pull really is, so that rounding doesn't add up.
      const turn: Point = [Math.round((pull[0] + x * unit) / 2), Math.round((pull[1] + y * unit) / 2)];
      if (turn[0] === at[0] && turn[1] === at[1]) continue;
      pull = [2 * turn[0] - pull[0], 2 * turn[1] - pull[1]];
      turns.push(...step(turn));
    }
    path += `t${[...turns, ...step(inUnits(points.at(-1) as Point))].join(" ")}`;
  }
  return path.replaceAll(" -", "-");
}

const BAND = 900;

/** One path for each band of the picture: a browser that draws a part of a tall picture then passes over the rest at once. */
export function pathsByBand(lines: Point[][], written: (lines: Point[][]) => string) {
  const bands: Point[][][] = [];
  for (const line of lines) {
    const band = Math.max(0, Math.floor((line[0]?.[1] ?? 0) / BAND));
    bands[band] ??= [];
    bands[band].push(line);
  }
  return bands.map((band) => `<path d="${written(band)}"/>`).join("");
}

/** A ring begins in the middle of its longest side, where nobody sees that it does. */
function opened(line: Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 4 || distance(first, last) > 0.01) return line;
  const ring = line.slice(1);
  const sides = ring.map((to, i) => distance(ring.at(i - 1) as Point, to));
  const longest = sides.indexOf(Math.max(...sides));
  const [[ax, ay], [bx, by]] = [ring.at(longest - 1) as Point, ring[longest] as Point];
  const middle: Point = [(ax + bx) / 2, (ay + by) / 2];
  return [middle, ...ring.slice(longest), ...ring.slice(0, longest), middle];
}

/** How far a curve may stay inside a corner. */
const INSIDE = 2.2;

/** With more points on long sides, so that no curve cuts a corner. */
function eased(line: Point[]): Point[] {
  const reach = line.map((point, i) => {
    const [before, after] = [line[i - 1], line[i + 1]];
    return before && after ? (4 * INSIDE) / Math.max(sharpness(before, point, after), 1e-6) : Number.POSITIVE_INFINITY;
  });
  return line.flatMap((from, i) => {
    const to = line[i + 1];
    if (!to) return [from];
    const length = distance(from, to);
    const [near, far] = [reach[i] as number, reach[i + 1] as number];
    const along = (by: number): Point => [from[0] + ((to[0] - from[0]) * by) / length, from[1] + ((to[1] - from[1]) * by) / length];
    if (near + far < length) return [from, along(near), along(length - far)];
    if (near < length && far < length) return [from, along((length * near) / (near + far))];
    if (near < length) return [from, along(near)];
    return far < length ? [from, along(length - far)] : [from];
  });
}

/** 0 goes straight on, 1 goes back. */
function sharpness(before: Point, at: Point, after: Point) {
  const [a, b] = [distance(before, at) || 1, distance(at, after) || 1];
  const [x, y] = [(before[0] - at[0]) / a + (after[0] - at[0]) / b, (before[1] - at[1]) / a + (after[1] - at[1]) / b];
  return Math.hypot(x, y) / 2;
}
