import { expect, test } from "vitest";
import type { PlannedDay } from "../../booking/rules/day-plan.ts";
import { dayActionFor, weeksFrom } from "./weeks.ts";

const TODAY = "2026-11-16"; // a Monday
const LAST = "2027-01-15";

test.each([
  ["today", TODAY, { first: TODAY, from: "2026-11-15", earlier: undefined, later: "2026-11-23" }],
  ["nothing", "", { first: TODAY, from: "2026-11-15", earlier: undefined, later: "2026-11-23" }],
  ["a day before today", "2026-11-02", { first: TODAY, earlier: undefined }],
  ["no day at all", "2026-02-30", { first: TODAY }],
  ["a Wednesday", "2026-11-18", { first: "2026-11-18", from: "2026-11-15", earlier: TODAY, later: "2026-11-25" }],
  ["the last week", "2027-01-10", { first: "2027-01-10", from: "2027-01-10", earlier: "2027-01-03", later: undefined }],
  ["a week before the last day", "2027-01-08", { later: LAST }],
  ["a day after the last", "2031-01-01", { first: LAST, from: "2027-01-10", later: undefined }],
])("weeks from %s", (_, asked, expected) => {
  expect(weeksFrom(asked, TODAY, LAST)).toMatchObject({ days: 21, ...expected });
});

test("a phone shows seven days", () => {
  const { isOnPhone } = weeksFrom("2026-11-18", TODAY, LAST);
  expect(["2026-11-17", "2026-11-18", "2026-11-24", "2026-11-25"].map(isOnPhone)).toEqual([false, true, true, false]);
});

test("a day is closed, opened or looked at by one press, and the past stays", () => {
  const now = new Date("2026-11-16T17:00:00Z");
  const change = (day: string, planned: Partial<PlannedDay>) =>
    dayActionFor({ day, slots: [], closings: [], ...planned }, { today: TODAY, now });
  const call = { startsAt: new Date("2026-11-18T14:00:00Z") } as NonNullable<PlannedDay["slots"][number]["call"]>;
  const free = { time: "9:00 AM", state: "free" } as const;
  expect(change("2026-11-13", { slots: [free] })).toBeUndefined();
  expect(change("2026-11-18", { slots: [free] })).toBe("close");
  expect(change("2026-11-18", { slots: [free], closed: "" })).toBe("open");
  expect(change("2026-11-18", { slots: [free, { time: "9:30 AM", state: "call", call }] })).toBe("look");
  expect(change("2026-11-21", {})).toBeUndefined();
});
