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
 * A format is every size that it can have: one place has to do for all of them. `step` is how far a chip moves at a time.
 * `from` are the sides from which on a name may be shown that smaller sheets have no room for.
 */
export type Format = { settings: Setting[]; step: number; from: number[] };

/**
 * Its point is in the drawing's own units; how much lower and farther from the trail it stands is in pixels. Narrower sheets than `from`
 * don't show it.
 */
export type PlacedChip = { chip: Chip; x: number; y: number; lower: number; aside: number; from: number };
export type ChipBox = { left: number; top: number; right: number; bottom: number };
type ChipMark = ChipBox & { at: Chip["at"] | "flag" };

/** As far as the marker reaches, and a bit more. */
const OFF = 15;
const MARKER = 12;
const RING = 14;
/** Half the width of the trail with its dark edge. */
const TRAIL = 4;
const POINTS = 120;
const GAP = 2;
/** Steps down and aside, the nearest first. */
const STEPS = [0, 1.5, 3].flatMap((aside) => [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5].map((down) => ({ down, aside })));
STEPS.sort((a, b) => Math.hypot(a.down, a.aside) - Math.hypot(b.down, b.aside));

/**
 * A place for every chip that covers no other, no marker, no flag and nothing of the trail, and is inside the sheet in every size: on its
 * own side if it can, a bit away if it must, then across the trail, then without its second line. What the words beside the drawing have,
 * too, is left out of the sizes that have no place for it.
 */
export function placeChips(sheet: ClimbSheet, format: Format): PlacedChip[] {
  const chips = sheet.chips.toSorted((a, b) => ORDER[a.look] - ORDER[b.look]);
  const { placed, missing } = placeInOrder(chips, sheet, format);
  // Whoever found no place chooses first.
  return missing.length > 0 ? placeInOrder([...new Set([...missing, ...chips])], sheet, format).placed : placed;
}

/** `missing` are those that have to be there and found no place. */
function placeInOrder(chips: Chip[], sheet: ClimbSheet, { settings, step, from }: Format) {
  const frame = frameUpTo(sheet.reach);
  const sizes = settings.map((setting) => ({ setting, marks: marksOf(sheet, setting), taken: [] as ChipBox[] }));
  const trail = trailOn(sheet);
  const [placed, missing]: [PlacedChip[], Chip[]] = [[], []];
  for (const chip of chips) {
    const [x, y] = pointIn(frame, chip.at === "walker" ? sheet.share : chip.at);
    const sides = chip.look === "leg" ? from : chip.look === "other" ? [0, ...from] : [0];
    // Measured once for all its places: the sheet is drawn anew in every frame of a movement.
    const forms = formsOf(chip).map((form) => ({ form, extents: settings.map((setting) => extentOf(form, setting)) }));
    const free = () => {
      for (const from of sides)
        for (const { form, extents } of forms)
          for (const { down, aside } of STEPS) {
            const candidate = { chip: form, x, y, lower: (lowerOf(form, sheet) + down) * step, aside: aside * step, from };
            if (sizes.every((size, i) => isFree(candidate, size, trail, extents[i]))) return candidate;
          }
      return undefined;
    };
    const kept = free();
    if (!kept && ORDER[chip.look] < ORDER.other) missing.push(chip);
    if (!kept) continue;
    placed.push(kept);
    for (const { setting, taken } of sizes) taken.push(...[boxOf(kept, setting)].filter((box) => box !== undefined));
  }
  return { placed, missing };
}

/** The chip's box on a sheet of this size. Undefined if that size doesn't show it. */
export function boxOf(
  { chip, x, y, lower, aside, from }: PlacedChip,
  setting: Setting,
  { width, height } = extentOf(chip, setting),
): ChipBox | undefined {
  if (setting.side < from) return;
  const scale = setting.side / SIZE;
  const left = chip.side === "left" ? (x - OFF) * scale - aside - width : (x + OFF) * scale + aside;
  const top = y * scale + lower - height / 2;
  return { left, top, right: left + width, bottom: top + height };
}

/** Where its words begin, or end if they're left of the trail. */
export function edgeOf({ chip, x }: PlacedChip) {
  return chip.side === "left" ? x - OFF : x + OFF;
}

