import { expect, test } from "vitest";
import { lastDue, lastMonday } from "./daily.ts";

test.each([
  ["2026-11-15T07:59:59Z", "2026-11-14T08:00:00Z"],
  ["2026-11-15T08:00:00Z", "2026-11-15T08:00:00Z"],
  // The clocks went back at 2 AM on November 1, and forward on March 14, when 2 AM did not exist.
  ["2026-11-01T07:59:59Z", "2026-10-31T07:00:00Z"],
  ["2026-11-01T08:00:00Z", "2026-11-01T08:00:00Z"],
  ["2027-03-14T07:00:00Z", "2027-03-14T07:00:00Z"],
])("at %s work for 3 AM in New York was last due at %s", (now, due) => {
  expect(lastDue("3:00 AM", new Date(now), "America/New_York")).toEqual(new Date(due));
});

test.each([
  ["in winter", "2026-11-16T13:00:00Z", "2026-11-16"],
  ["a second before", "2026-11-16T12:59:59Z", "2026-11-09"],
  ["in summer", "2026-07-06T12:00:00Z", "2026-07-06"],
  ["after clocks went back", "2026-11-02T13:00:00Z", "2026-11-02"],
])("Monday, 8 AM on the agency's clock %s", (_, text, day) => {
  expect(lastMonday("8:00 AM", new Date(text), "America/New_York").day).toBe(day);
});
