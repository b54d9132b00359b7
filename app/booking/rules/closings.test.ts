import { expect, test } from "vitest";
import { type CalendarChange, closingsOf, WHOLE_DAY, whyClosed, without } from "./closings.ts";

const day = "2026-11-26";
const thanksgiving = new Map([[day, "Thanksgiving Day"]]);
const change = (state: CalendarChange["state"], start: number, end: number, reason = ""): CalendarChange => ({
  day,
  state,
  start,
  end,
  reason,
});

test("hours without others are what is left around them", () => {
  expect(without(WHOLE_DAY, [])).toEqual([WHOLE_DAY]);
  expect(without(WHOLE_DAY, [{ start: 540, end: 720 }])).toEqual([
    { start: 0, end: 540 },
    { start: 720, end: 1440 },
  ]);
  expect(without({ start: 540, end: 720 }, [WHOLE_DAY])).toEqual([]);
  expect(without({ start: 540, end: 720 }, [{ start: 720, end: 800 }])).toEqual([{ start: 540, end: 720 }]);
});

test("a holiday closes its day except for the hours that were opened, and the agency's own reason comes first", () => {
  expect(whyClosed(day, closingsOf([], thanksgiving))).toBe("Thanksgiving Day");
  expect(whyClosed(day, closingsOf([change("open", 540, 600)], thanksgiving))).toBeUndefined();
  expect(whyClosed(day, closingsOf([change("closed", 0, 1440, "Family")], thanksgiving))).toBe("Family");
  expect(whyClosed(day, closingsOf([change("closed", 0, 720, "Family")], thanksgiving))).toBe("Family, Thanksgiving Day");
  expect(whyClosed(day, closingsOf([change("closed", 0, 1440)], new Map()))).toBe("");
});
