import { describe, expect, test } from "vitest";
import { boxOf, type ChipBox, coversTrail, type Format, marksOf, overlap, placeChips, trailOn } from "../../design/drawings/climb-chips.ts";
import { IN_SHARE_PICTURE, ON_PAGE } from "../../design/drawings/climb-formats.ts";
import type { ClimbSheet } from "../../design/drawings/climb-geometry.ts";
import { climbWords } from "../words/climb.ts";
import { climbAt, climbOf } from "./climb.ts";
import { climbSheetOf } from "./climb-sheet.ts";

const TENTHS = Array.from({ length: 401 }, (_, i) => i / 10);
/** What the hours come from decides where the flag is and which legs are named. */
const mixes = { even: [1, 1, 1], estimating: [1, 0.01, 0.01], paperwork: [0.1, 1, 0.1] };

test.each(Object.entries({ ON_PAGE, IN_SHARE_PICTURE }))(
  "%s: no chip covers another, a mark or the trail, and none leaves the sheet",
  (_, format) => {
    expect(TENTHS.flatMap((hours) => problemsIn(`${hours} h`, climbSheetOf(climbAt(hours), climbWords), format))).toEqual([]);
  },
);

describe.each(Object.entries(mixes))("a report's chips have room with flag, switch and legs: %s", (_, mix) => {
  test.each([6, 40])("%d people", (people) => {
    for (const isHalved of [false, true])
      expect(TENTHS.flatMap((hours) => problemsIn(`${hours} h`, reported(hours, mix, people, isHalved), ON_PAGE))).toEqual([]);
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

test("every leg of a long climb is named on a desktop, and nearly always on a phone, too", () => {
  const onPhone = [];
  for (let hours = 12; hours <= 22; hours += 0.1) {
    const named = placeChips(reported(hours, [12, 10, 8], 6, false), ON_PAGE).filter(({ chip }) => chip.look === "leg");
    expect(named, `${hours} h`).toHaveLength(3);
    onPhone.push(named.every(({ from }) => from < 390));
  }
  expect(onPhone.filter((isNamed) => !isNamed).length).toBeLessThan(3);
});

test("a short last leg is named, too, between a camp and the visitor's hours", () => {
  for (let hours = 2; hours <= 20; hours += 0.1) {
    const named = placeChips(reported(hours, [8, 6, 3], 6, false), ON_PAGE).filter(({ chip }) => chip.look === "leg");
    expect(named, `${hours} h`).toHaveLength(3);
  }
});

test("what the visitor loses today stays beside the kitchen table", () => {
  for (let typed = 1; typed < 99; typed += 0.5) {
    const sheet = reported(typed * 0.65, [1, 0, 0], 12, false);
    const kitchen = placeChips(sheet, ON_PAGE).find(({ chip }) => chip.key === "kitchen");
    expect(kitchen?.chip.note, `${typed} h`).toBe(`You lose ${typed} h a week`);
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
    const boxes = placed.flatMap((each) => {
      const box = boxOf(each, setting);
      return box ? [{ ...box, key: each.chip.key, at: each.chip.at }] : [];
    });
    const marks = marksOf(sheet, setting);
    const isOut = ({ left, top, right, bottom }: ChipBox) => left < 0 || top < 0 || right > setting.side || bottom > setting.side;
    return boxes
      .flatMap((box, i) => [
        ...(isOut(box) ? [`${box.key} leaves the sheet`] : []),
        ...(coversTrail(box, trail, setting) ? [`${box.key} covers the trail`] : []),
        ...boxes.slice(i + 1).flatMap((other) => (overlap(box, other) ? [`${box.key} covers ${other.key}`] : [])),
        ...marks.flatMap((mark) => (mark.at !== box.at && overlap(box, mark) ? [`${box.key} covers the mark of ${mark.at}`] : [])),
      ])
      .map((problem) => `${hours}, ${setting.side} px: ${problem}`);
  });
}
