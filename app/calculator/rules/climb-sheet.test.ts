import { describe, expect, test } from "vitest";
import { boxesOf, type ChipBox, coversTrail, marksAt, marksOf, overlap, trailOn } from "../../design/drawings/chip-boxes.ts";
import { type Format, placeChips } from "../../design/drawings/climb-chips.ts";
import { IN_SHARE_PICTURE, ON_PAGE } from "../../design/drawings/climb-formats.ts";
import type { ClimbSheet } from "../../design/drawings/climb-geometry.ts";
import { filled } from "../../text/format.ts";
import { climbWords } from "../words/climb.ts";
import { climbAt, climbOf } from "./climb.ts";
import { climbSheetOf } from "./climb-sheet.ts";

const TENTHS = Array.from({ length: 401 }, (_, i) => i / 10);
const QUARTERS = Array.from({ length: 161 }, (_, i) => i / 4);
const HALVES = Array.from({ length: 81 }, (_, i) => i / 2);
/** What the hours come from decides where the flag is and which legs are named. */
const mixes = { even: [1, 1, 1], estimating: [1, 0.01, 0.01], paperwork: [0.1, 1, 0.1] };

test.each(Object.entries({ ON_PAGE, IN_SHARE_PICTURE }))(
  "%s: no chip covers another, a mark or the trail, and none leaves the sheet",
  (_, format) => {
    expect(
      QUARTERS.flatMap((hours) => problemsIn(`${hours} h`, climbSheetOf(climbAt(hours), climbWords, { hoursBeside: true }), format)),
    ).toEqual([]);
  },
);

describe.each(Object.entries(mixes))("a report's chips have room with flag, switch and legs: %s", (_, mix) => {
  test.each([6, 40])("%d people", (people) => {
    for (const isHalved of [false, true])
      expect(HALVES.flatMap((hours) => problemsIn(`${hours} h`, reported(hours, mix, people, isHalved), ON_PAGE))).toEqual([]);
  });
});

test("the visitor's hours, the camps and the kitchen table are always there", () => {
  for (const hours of TENTHS) {
    const { chips, ...sheet } = reported(hours, mixes.even, 12, false);
    const named = chips.filter(({ look }) => look === "walker" || look === "camp").map(({ key }) => key);
    expect(placeChips({ ...sheet, chips }, ON_PAGE).map(({ chip }) => chip.key)).toEqual(expect.arrayContaining(named));
  }
});

test("the summit's name stands above the marker on it, away from the trail", () => {
  for (let hours = 20; hours <= 30; hours += 0.5) {
    const sheet = reported(hours, mixes.even, 6, false);
    const placed = placeChips(sheet, ON_PAGE);
    const heightOf = (key: string) => placed.find(({ chip }) => chip.key === key)?.lower;
    expect(heightOf("peakPerformance"), `${hours} h`).toBeLessThan(heightOf("walker") ?? Number.NaN);
  }
});

test.each([
  [12, 10, 8],
  [8, 6, 3],
  [14, 10, 10],
])("a leg that's on the sheet is named in every size: %d, %d and %d hours typed", (...mix) => {
  const missing: string[] = [];
  for (let hours = 2; hours <= 40; hours += 0.5) {
    const sheet = reported(hours, mix, 6, false);
    const placed = placeChips(sheet, ON_PAGE);
    const legs = sheet.chips.filter(({ look }) => look === "leg");
    for (const { side } of ON_PAGE.settings)
      for (const { key } of legs)
        if (!placed.some(({ chip, from, to }) => chip.key === key && from <= side && side < to))
          missing.push(`${hours} h, ${side} px: ${key}`);
  }
  expect(missing).toEqual([]);
});

test("what the visitor loses today stays beside the kitchen table", () => {
  for (let typed = 1; typed < 99; typed += 0.5) {
    const sheet = reported(typed * 0.65, [1, 0, 0], 12, false);
    const kitchen = placeChips(sheet, ON_PAGE).find(({ chip }) => chip.key === "kitchen");
    expect(kitchen?.chip.note, `${typed} h`).toBe(filled(climbWords.lost, { lost: `${typed}` }));
  }
});

function reported(hours: number, [estimating = 0, admin = 0, followUp = 0]: number[], employeeCount: number, isHalved: boolean) {
  const saved = estimating * 0.65 + admin * 0.75 + followUp * 0.8;
  const inputs = {
    currentEstimatingHours: (hours / saved) * estimating,
    currentAdminHours: (hours / saved) * admin,
    followUpHours: (hours / saved) * followUp,
    averageHourlyRate: 85,
    averageJobValue: 1200,
    missedLeadsPerMonth: 2,
    employeeCount,
  };
  return climbSheetOf(climbOf(inputs, isHalved), climbWords, { withOther: true, withLegs: true });
}

function problemsIn(hours: string, sheet: ClimbSheet, format: Format) {
  const placed = placeChips(sheet, format);
  const trail = trailOn(sheet);
  return format.settings.flatMap((setting) => {
    const boxes = placed.flatMap((each) => boxesOf(each, setting).map((box) => ({ ...box, key: each.chip.key, at: each.chip.at })));
    const marks = marksAt(marksOf(sheet), setting);
    const isOut = ({ left, top, right, bottom }: ChipBox) => left < 0 || top < 0 || right > setting.side || bottom > setting.side;
    return boxes
      .flatMap((box, i) => [
        ...(isOut(box) ? [`${box.key} leaves the sheet`] : []),
        ...(coversTrail(box, trail, setting) ? [`${box.key} covers the trail`] : []),
        ...boxes.slice(i + 1).flatMap((other) => (other.key !== box.key && overlap(box, other) ? [`${box.key} covers ${other.key}`] : [])),
        ...marks.flatMap((mark) => (mark.at !== box.at && overlap(box, mark) ? [`${box.key} covers the mark of ${mark.at}`] : [])),
      ])
      .map((problem) => `${hours}, ${setting.side} px: ${problem}`);
  });
}
