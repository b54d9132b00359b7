import { WEEKDAYS } from "./dates.ts";
import { readMinutes } from "./time-of-day.ts";

/** A part of a day, in minutes since midnight. The end isn't in it. */
export type MinuteRange = { start: number; end: number };

/** Working hours by weekday; 0 is Sunday. A day without any isn't in it. */
export type WeekHours = Readonly<Partial<Record<number, readonly MinuteRange[]>>>;

const FULL_NAMES = WEEKDAYS.map((name) => name.toLowerCase());
const HALF_HOUR = 30;
const MIDNIGHT = 24 * 60;

export type HoursMistake = "no-hours" | "twice" | "nothing" | "not-a-day" | "not-hours" | "not-half-hours" | "end-before-start" | "overlap";

/** Its message is a sentence for whoever wrote the text; `mistake` is for a page with words of its own. */
export class HoursError extends Error {
  readonly mistake: HoursMistake;

  constructor(mistake: HoursMistake, sentence: string) {
    super(sentence);
    this.mistake = mistake;
  }
}

/** Reads 'Mon-Thu 9:00-12:00 13:00-16:30; Fri 9:00-12:00'. Throws a sentence that says what's wrong. */
export function readWeekHours(text: string): WeekHours {
  const week: Record<number, MinuteRange[]> = {};
  for (const part of text.split(";").filter((one) => one.trim())) {
    const [days = "", ...ranges] = part.trim().split(/\s+/);
    if (ranges.length === 0)
      throw new HoursError("no-hours", `'${part.trim()}' has no hours: write it like Mon-Thu 9:00-12:00 13:00-16:30.`);
    for (const day of weekdaysIn(days)) {
      if (week[day]) throw new HoursError("twice", `'${days}' names a day that has hours already.`);
      week[day] = inOrder(ranges.map(rangeIn));
    }
  }
  if (Object.keys(week).length === 0)
    throw new HoursError("nothing", "Which hours? Write them like Mon-Thu 9:00-12:00 13:00-16:30; Fri 9:00-12:00.");
  return week;
}

/** The same as text, a part for each row of days with the same hours. */
export function writeWeekHours(week: WeekHours) {
  const said = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ day, text: (week[day] ?? []).map(rangeText).join(" ") }));
  const groups: { first: number; last: number; text: string }[] = [];
  for (const { day, text } of said) {
    const group = groups.at(-1);
    if (group?.text === text) group.last = day;
    else groups.push({ first: day, last: day, text });
  }
  const name = (day: number) => WEEKDAYS[day]?.slice(0, 3);
  return groups
    .filter(({ text }) => text)
    .map(({ first, last, text }) => `${first === last ? name(first) : `${name(first)}-${name(last)}`} ${text}`)
    .join("; ");
}

/** 'Mon', 'Mon-Thu' or 'Mon,Wed'. Over the weekend too: 'Sat-Mon'. */
function weekdaysIn(text: string): number[] {
  return text.split(",").flatMap((span) => {
    const [first = -1, last = first, ...more] = span.split("-").map((name) => weekdayNamed(name));
    if (first < 0 || last < 0 || more.length > 0)
      throw new HoursError("not-a-day", `'${text}' isn't a day: write Mon, Mon-Thu or Mon,Wed.`);
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, i) => (first + i) % 7);
  });
}

/** 'Mon' or 'monday', and -1 for anything else. */
function weekdayNamed(text: string) {
  const name = text.toLowerCase();
  return FULL_NAMES.findIndex((full) => name.length >= 3 && full.startsWith(name));
}

function rangeIn(text: string): MinuteRange {
  const [, start = "", end = ""] = /^(\d{1,2}:\d{2})-(\d{1,2}:\d{2})$/.exec(text) ?? [];
  const range = { start: readMinutes(start), end: readMinutes(end) };
  if (!(range.start <= MIDNIGHT && range.end <= MIDNIGHT))
    throw new HoursError("not-hours", `'${text}' are no hours: write them like 9:00-12:00, up to 24:00.`);
  if (range.start % HALF_HOUR || range.end % HALF_HOUR)
    throw new HoursError("not-half-hours", `'${text}' doesn't begin and end on the hour or half hour.`);
  if (range.start >= range.end) throw new HoursError("end-before-start", `${text} ends before it begins.`);
  return range;
}

function inOrder(ranges: MinuteRange[]) {
  const sorted = ranges.toSorted((a, b) => a.start - b.start);
  const double = sorted.find((range, i) => range.start < (sorted[i - 1]?.end ?? 0));
  if (double) throw new HoursError("overlap", `${rangeText(double)} overlaps the hours before it.`);
  return sorted;
}

function rangeText({ start, end }: MinuteRange) {
  const clock = (value: number) => `${Math.floor(value / 60)}:${String(value % 60).padStart(2, "0")}`;
  return `${clock(start)}-${clock(end)}`;
}
