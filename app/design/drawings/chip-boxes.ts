import { FLAG } from "./camp-flag.ts";
import { type Chip, type ClimbSheet, flagSide, frameUpTo, type Point, pointIn, SIZE } from "./climb-geometry.ts";

/** How a sheet of one size sets its words, in pixels. */
export type Setting = {
  side: number;
  name: number;
  note: number;
  walker: number;
  /** Between letters of a name, in ems. */
  spacing: number;
  pad: number;
  hasNotes: boolean;
  /** The visitor's own hours in the headings' wide letters, too. */
  isWideWalker: boolean;
};

/**
 * Its point is in the drawing's own units; how much lower and farther from the trail it stands is in pixels. Narrower sheets than `from`
 * don't show it, nor those as wide as `to`.
 */
export type PlacedChip = { chip: Chip; x: number; y: number; lower: number; aside: number; from: number; to: number };
export type ChipBox = { left: number; top: number; right: number; bottom: number };
export type ChipMark = ChipBox & { at: Chip["at"] | "flag" };

/** As far as the marker reaches, and a bit more. */
const OFF = 15;
const MARKER = 12;
const RING = 14;
/** Half the width of the trail with its dark edge. */
const TRAIL = 4;
const POINTS = 120;
/** Below this distance from its leg a name needs no line. */
const UNTIED = 16;
const PIECES = 4;

/** The chip's box on a sheet of this size. Undefined if that size doesn't show it. */
export function boxOf(
  { chip, x, y, lower, aside, from, to }: PlacedChip,
  setting: Setting,
  { width, height } = extentOf(chip, setting),
): ChipBox | undefined {
  if (setting.side < from || setting.side >= to) return;
  const scale = setting.side / SIZE;
  const left = chip.side === "left" ? (x - OFF) * scale - aside - width : (x + OFF) * scale + aside;
  const top = y * scale + lower - height / 2;
  return { left, top, right: left + width, bottom: top + height };
}

/** How far the line from its leg goes to a name that stands away from it, in pixels from where names begin. */
export function tieOf({ chip, lower, aside }: PlacedChip) {
  if (chip.look !== "leg" || (aside === 0 && Math.abs(lower) <= UNTIED)) return;
  return { x: chip.side === "left" ? -aside : aside, y: lower };
}

/** What no other chip may cover of it. */
export function boxesOf(placed: PlacedChip, setting: Setting): ChipBox[] {
  const box = boxOf(placed, setting);
  return box ? [box, ...tiesOf(placed, setting)] : [];
}

/** The line to it, in a few short pieces. */
export function tiesOf(placed: PlacedChip, { side }: Setting): ChipBox[] {
  const tie = tieOf(placed);
  if (!tie) return [];
  const [x, y] = [(edgeOf(placed) * side) / SIZE, (placed.y * side) / SIZE];
  const at = (part: number) => [x + tie.x * part, y + tie.y * part] as const;
  return Array.from({ length: PIECES }, (_, i) => boxAround([at(i / PIECES), at((i + 1) / PIECES)]));
}

function boxAround(points: Point[]): ChipBox {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Where its words begin, or end if they're left of the trail. */
export function edgeOf({ chip, x }: PlacedChip) {
  return chip.side === "left" ? x - OFF : x + OFF;
}

/** The marker, the ring where the switch leads, the camps and the flag, in the drawing's units. A chip may touch the mark that it names. */
export function marksOf({ share, ghost, reach, camps, flag }: ClimbSheet): ChipMark[] {
  const frame = frameUpTo(reach);
  const mark = (place: number, left: number, top: number, right: number, bottom: number, at: ChipMark["at"] = place): ChipMark => {
    const [x, y] = pointIn(frame, place);
    return { left: x + left, top: y + top, right: x + right, bottom: y + bottom, at };
  };
  const flagMarks = (place: number) => {
    const { aside, foot, top, width, height } = FLAG;
    const side = flagSide(frame, place);
    const from = (near: number, far: number, upper: number, lower: number) =>
      mark(place, Math.min(side * near, side * far), upper, Math.max(side * near, side * far), lower, "flag");
    return [from(aside, aside + width + 1, top - 1, top + height + 1), from(aside - 3, aside + 3, top - 1, foot)];
  };
  return [
    ...(share > 0 ? [mark(share, -MARKER, -MARKER, MARKER, MARKER, "walker")] : []),
    ...(ghost === undefined ? [] : [mark(ghost, -RING, -RING, RING, RING)]),
    ...camps.map((camp) => mark(camp.share, -8, -9, 8, 6)),
    ...(flag === undefined ? [] : flagMarks(flag)),
  ];
}

export function marksAt(marks: ChipMark[], { side }: Setting): ChipMark[] {
  const scale = side / SIZE;
  return marks.map(({ left, top, right, bottom, at }) => ({
    left: left * scale,
    top: top * scale,
    right: right * scale,
    bottom: bottom * scale,
    at,
  }));
}

/** The trail's points, near enough to each other that no chip fits between two. */
export function trailOn({ reach }: ClimbSheet): Point[] {
  const frame = frameUpTo(reach);
  return Array.from({ length: POINTS + 1 }, (_, i) => pointIn(frame, i / POINTS));
}

export function coversTrail({ left, top, right, bottom }: ChipBox, trail: Point[], { side }: Setting) {
  // In the drawing's units: every point in pixels takes longer.
  const unit = SIZE / side;
  const [west, east, north, south] = [left * unit - TRAIL, right * unit + TRAIL, top * unit - TRAIL, bottom * unit + TRAIL];
  return trail.some(([x, y]) => x > west && x < east && y > north && y < south);
}

export function overlap(a: ChipBox, b: ChipBox, gap = 0) {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;
}

export function extentOf({ look, name, note }: Chip, { name: camp, note: small, walker, spacing, pad, hasNotes, isWideWalker }: Setting) {
  const size = look === "camp" ? camp : look === "walker" ? walker : small;
  const isWide = look === "camp" || (look === "walker" && isWideWalker);
  const nameWidth = widthOf(name, size, isWide) + (look === "camp" ? name.length * spacing * size : 0);
  const noteWidth = note && hasNotes ? widthOf(note, small, false) : 0;
  if (look === "leg") return { width: nameWidth + noteWidth + SPACE * small + 2 * pad, height: size * 1.35 + PAD_ABOVE * 2 };
  const lines = size * 1.35 + (noteWidth > 0 ? small * 1.3 : 0);
  return { width: Math.max(nameWidth, noteWidth) + 2 * pad, height: lines + PAD_ABOVE * 2 };
}

/** `WIDE`: the headings' letters against the text's. */
const [PAD_ABOVE, WIDE, SPACE] = [4, 1.36, 0.3];

/** Archivo Medium in five widths of letters, in ems: a little more than it takes. */
const EMS = new Map(
  Object.entries({ " Ifijlrt.,:'-": 0.3, EFJLPSTZ: 0.64, ABCDGHKMNOQRUVWXY: 0.7, mw: 0.85 }).flatMap(([letters, ems]) =>
    [...letters].map((letter) => [letter, ems] as const),
  ),
);
const OTHER_EMS = 0.57;

function widthOf(text: string, size: number, isWide: boolean) {
  let ems = 0;
  for (const letter of text) ems += EMS.get(letter) ?? OTHER_EMS;
  return ems * size * (isWide ? WIDE : 1);
}
