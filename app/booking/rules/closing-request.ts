import { readLine } from "../../text/line.ts";
import { addDays, isDay } from "../../time/dates.ts";
import { readMinutes } from "../../time/time-of-day.ts";
import type { MinuteRange } from "../../time/week-hours.ts";
import { WHOLE_DAY } from "./closings.ts";

const MOST_DAYS = 366;
/** Visitors read it in the calendar. */
export const MOST_REASON_CHARACTERS = 60;

export type DaysProblem = "not-a-day" | "last-before-first" | "past" | "too-many-days";
export type HoursProblem = "not-hours" | "end-before-start";

/** The days from the first to the last, or why nobody can close them. */
export function daysFrom(first: string, last: string, today: string): string[] | DaysProblem {
  if (!isDay(first) || !isDay(last)) return "not-a-day";
  if (last < first) return "last-before-first";
  if (first < today) return "past";
  if (last > addDays(first, MOST_DAYS - 1)) return "too-many-days";
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Hours from two times of a 24-hour clock: '13:00' and '17:00'. */
export function hoursFrom(start: string, end: string): MinuteRange | HoursProblem {
  const hours = { start: readMinutes(start), end: readMinutes(end) };
  if (!(hours.start <= WHOLE_DAY.end && hours.end <= WHOLE_DAY.end)) return "not-hours";
  return hours.start < hours.end ? hours : "end-before-start";
}

/** One line of plain text, or undefined if it's too long. */
export function readReason(text: string) {
  const read = readLine(text, MOST_REASON_CHARACTERS);
  return "problem" in read ? undefined : read.text;
}
