import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { coversTrail, marksAt, marksOf, trailOn } from "../../design/drawings/chip-boxes.ts";
import { placeChips } from "../../design/drawings/climb-chips.ts";
import { ON_PAGE } from "../../design/drawings/climb-formats.ts";
import { frameUpTo, jointsIn, landIn, pointIn, SIZE } from "../../design/drawings/climb-geometry.ts";
import { ClimbLines } from "../../design/drawings/climb-lines.tsx";
import { climbWords } from "../words/climb.ts";
import { CAMPS, climbOf, shareOf } from "./climb.ts";
import { altOf, climbSheetOf } from "./climb-sheet.ts";

const inputs = (estimating: number, admin: number, followUp: number, rate = 85, people = 12) => ({
  currentEstimatingHours: estimating,
  currentAdminHours: admin,
  followUpHours: followUp,
  averageHourlyRate: rate,
  averageJobValue: 1200,
  missedLeadsPerMonth: 2,
  employeeCount: people,
});
const [basecamp, ascent, summit] = CAMPS;
const HOURS = Array.from({ length: 120 }, (_, i) => (i + 1) / 5);

describe("the place on the trail", () => {
  test.each([
    [0, 0],
    [5, basecamp?.share],
    [10, ascent?.share],
    [20, 1],
    [90, 1],
  ])("%d hours are a share of %d", (hours, share) => {
    expect(shareOf(hours)).toBeCloseTo(share ?? Number.NaN, 9);
  });

  test("is straight between two camps", () => {
    expect(shareOf(7.5)).toBeCloseTo(((basecamp?.share ?? 0) + (ascent?.share ?? 0)) / 2, 9);
    expect(shareOf(7.3)).toBeCloseTo(0.565, 2);
    expect(shareOf(13.1)).toBeCloseTo(0.792, 2);
    expect(summit?.share).toBe(1);
  });
});

describe("a climb", () => {
  test("is what the report saves a week, in three legs that follow each other", () => {
    const { hours, legs, share, lostHours } = climbOf(inputs(6, 8, 4));
    expect(hours).toBeCloseTo(6 * 0.65 + 8 * 0.75 + 4 * 0.8, 9);
    expect(legs.map(({ key }) => key)).toEqual(["estimating", "admin", "followUp"]);
    expect(legs.map(({ from }) => from)).toEqual([0, legs[0]?.to, legs[1]?.to]);
    expect(legs[2]?.to).toBeCloseTo(share, 9);
    expect(lostHours).toBe(18);
  });

  test("cut in half is half as far in hours on the same land", () => {
    const [full, half] = [climbOf(inputs(6, 8, 4)), climbOf(inputs(6, 8, 4), true)];
    expect(half.hours).toBeCloseTo(full.hours / 2, 9);
    expect(half.share).toBe(full.other.share);
    expect(half.other.share).toBe(full.share);
    expect(shareOf(half.hours)).toBe(half.share);
    // Only a flag further up could widen the sheet.
    expect(half.reach).toBe(full.reach);
  });

  test("names the other hours to a tenth, unless that crosses a camp", () => {
    // Half of 9.25 and of 4.25, which the report has in hundredths.
    expect(climbOf(inputs(5, 8, 0)).other.shown).toBe("4.6");
    expect(climbOf(inputs(1, 4.8, 0)).other.shown).toBe("2.1");
    // Half of 9.9125.
    expect(climbOf(inputs(15.25, 0, 0)).other.shown).toBe("4.96");
  });

  test("has a flag where a package is recommended, and nowhere else", () => {
    expect(climbOf(inputs(7, 8, 3.2)).flag?.name).toBe("ASCENT");
    expect(climbOf(inputs(6, 8, 4, 0)).flag).toBeUndefined();
    expect(climbOf(inputs(1, 1, 1)).flag).toBeUndefined();
    // By value: $50,000 a year with fewer than 10 hours. The flag is above the walker and on the sheet.
    const byValue = climbOf(inputs(4, 4, 2, 180));
    expect(byValue.flag?.name).toBe("ASCENT");
    expect(byValue.share).toBeLessThan(byValue.flag?.share ?? 0);
    expect(byValue.reach).toBeGreaterThanOrEqual(byValue.flag?.share ?? 1);
  });

  test("knows the camps it has passed and the next one", () => {
    const { passed, next } = climbOf(inputs(6, 8, 4));
    expect([passed.map(({ name }) => name), next?.name]).toEqual([["BASECAMP", "ASCENT"], "SUMMIT"]);
    expect(climbOf(inputs(12, 12, 8)).next).toBeUndefined();
  });
});

