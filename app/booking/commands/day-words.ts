import { UsageError } from "../../terminal/usage-error.ts";
import { printable } from "../../text/printable.ts";
import { addDays, isDay } from "../../time/dates.ts";
import { type Hours, WHOLE_DAY } from "../rules/closings.ts";

const MOST_DAYS = 366;
const MOST_CHARACTERS = 60;

/** Reads '2026-12-24..2027-01-01', then hours such as '13:00-17:00' if there are any, then the reason. */
export function readClosing([days = "", ...rest]: string[], today: string) {
  const [second = "", third] = rest;
  const hasHours = /^\d{1,2}\s*(:|-|–|\.|am\b|pm\b)/i.test(second);
  if (!hasHours && third !== undefined)
    throw new UsageError(`'${second}' are no hours like 13:00-17:00. A reason of several words needs quotation marks.`);
  return { days: daysIn(days, today), hours: hasHours ? hoursIn(second) : WHOLE_DAY, reason: reasonIn(hasHours ? third : second) };
}

function daysIn(text: string, today: string) {
  const [first = "", last = first, ...more] = text.split("..");
  for (const day of [first, last])
    if (!isDay(day) || more.length > 0)
      throw new UsageError(`${text ? `'${text}' isn't a date.` : "Which day?"} Write it like 2026-12-24, or 2026-12-24..2027-01-01.`);
  if (last < first) throw new UsageError(`${last} is before ${first}: did you mean ${last}..${first}?`);
  if (first < today) throw new UsageError(`${first} is in the past: today is ${today}.`);
  if (last > addDays(first, MOST_DAYS - 1)) throw new UsageError(`${first}..${last} is longer than a year.`);
  const range: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) range.push(day);
  return range;
}

function hoursIn(text: string): Hours {
  const [, start = "", end = ""] = /^(\d{1,2}:\d{2})-(\d{1,2}:\d{2})$/.exec(text) ?? [];
  const hours = { start: minutes(start), end: minutes(end) };
  if (!(hours.start <= WHOLE_DAY.end && hours.end <= WHOLE_DAY.end))
    throw new UsageError(`'${text}' are no hours: like 13:00-17:00, from 0:00 to 24:00.`);
  if (hours.start >= hours.end) throw new UsageError(`${text} ends before it begins.`);
  return hours;
}

function minutes(time: string) {
  const [hour, minute] = time.split(":").map(Number);
  return minute !== undefined && hour !== undefined && minute < 60 ? hour * 60 + minute : Number.NaN;
}

/** Visitors read it in the calendar. */
function reasonIn(text = "") {
  const reason = printable(text).replace(/\s+/g, " ").trim();
  if (reason.length > MOST_CHARACTERS)
    throw new UsageError(`The reason is longer than ${MOST_CHARACTERS} characters: visitors read it in the calendar.`);
  return reason;
}

export function hoursText({ start, end }: Hours) {
  return start === WHOLE_DAY.start && end === WHOLE_DAY.end ? "all day" : `${clock(start)}-${clock(end)}`;
}

function clock(minutes: number) {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
