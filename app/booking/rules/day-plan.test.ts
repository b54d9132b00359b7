import { expect, test } from "vitest";
import { HOUR_MS } from "../../time/durations.ts";
import { REQUESTED } from "../mail/example-calls.ts";
import type { Calendar } from "./availability.ts";
import { WHOLE_DAY } from "./closings.ts";
import { planDays } from "./day-plan.ts";

/** Monday, 9:10 AM in New York, with 2 hours of notice and two times in the morning. */
const calendar: Calendar = {
  now: new Date("2026-11-16T14:10:00Z"),
  timeZone: "America/New_York",
  shortestNoticeMs: 2 * HOUR_MS,
  lastDay: "2026-11-18",
  busy: [{ selectedDate: "2026-11-17", selectedTime: "11:30 AM" }],
  closings: new Map([["2026-11-18", [{ ...WHOLE_DAY, reason: "Moving" }]]]),
  weekSlots: { 1: ["9:00 AM", "11:00 AM", "11:30 AM"], 2: ["9:00 AM", "11:30 AM"], 3: ["9:00 AM"], 4: ["9:00 AM"] },
};

const statesOn = (day: string, calls = [REQUESTED]) => planDays([day], calendar, calls)[0]?.slots.map(({ time, state }) => [time, state]);

test.each([
  [
    "2026-11-16",
    [
      ["9:00 AM", "past"],
      ["11:00 AM", "too-soon"],
      ["11:30 AM", "free"],
    ],
  ],
  [
    "2026-11-17",
    [
      ["9:00 AM", "call"],
      ["11:30 AM", "busy"],
    ],
  ],
  ["2026-11-18", [["9:00 AM", "closed"]]],
  ["2026-11-19", [["9:00 AM", "later"]]],
  ["2026-11-20", []],
])("%s has %j", (day, expected) => {
  expect(statesOn(day)).toEqual(expected);
});

test("a call outside of the hours stands among them by its time", () => {
  expect(statesOn("2026-11-17", [{ ...REQUESTED, selectedTime: "10:00 AM" }])).toEqual([
    ["9:00 AM", "free"],
    ["10:00 AM", "call"],
    ["11:30 AM", "busy"],
  ]);
});

test("a day on which all hours are closed says why, and one without hours isn't closed", () => {
  const planned = planDays(["2026-11-18", "2026-11-20"], calendar, []);
  expect(planned.map(({ closed }) => closed)).toEqual(["Moving", undefined]);
});
