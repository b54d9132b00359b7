import { expect, test } from "vitest";
import { readWeekHours, writeWeekHours } from "./week-hours.ts";

test("days and hours as an owner writes them, and back", () => {
  const week = readWeekHours("Mon-Thu 9:00-12:00 13:00-16:30; Fri 9:00-12:00");
  expect(Object.keys(week)).toEqual(["1", "2", "3", "4", "5"]);
  expect(week[5]).toEqual([{ start: 540, end: 720 }]);
  expect(writeWeekHours(week)).toBe("Mon-Thu 9:00-12:00 13:00-16:30; Fri 9:00-12:00");
  expect(writeWeekHours(readWeekHours("friday 13:00-16:00 9:00-12:00; sat,sun 7:30-9:00"))).toBe(
    "Fri 9:00-12:00 13:00-16:00; Sat-Sun 7:30-9:00",
  );
});

test.each([
  ["", "Which hours?"],
  ["Mon", "'Mon' has no hours"],
  ["Moon 9:00-12:00", "'Moon' isn't a day"],
  ["Mon-Fri-Sat 9:00-12:00", "isn't a day"],
  ["Mon 9-12", "'9-12' are no hours"],
  ["Mon 9:00-25:00", "are no hours"],
  ["Mon 9:15-12:00", "doesn't begin and end on the hour or half hour"],
  ["Mon 12:00-9:00", "ends before it begins"],
  ["Mon 9:00-12:00 11:00-13:00", "overlaps"],
  ["Mon-Fri 9:00-12:00; Wed 9:00-10:00", "has hours already"],
])("%s gets one sentence", (text, says) => {
  expect(() => readWeekHours(text)).toThrow(says);
});
