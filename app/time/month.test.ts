import { expect, test } from "vitest";
import { monthName, otherMonth, sameDayIn, weeksOf } from "./month.ts";

test("months turn over the year's end", () => {
  expect(otherMonth("2026-12", 1)).toBe("2027-01");
  expect(otherMonth("2027-01", -1)).toBe("2026-12");
  expect(monthName("2027-01")).toBe("January 2027");
});

test("the same day of a shorter month is its last", () => {
  expect(sameDayIn("2027-01-31", "2027-02")).toBe("2027-02-28");
  expect(sameDayIn("2028-01-31", "2028-02")).toBe("2028-02-29");
  expect(sameDayIn("2026-11-17", "2026-12")).toBe("2026-12-17");
});

test("weeks run from Sunday to Saturday and hold the whole month", () => {
  const weeks = weeksOf("2026-11");
  expect(weeks[0]?.[0]).toBe("2026-11-01");
  expect(weeks.at(-1)?.[6]).toBe("2026-12-05");
  expect(weeksOf("2027-02").flat()).toContain("2027-02-28");
  expect(weeksOf("2026-02")).toHaveLength(4);
});
