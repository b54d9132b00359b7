import { addDays } from "./dates.ts";
import { weekdayOf } from "./month.ts";

export const HOLIDAYS = ["none", "us"] as const;
export type Holidays = (typeof HOLIDAYS)[number];

/** The days off between two days, with their names. */
export function holidaysBetween(from: string, to: string, holidays: Holidays) {
  if (holidays === "none") return new Map<string, string>();
  const first = Number(from.slice(0, 4));
  // New Year's Day may be observed on December 31 of the year before.
  const years = Array.from({ length: Number(to.slice(0, 4)) - first + 2 }, (_, i) => first + i);
  return new Map(years.flatMap(federalHolidays).filter(([day]) => day >= from && day <= to));
}

/** The 11 federal holidays of a year, on the days when they're observed: a Saturday's on Friday, a Sunday's on Monday. */
export function federalHolidays(year: number): [day: string, name: string][] {
  const fixed = (date: string, name: string): [string, string] => observed(`${year}-${date}`, name);
  return [
    fixed("01-01", "New Year's Day"),
    [nth(3, MONDAY, `${year}-01`), "Martin Luther King Jr. Day"],
    [nth(3, MONDAY, `${year}-02`), "Presidents' Day"],
    [lastMondayUpTo(`${year}-05-31`), "Memorial Day"],
    fixed("06-19", "Juneteenth"),
    fixed("07-04", "Independence Day"),
    [nth(1, MONDAY, `${year}-09`), "Labor Day"],
    [nth(2, MONDAY, `${year}-10`), "Columbus Day"],
    fixed("11-11", "Veterans Day"),
    [nth(4, THURSDAY, `${year}-11`), "Thanksgiving Day"],
    fixed("12-25", "Christmas Day"),
  ];
}

const MONDAY = 1;
const THURSDAY = 4;

function observed(day: string, name: string): [string, string] {
  const shift = { 0: 1, 6: -1 }[weekdayOf(day)];
  return shift ? [addDays(day, shift), `${name} (observed)`] : [day, name];
}

function nth(count: number, weekday: number, month: string) {
  const first = `${month}-01`;
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7);
}

function lastMondayUpTo(lastDay: string) {
  return addDays(lastDay, -((weekdayOf(lastDay) - MONDAY + 7) % 7));
}
