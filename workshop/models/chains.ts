import type { Point } from "../terrain/view.ts";

/** Segments that meet end to end, as lines. */
export function chained(segments: [Point, Point][]): Point[][] {
  const key = ([x, y]: Point) => `${Math.round(x * 4)} ${Math.round(y * 4)}`;
  const open = new Map<string, [Point, Point][]>();
  for (const segment of segments) for (const end of segment) open.set(key(end), [...(open.get(key(end)) ?? []), segment]);
  const used = new Set<[Point, Point]>();
  const lines: Point[][] = [];
  const grow = (line: Point[]) => {
    for (;;) {
      const end = line.at(-1) as Point;
      const next = (open.get(key(end)) ?? []).find((segment) => !used.has(segment));
      if (!next) return line;
      used.add(next);
      line.push(key(next[0]) === key(end) ? next[1] : next[0]);
    }
  };
  for (const segment of segments) {
    if (used.has(segment)) continue;
    used.add(segment);
    lines.push(grow(grow([...segment]).reverse()));
  }
  return lines;
}
