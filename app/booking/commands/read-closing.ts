import { UsageError } from "../../terminal/usage-error.ts";
import { writeMinutes } from "../../time/time-of-day.ts";
import type { MinuteRange } from "../../time/week-hours.ts";
import { type DaysProblem, daysFrom, hoursFrom, MOST_REASON_CHARACTERS, readReason } from "../rules/closing-request.ts";
import { isWholeDay, WHOLE_DAY } from "../rules/closings.ts";

/** Reads '2026-12-24..2027-01-01', then hours such as '13:00-17:00' if there are any, then the reason. */
export function readClosing([days = "", ...rest]: string[], today: string) {
  const [second = "", third] = rest;
  const hasHours = LOOKS_LIKE_HOURS.test(second);
  if (!hasHours && third !== undefined)
    throw new UsageError(`'${second}' are no hours like 13:00-17:00. A reason of several words needs quotation marks.`);
  return { days: daysIn(days, today), hours: hasHours ? hoursIn(second) : WHOLE_DAY, reason: reasonIn(hasHours ? third : second) };
}

/**
 * '13:00-17:00', and what somebody may mean by hours: '9-12', '9 to 5', '1 pm', '13.00'. A reason may begin with numbers, too:
 * '2-week vacation', '2-3 days off'.
 */
const LOOKS_LIKE_HOURS = /^\d{1,2}([:.]\d{2})?\s*([ap]m\b|([-–]|to\b)\s*\d(?![\d:.]*\s*(?![ap]\.?m\b)[a-z])|$)/i;

function daysIn(text: string, today: string) {
  const [first = "", last = first, ...more] = text.split("..");
  const days = more.length > 0 ? "not-a-day" : daysFrom(first, last, today);
  if (typeof days !== "string") return days;
  const sentences: Record<DaysProblem, string> = {
    "not-a-day": `${text ? `'${text}' isn't a date.` : "Which day?"} Write it like 2026-12-24, or 2026-12-24..2027-01-01.`,
    "last-before-first": `${last} is before ${first}: did you mean ${last}..${first}?`,
    past: `${first} is in the past: today is ${today}.`,
    "too-many-days": `${first}..${last} is longer than a year.`,
  };
  throw new UsageError(sentences[days]);
}

function hoursIn(text: string): MinuteRange {
  const [start = "", end = "", ...more] = text.split("-");
  const hours = more.length > 0 ? "not-hours" : hoursFrom(start, end);
  if (hours === "not-hours") throw new UsageError(`'${text}' are no hours: like 13:00-17:00, from 0:00 to 24:00.`);
  if (hours === "end-before-start") throw new UsageError(`${text} ends before it begins.`);
  return hours;
}

function reasonIn(text = "") {
  const reason = readReason(text);
  if (reason === undefined)
    throw new UsageError(`The reason is longer than ${MOST_REASON_CHARACTERS} characters: visitors read it in the calendar.`);
  return reason;
}

export function typedHours(hours: MinuteRange) {
  return isWholeDay(hours) ? "all day" : `${writeMinutes(hours.start)}-${writeMinutes(hours.end)}`;
}