/** The marker, the ring where the switch leads, the camps and the flag. A chip may touch the mark that it names. */
export function marksOf({ share, ghost, reach, camps, flag }: ClimbSheet, { side }: Setting): ChipMark[] {
  const scale = side / SIZE;
  const frame = frameUpTo(reach);
  const mark = (place: number, left: number, top: number, right: number, bottom: number, at: ChipMark["at"] = place): ChipMark => {
    const [x, y] = pointIn(frame, place);
    return { left: (x + left) * scale, top: (y + top) * scale, right: (x + right) * scale, bottom: (y + bottom) * scale, at };
  };
  const flagMarks = (place: number) => {
    const [near, middle, far] = flagSide(frame, place) < 0 ? [-7, -12, -42] : [7, 12, 42];
    return [
      mark(place, Math.min(near, far), -38, Math.max(near, far), -18, "flag"),
      mark(place, Math.min(near, middle), -18, Math.max(near, middle), 5, "flag"),
    ];
  };
  return [
    ...(share > 0 ? [mark(share, -MARKER, -MARKER, MARKER, MARKER, "walker")] : []),
    ...(ghost === undefined ? [] : [mark(ghost, -RING, -RING, RING, RING)]),
    ...camps.map((camp) => mark(camp.share, -8, -9, 8, 6)),
    ...(flag === undefined ? [] : flagMarks(flag)),
  ];
}

/** The trail's points, near enough to each other that no chip fits between two. */
export function trailOn({ reach }: ClimbSheet): Point[] {
  const frame = frameUpTo(reach);
  return Array.from({ length: POINTS + 1 }, (_, i) => pointIn(frame, i / POINTS));
}

export function coversTrail({ left, top, right, bottom }: ChipBox, trail: Point[], { side }: Setting) {
  const scale = side / SIZE;
  const near = TRAIL * scale;
  return trail.some(([x, y]) => x * scale > left - near && x * scale < right + near && y * scale > top - near && y * scale < bottom + near);
}

export function overlap(a: ChipBox, b: ChipBox, gap = 0) {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;
}

/** Who has the first choice. */
const ORDER: Record<Chip["look"], number> = { walker: 0, camp: 1, other: 2, leg: 3 };
/** A camp's label is a bit lower than the camp, so that its flag is seen. */
const LOWER: Record<Chip["look"], number> = { walker: 0, camp: 1, other: 0, leg: 0 };

/** Near the summit the walker's own label goes down, so that the top of the land is seen. */
function lowerOf({ look }: Chip, { share }: ClimbSheet) {
  return look === "walker" ? Math.max(0, (share - NEAR_TOP) / (1 - NEAR_TOP)) * BELOW_TOP : LOWER[look];
}

const [NEAR_TOP, BELOW_TOP] = [0.92, 3];

function formsOf(chip: Chip): Chip[] {
  const across = { ...chip, side: chip.side === "left" ? ("right" as const) : ("left" as const) };
  return chip.note ? [chip, across, bare(chip), bare(across)] : [chip, across];
}

function bare({ note, ...chip }: Chip): Chip {
  return chip;
}

type Extent = { width: number; height: number };
type Size = { setting: Setting; marks: ChipMark[]; taken: ChipBox[] };

function isFree(candidate: PlacedChip, { setting, marks, taken }: Size, trail: Point[], extent?: Extent) {
  const box = boxOf(candidate, setting, extent);
  if (!box) return true;
  if (box.left < 0 || box.top < 0 || box.right > setting.side || box.bottom > setting.side) return false;
  return (
    !marks.some((mark) => mark.at !== candidate.chip.at && overlap(box, mark)) &&
    !taken.some((other) => overlap(box, other, GAP)) &&
    !coversTrail(box, trail, setting)
  );
}

function extentOf({ look, name, note }: Chip, { name: camp, note: small, walker, spacing, pad, hasNotes, isWideWalker }: Setting) {
  const size = look === "camp" ? camp : look === "walker" ? walker : small;
  const isWide = look === "camp" || (look === "walker" && isWideWalker);
  const nameWidth = widthOf(name, size, isWide) + (look === "camp" ? name.length * spacing * size : 0);
  const noteWidth = note && hasNotes ? widthOf(note, small, false) : 0;
  const lines = size * 1.35 + (noteWidth > 0 ? small * 1.3 : 0);
  return { width: Math.max(nameWidth, noteWidth) + 2 * pad, height: lines + PAD_ABOVE * 2 };
}

/** `WIDE`: the headings' letters against the text's. */
const [PAD_ABOVE, WIDE] = [4, 1.36];

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
