import {
  boxesOf,
  boxOf,
  type ChipBox,
  type ChipMark,
  coversTrail,
  extentOf,
  marksAt,
  marksOf,
  overlap,
  type PlacedChip,
  type Setting,
  tiesOf,
  trailOn,
} from "./chip-boxes.ts";
import { type Chip, type ClimbFrame, type ClimbSheet, frameUpTo, type Point, pointIn } from "./climb-geometry.ts";

/**
 * A format is every size that it can have. `step` is how far a chip moves at a time. `from` are the sides from which on a name may stand
 * elsewhere than on smaller sheets.
 */
export type Format = { settings: Setting[]; step: number; from: number[] };

const GAP = 2;
/** Steps down and aside, the nearest first. */
const STEPS = nearestFirst(stepsOf([0, 1.5, 3], 5));
/** A line ties a leg's name to it, so it may stand farther away: straight beside it, or with room for that line. */
const LEG_STEPS = [...stepsOf([0], 2), ...stepsOf([1.5, 3, 4.5, 6, 8, 11], 10)];
/** Where along its leg a name may stand, from the middle. */
const ALONG = [0, -0.15, 0.15, -0.3, 0.3, -0.45];
/** In steps: what it costs to stand across the trail, to lose the hours, and to stand at the end of the leg instead of its middle. */
const [ACROSS, BARE, TO_THE_END] = [1, 20, 10];

/**
 * A place for every chip that covers no other, no marker, no flag and nothing of the trail, and is inside the sheet in every size: on its
 * own side if it can, a bit away if it must, then across the trail, then without its second line. The names of legs, and what the switch
 * would make of the hours, have a place of their own in each range of sizes.
 */
export function placeChips(sheet: ClimbSheet, format: Format): PlacedChip[] {
  // The shorter of two legs has less to choose from.
  const chips = sheet.chips.toSorted((a, b) => ORDER[a.look] - ORDER[b.look] || lengthOf(a) - lengthOf(b));
  const land = { sheet, format, frame: frameUpTo(sheet.reach), trail: trailOn(sheet), marks: marksOf(sheet) };
  const first = placeInOrder(chips, land);
  if (first.missing.length === 0) return first.placed;
  // Whoever found no place chooses first, a leg after the names at the walker, unless that costs others theirs.
  const atWalker = chips.filter(({ at }) => at === "walker" || at === sheet.share);
  const order = new Set([...first.missing.filter(isNeeded), ...atWalker, ...first.missing, ...chips]);
  const second = placeInOrder([...order], land);
  return weightOf(second.missing) <= weightOf(first.missing) ? second.placed : first.placed;
}

/** A camp's name counts more than all legs' in all ranges. */
function weightOf(missing: Chip[]) {
  return missing.reduce((total, chip) => total + (isNeeded(chip) ? 100 : 1), 0);
}

function isNeeded({ look }: Chip) {
  return ORDER[look] < ORDER.other;
}

/** `missing` are those that found no place, once for each range of sizes. */
function placeInOrder(chips: Chip[], land: Land) {
  const { settings, from } = land.format;
  const all = settings.map((setting) => ({ setting, marks: marksAt(land.marks, setting), taken: [] as ChipBox[] }));
  const [placed, missing]: [PlacedChip[], Chip[]] = [[], []];
  for (const chip of chips) {
    for (const range of isNeeded(chip) ? [WHOLE] : rangesOf(from)) {
      const sizes = all.filter(({ setting: { side } }) => side >= range.from && side < range.to);
      const kept = freePlace(chip, land, range, sizes);
      if (!kept) missing.push(chip);
      if (!kept) continue;
      placed.push(kept);
      for (const { setting, taken } of sizes) taken.push(...boxesOf(kept, setting));
    }
  }
  return { placed, missing };
}

/** What all chips have to keep clear of, and where. */
type Land = { sheet: ClimbSheet; format: Format; frame: ClimbFrame; trail: Point[]; marks: ChipMark[] };
type Range = { from: number; to: number };
type Size = { setting: Setting; marks: ChipMark[]; taken: ChipBox[] };
const WHOLE: Range = { from: 0, to: Number.POSITIVE_INFINITY };

