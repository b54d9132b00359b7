import map from "../map/climb.json" with { type: "json" };

/** What a visitor's sheet shows, as plain data: places are shares of the trail, from the kitchen table (0) to the summit (1). */
export type ClimbSheet = {
  /** How far the visitor is. */
  share: number;
  /** Where each leg of the way ends. */
  stops: number[];
  /** From where to where the package goes: legs beside each other or not. */
  covered?: (readonly [from: number, to: number])[];
  /** The other place that the visitor's numbers can mean: in full, or cut in half. */
  ghost?: number;
  /** How far up the sheet goes. */
  reach: number;
  camps: { share: number; isPassed: boolean }[];
  flag?: number;
  chips: Chip[];
};

/** A label on solid ground. One that goes with the walker moves with it. */
export type Chip = {
  key: string;
  at: number | "walker";
  /** From where to where a leg goes: its name may stand anywhere beside it. */
  span?: readonly [from: number, to: number];
  side: "left" | "right";
  look: "walker" | "camp" | "other" | "leg";
  /** Of a leg that the package is for. */
  isCovered?: boolean;
  name: string;
  note?: string;
};

export type Point = readonly [x: number, y: number];
export type ClimbFrame = { left: number; top: number; scale: number };

export const CAMP_SHARES = map.camps;
/** The drawing's own size. Every sheet is a square, and its strokes scale with it. */
export const SIZE = 480;
/** The kitchen table's height on the sheet, and that of the upper end of what it shows. */
const FOOT = 0.91;
const HEAD = 0.11;
/** Left of the middle: most names stand to the right of the trail. */
const MIDDLE = 0.44;

/** A camp's triangle under the upper edge. */
const ROOM_ABOVE = 16;
/** A joint's ring beside the marker, the largest mark. */
const JOINT_ROOM = 17;

const trail = pointsOf(map.trail);

/** The part of the land from the kitchen table up to a share of the trail, with the trail near its middle. There's land in all of it. */
export function frameUpTo(reach: number): ClimbFrame {
  const shown = trail.slice(0, Math.ceil(reach * (trail.length - 1)) + 1);
  const [, bottom] = trail[0] as Point;
  const top = Math.min(...shown.map(([, y]) => y), placeOn(reach)[1]);
  const xs = shown.map(([x]) => x);
  const scale = (SIZE * (FOOT - HEAD)) / (bottom - top);
  const left = (Math.min(...xs) + Math.max(...xs)) / 2 - (SIZE * MIDDLE) / scale;
  return { scale, left: Math.max(0, Math.min(left, map.width - SIZE / scale)), top: top - (SIZE * HEAD) / scale };
}

/** The whole land, placed so that the frame shows its part. */
export function landIn({ left, top, scale }: ClimbFrame) {
  return { x: -left * scale, y: -top * scale, width: map.width * scale, height: map.height * scale };
}

export function pointIn({ left, top, scale }: ClimbFrame, share: number): Point {
  const [x, y] = placeOn(share);
  return [(x - left) * scale, (y - top) * scale];
}

/** Whether a sheet has room for the mark of a place: it may lie a bit higher than the sheet has to go. */
export function isOnSheet(reach: number, share: number) {
  return pointIn(frameUpTo(reach), share)[1] > ROOM_ABOVE;
}

/** Where the legs of the way meet, unless that's so near another mark that it would only peek out from behind it. */
export function jointsIn(frame: ClimbFrame, { share, stops, camps }: ClimbSheet) {
  const marks = [0, share, ...camps.map((camp) => camp.share)].map((place) => pointIn(frame, place));
  return stops
    .filter((stop) => stop < share)
    .map((stop) => pointIn(frame, stop))
    .filter(([x, y]) => marks.every((mark) => Math.hypot(mark[0] - x, mark[1] - y) > JOINT_ROOM));
}

/** The side of a camp that the trail doesn't take: -1 is the left. */
export function flagSide(frame: ClimbFrame, share: number) {
  const [x, y] = pointIn(frame, share);
  const beside = trail.map((_, i) => pointIn(frame, i / (trail.length - 1))).filter((point) => y - point[1] > 8 && y - point[1] < 42);
  const asides = beside.map((point) => point[0] - x);
  return Math.min(0, ...asides) + Math.max(0, ...asides) < 0 ? 1 : -1;
}

/** The way between two shares of the trail as an SVG path. */
export function wayIn(frame: ClimbFrame, from: number, to: number) {
  const last = trail.length - 1;
  const between = trail.flatMap((_, i) => (i / last > from && i / last < to ? [i / last] : []));
  return `M${[from, ...between, to].map((share) => written(pointIn(frame, share))).join("L")}`;
}

/** The trail's points are evenly spaced, so a share of the way is a place in the list. */
function placeOn(share: number): Point {
  const at = Math.min(Math.max(share, 0), 1) * (trail.length - 1);
  const i = Math.min(Math.floor(at), trail.length - 2);
  const [[ax, ay], [bx, by]] = [trail[i] as Point, trail[i + 1] as Point];
  return [ax + (bx - ax) * (at - i), ay + (by - ay) * (at - i)];
}

export function written([x, y]: Point) {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** The points of one relative move and the steps that follow it. */
function pointsOf(path: string) {
  const steps = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const points: Point[] = [];
  for (let i = 0; i < steps.length; i += 2) {
    const [x, y] = points.at(-1) ?? [0, 0];
    points.push([x + (steps[i] ?? 0), y + (steps[i + 1] ?? 0)]);
  }
  return points;
}