describe("its sheet", () => {
  const draw = (...numbers: Parameters<typeof inputs>) => climbSheetOf(climbOf(inputs(...numbers)), climbWords, { withOther: true });

  test("is the same for the same numbers", () => {
    expect(draw(6, 8, 4)).toEqual(draw(6, 8, 4));
  });

  test.each([
    ["an hour more", 7, 8, 4],
    ["the same hours in other legs", 8, 6.2667, 4],
    ["a small shop", 3, 5, 2],
    ["a large one", 12, 12, 8],
  ])("differs for %s", (_, ...numbers) => {
    expect(draw(...numbers)).not.toEqual(draw(6, 8, 4));
  });

  test.each([1, 4, 5, 6, 9, 11, 14, 19, 40])("shows %d hours of estimating between the kitchen table and its upper edge", (hours) => {
    const { reach, share } = climbSheetOf(climbOf(inputs(hours, 0, 0)), climbWords);
    const frame = frameUpTo(reach);
    const [[x, y], [, foot]] = [pointIn(frame, share), pointIn(frame, 0)];
    expect(y).toBeLessThan(foot);
    expect(y).toBeGreaterThan(SIZE * 0.1);
    // Most names stand to the right of the trail.
    expect(x).toBeGreaterThan(SIZE * 0.36);
    expect(x).toBeLessThan(SIZE * 0.52);
  });

  test("has land up to both of its sides, however high it goes", () => {
    for (let reach = 0.1; reach <= 1; reach += 0.01) {
      const { x, width } = landIn(frameUpTo(reach));
      expect(x, `${reach}`).toBeLessThan(0.1);
      expect(x + width, `${reach}`).toBeGreaterThan(SIZE - 0.1);
    }
  });

  test("names all three legs of a few hours, which are long on a sheet that ends at the first camp", () => {
    const sheet = climbSheetOf(climbOf(inputs(3, 2, 1)), climbWords, { withOther: true, withLegs: true });
    const named = placeChips(sheet, ON_PAGE).map(({ chip }) => chip.key);
    expect(named).toEqual(expect.arrayContaining(["estimating", "admin", "followUp"]));
  });

  test("hides nothing behind the dashed circle where the switch was off", () => {
    const sheet = climbSheetOf(climbOf(inputs(12, 10, 8), true), climbWords, { withOther: true });
    const drawn = renderToStaticMarkup(createElement(ClimbLines, { sheet, land: null }));
    expect(drawn.match(/<circle[^>]*dasharray[^>]*>/)?.[0]).toContain('fill="none"');
  });

  test("marks the package's legs, which need not be the first, as long as the numbers on the screen reach its guarantee", () => {
    const legs = (isHalved = false) => climbOf(inputs(4, 10, 2, 75, 6), isHalved).legs.filter(({ isCovered }) => isCovered);
    expect(legs().map(({ key }) => key)).toEqual(["admin"]);
    expect(legs(true)).toEqual([]);
    const { covered, chips } = climbSheetOf(climbOf(inputs(4, 10, 2, 75, 6)), climbWords, { withLegs: true });
    expect(covered).toEqual(legs().map(({ from, to }) => [from, to]));
    expect(chips.filter(({ isCovered }) => isCovered).map(({ key }) => key)).toEqual(["admin"]);
  });

  test("moves its upper edge with every hour", () => {
    expect(new Set([5, 8, 11].map((hours) => climbOf(inputs(hours / 0.65, 0, 0)).reach)).size).toBe(3);
  });

  test("has a mark and a name for the next camp and for every other one that the dots lead past", () => {
    for (const hours of HOURS) {
      const { next, ...climb } = climbOf(inputs(hours / 0.65, 0, 0));
      const { camps, chips } = climbSheetOf({ next, ...climb }, climbWords);
      const passed = CAMPS.filter((camp) => camp === next || pointIn(frameUpTo(climb.reach), camp.share)[1] > 16);
      expect(
        camps.map(({ share }) => share),
        `${hours} h`,
      ).toEqual(passed.map(({ share }) => share));
      expect(chips.map(({ key }) => key)).toEqual(expect.arrayContaining(passed.map(({ key }) => key)));
    }
  });

  test("has no joint of two legs that peeks out from behind a camp, the marker or the kitchen table", () => {
    for (const hours of HOURS) {
      const sheet = draw(hours * 0.5, hours * 0.4, hours * 0.2);
      const frame = frameUpTo(sheet.reach);
      const marks = [0, sheet.share, ...sheet.camps.map(({ share }) => share)].map((share) => pointIn(frame, share));
      for (const [x, y] of jointsIn(frame, sheet))
        expect(Math.min(...marks.map((mark) => Math.hypot(mark[0] - x, mark[1] - y))), `${hours} h`).toBeGreaterThan(14);
    }
    const joined = draw(12, 12, 8);
    expect(jointsIn(frameUpTo(joined.reach), joined)).toHaveLength(2);
  });

  test("hangs its flag on the side that the trail doesn't take", () => {
    const [setting] = ON_PAGE.settings;
    if (!setting) throw new Error("no setting");
    for (const hours of HOURS)
      for (const [rate, people] of [
        [85, 6],
        [180, 12],
        [85, 40],
      ]) {
        const sheet = draw(hours, hours / 2, 1, rate, people);
        const cloth = marksAt(marksOf(sheet), setting).find(({ at }) => at === "flag");
        expect(cloth && coversTrail(cloth, trailOn(sheet), setting), `${hours} h, ${people} people`).not.toBe(true);
      }
  });

  test("says in words what it shows", () => {
    expect(altOf(climbOf(inputs(8, 8, 3)), climbWords)).toBe(
      "13.6 hours a week to win back: past BASECAMP and ASCENT. The flag is on ASCENT: Growth Engine fits these numbers.",
    );
    expect(altOf(climbOf(inputs(8, 8, 3), true), climbWords)).toContain("6.8 hours a week to win back: past BASECAMP.");
    expect(altOf(climbOf(inputs(8, 8, 3), true), climbWords)).toContain("Growth Engine fits the full numbers.");
    expect(altOf(climbOf(inputs(1, 1, 1)), climbWords)).toBe(
      "2.2 hours a week to win back: on the way from the kitchen table to BASECAMP.",
    );
    expect(altOf(climbOf(inputs(12, 12, 8)), climbWords)).toContain(
      "23.2 hours a week to win back: past BASECAMP and ASCENT, on the SUMMIT.",
    );
  });
});
