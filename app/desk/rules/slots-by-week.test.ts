import { expect, test } from "vitest";
import { slotsByWeek } from "./slots-by-week.ts";

const day = (date: string, ...free: boolean[]) => ({
  date,
  slots: free.map((isFree, i) => ({ time: i === 0 ? ("9:00 AM" as const) : ("9:30 AM" as const), free: isFree })),
});

test("free times stand under the Sunday before them, and a full week isn't named", () => {
  const days = [day("2026-11-20", true, false), day("2026-11-21", true), day("2026-11-24", false), day("2026-11-29", true, true)];
  expect(slotsByWeek(days)).toEqual([
    {
      sunday: "2026-11-15",
      slots: [
        { selectedDate: "2026-11-20", selectedTime: "9:00 AM" },
        { selectedDate: "2026-11-21", selectedTime: "9:00 AM" },
      ],
    },
    {
      sunday: "2026-11-29",
      slots: [
        { selectedDate: "2026-11-29", selectedTime: "9:00 AM" },
        { selectedDate: "2026-11-29", selectedTime: "9:30 AM" },
      ],
    },
  ]);
  expect(slotsByWeek([day("2026-11-24", false)])).toEqual([]);
});
