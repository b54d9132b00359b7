import { expect, test } from "vitest";
import { dayIn, longDate } from "./calendar.ts";

test.each([
  ["2026-11-15T04:59:59Z", "America/New_York", "2026-11-14"],
  ["2026-11-15T05:00:00Z", "America/New_York", "2026-11-15"],
  ["2026-12-31T23:30:00Z", "Pacific/Kiritimati", "2027-01-01"],
  ["2027-01-01T10:59:00Z", "Pacific/Pago_Pago", "2026-12-31"],
  ["2026-03-08T06:59:59Z", "America/New_York", "2026-03-08"],
])("%s is a day in %s", (moment, zone, day) => {
  expect(dayIn(zone, new Date(moment))).toBe(day);
});

test("days are said in US long form, whatever the server's zone", () => {
  expect(longDate("2026-11-07")).toBe("November 7, 2026");
  expect(longDate("2028-02-29")).toBe("February 29, 2028");
});
