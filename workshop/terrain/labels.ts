import { distance } from "./lines.ts";
import { type Box, isInside, type Point } from "./view.ts";

export type Label = { at: Point; degrees: number; text: string };

const EVERY = 620;
const APART = 130;
const STRAIGHT = 34;
const STEP = 4;
const EDGE = 30;
const FROM_ROUTE = 28;

/** Places for a height in its own line: where the line runs straight and nearest to level, some way apart, always upright. */
export function labelsOn(line: Point[], text: string, taken: Label[], frame: Box, keepOut: { boxes: readonly Box[]; route: Point[] }) {
  const points = spaced(line);
  const reach = Math.round(STRAIGHT / STEP / 2);
  const found: Label[] = [];
  for (let from = 0; from < points.length; from += EVERY / STEP) {
    let best: Label | undefined;
    for (let i = Math.max(from, reach); i < Math.min(from + EVERY / STEP, points.length - reach); i += 2) {
      const [a, at, b] = [points[i - reach], points[i], points[i + reach]] as [Point, Point, Point];
      if (distance(a, b) < STRAIGHT * 0.92) continue;
      if (!isInside(frame, at, -EDGE) || keepOut.boxes.some((box) => isInside(box, at, EDGE))) continue;
      if (keepOut.route.some((point) => distance(point, at) < FROM_ROUTE)) continue;
      if ([...taken, ...found].some((other) => distance(other.at, at) < APART)) continue;
      let degrees = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      if (degrees > 90) degrees -= 180;
      if (degrees < -90) degrees += 180;
      if (!best || Math.abs(degrees) < Math.abs(best.degrees)) best = { at, degrees: Math.round(degrees), text };
    }
    if (best) found.push(best);
  }
  return found;
}

/** The line leaves room for its label. */
export function withoutLabels(labels: Label[]) {
  return (point: Point) => !labels.some(({ at }) => distance(at, point) < STRAIGHT / 2);
}

export function labelText({ at: [x, y], degrees, text }: Label) {
  return `<text transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${degrees})">${text}</text>`;
}

/** The line's points at even steps. */
export function spaced(line: Point[]) {
  const points: Point[] = [];
  let left = 0;
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    const length = distance(a, b);
    for (; left < length; left += STEP) points.push([a[0] + ((b[0] - a[0]) * left) / length, a[1] + ((b[1] - a[1]) * left) / length]);
    left -= length;
  }
  return points;
}