function rangesOf(from: number[]): Range[] {
  return [0, ...from].map((least, i) => ({ from: least, to: from[i] ?? WHOLE.to }));
}

function freePlace(chip: Chip, { sheet, format: { step }, frame, trail }: Land, range: Range, sizes: Size[]) {
  // Measured once for all its places: the sheet is drawn anew in every frame of a movement.
  const forms = formsOf(chip).map((form) => ({ form, extents: sizes.map(({ setting }) => extentOf(form, setting)) }));
  const begin = lowerOf(chip, sheet);
  for (const spot of chip.look === "leg" ? LEG_SPOTS : SPOTS) {
    const { form, extents } = forms[spot.form] ?? {};
    if (!form || !extents) continue;
    const [x, y] = pointIn(frame, (form.at === "walker" ? sheet.share : form.at) + spot.along * lengthOf(form));
    const candidate = { chip: form, x, y, lower: (begin + spot.down) * step, aside: spot.aside * step, ...range };
    if (sizes.every((size, i) => isFree(candidate, size, trail, extents[i]))) return candidate;
  }
  return undefined;
}

function isFree(candidate: PlacedChip, { setting, marks, taken }: Size, trail: Point[], extent?: { width: number; height: number }) {
  const box = boxOf(candidate, setting, extent);
  if (!box) return true;
  if (box.left < 0 || box.top < 0 || box.right > setting.side || box.bottom > setting.side) return false;
  return isClear(box) && tiesOf(candidate, setting).every(isClear);

  function isClear(part: ChipBox) {
    return (
      !marks.some((mark) => mark.at !== candidate.chip.at && overlap(part, mark)) &&
      !taken.some((other) => overlap(part, other, GAP)) &&
      !coversTrail(part, trail, setting)
    );
  }
}

/** Who has the first choice. */
const ORDER: Record<Chip["look"], number> = { walker: 0, camp: 1, other: 2, leg: 3 };
/** A camp's label is a bit lower than the camp, so that its flag is seen. */
const LOWER: Record<Chip["look"], number> = { walker: 0, camp: 1, other: 0, leg: 0 };

function lengthOf({ span = [0, 0] }: Chip) {
  return span[1] - span[0];
}

/** Near the summit the walker's own label goes down, so that the top of the land is seen. */
function lowerOf({ look }: Chip, { share }: ClimbSheet) {
  return look === "walker" ? Math.max(0, (share - NEAR_TOP) / (1 - NEAR_TOP)) * BELOW_TOP : LOWER[look];
}

const [NEAR_TOP, BELOW_TOP] = [0.92, 3];

/** As it is, across the trail, and without a second line. */
function formsOf(chip: Chip): Chip[] {
  const across = { ...chip, side: chip.side === "left" ? ("right" as const) : ("left" as const) };
  return chip.note ? [chip, across, bare(chip), bare(across)] : [chip, across];
}

function bare({ note, ...chip }: Chip): Chip {
  return chip;
}

type Step = { down: number; aside: number };
/** A form of the chip, and where it stands. */
type Spot = Step & { form: number; along: number };
const SPOTS: Spot[] = [0, 1, 2, 3].flatMap((form) => STEPS.map((step) => ({ ...step, form, along: 0 })));
const LEG_SPOTS: Spot[] = [0, 1, 2, 3]
  .flatMap((form) => ALONG.flatMap((along) => LEG_STEPS.map((step) => ({ ...step, form, along }))))
  .sort((a, b) => costOf(a) - costOf(b));

function costOf({ down, aside, form, along }: Spot) {
  return Math.hypot(down, aside) + (form % 2) * ACROSS + (form < 2 ? 0 : BARE) + Math.abs(along) * TO_THE_END;
}

function stepsOf(asides: number[], farthest: number): Step[] {
  const downs = Array.from({ length: 2 * farthest + 1 }, (_, i) => i - farthest);
  return asides.flatMap((aside) => downs.map((down) => ({ down, aside })));
}

function nearestFirst(steps: Step[]) {
  // Up before down where both are as near.
  return steps.sort((a, b) => Math.hypot(a.down, a.aside) - Math.hypot(b.down, b.aside));
}
