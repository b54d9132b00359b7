import { expect, test } from "vitest";
import { federalHolidays, holidaysBetween } from "./holidays.ts";

// From the tables of the Office of Personnel Management.
test.each([
  [2026, "01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25"],
  [2027, "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24"],
  [2021, "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24"],
])("the 11 federal holidays of %i as they're observed", (year, days) => {
  expect(federalHolidays(year).map(([day]) => day)).toEqual(days.split(" ").map((day) => `${year}-${day}`));
});

test("a holiday on a Saturday is observed on Friday, even in the year before; on a Sunday, on Monday", () => {
  expect(holidaysBetween("2027-12-20", "2028-01-05", "us")).toEqual(
    new Map([
      ["2027-12-24", "Christmas Day (observed)"],
      ["2027-12-31", "New Year's Day (observed)"],
    ]),
  );
  expect(holidaysBetween("2027-07-01", "2027-07-31", "us")).toEqual(new Map([["2027-07-05", "Independence Day (observed)"]]));
});

test("names are given as the reason, only the days asked for, and none without the setting", () => {
  expect(holidaysBetween("2026-11-26", "2026-12-24", "us")).toEqual(new Map([["2026-11-26", "Thanksgiving Day"]]));
  expect(holidaysBetween("2026-11-26", "2026-12-24", "none").size).toBe(0);
});
