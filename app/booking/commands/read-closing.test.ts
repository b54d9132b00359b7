import { expect, test } from "vitest";
import { WHOLE_DAY } from "../rules/closings.ts";
import { readClosing } from "./read-closing.ts";

const read = (...words: string[]) => readClosing(words, "2026-11-16");

test("a day, a range over the year's end, hours and a reason", () => {
  expect(read("2026-11-16")).toEqual({ days: ["2026-11-16"], hours: WHOLE_DAY, reason: "" });
  expect(read("2026-12-30..2027-01-01", " Winter\n break ").days).toEqual(["2026-12-30", "2026-12-31", "2027-01-01"]);
  expect(read("2026-12-30", "Winter\n break ").reason).toBe("Winter break");
  expect(read("2026-11-25", "13:00-17:00", "Dentist")).toEqual({
    days: ["2026-11-25"],
    hours: { start: 780, end: 1020 },
    reason: "Dentist",
  });
  expect(read("2026-11-25", "9:00-24:00").hours).toEqual({ start: 540, end: 1440 });
  for (const reason of [
    "4th of July party",
    "2-week vacation",
    "2 – maybe 3 – days off",
    "3.5 days off",
    "2-3 days off",
    "2-13days off",
    "2 to 3 days off",
  ])
    expect(read("2026-11-25", reason)).toEqual({ days: ["2026-11-25"], hours: WHOLE_DAY, reason });
});

test.each([
  [[], "Which day?"],
  [["Friday"], "'Friday' isn't a date. Write it like 2026-12-24, or"],
  [["2026-02-30"], "isn't a date"],
  [["2026-11-20..2026-11-22..2026-11-24"], "isn't a date"],
  [["2026-11-20.."], "isn't a date"],
  [["2026-11-25..2026-11-20"], "did you mean 2026-11-20..2026-11-25?"],
  [["2026-11-15"], "is in the past"],
  [["2026-11-15..2026-11-20"], "is in the past"],
  [["2026-11-20..2027-11-21"], "longer than a year"],
  [["2026-11-25", "17:00-13:00"], "ends before it begins"],
  [["2026-11-25", "13:00"], "are no hours"],
  [["2026-11-25", "13:00-25:00"], "are no hours"],
  [["2026-11-25", "13:60-14:00"], "are no hours"],
  [["2026-11-25", "1pm-5pm"], "are no hours"],
  [["2026-11-25", "1 pm - 5 pm"], "are no hours"],
  [["2026-11-25", "13.00-17.00"], "are no hours"],
  [["2026-11-25", "13–17"], "are no hours"],
  [["2026-11-25", "1pm"], "are no hours"],
  [["2026-11-25", "9-12"], "are no hours"],
  [["2026-11-25", "9-12 am"], "are no hours"],
  [["2026-11-25", "9 to 5"], "are no hours"],
  [["2026-11-25", "9:00 to 17:00"], "are no hours"],
  [["2026-11-25", "2-3pm"], "are no hours"],
  [["2026-11-25", "Winter", "break"], "quotation marks"],
  [["2026-11-25", "x".repeat(61)], "longer than 60 characters"],
])("%j is answered with a sentence: %s", (words, sentence) => {
  expect(() => read(...words)).toThrow(sentence);
});
