import { addDays, MONTHS } from "./dates.ts";

/** A month is written yyyy-mm, a day yyyy-mm-dd. */
export function monthOf(day: string) {
  return day.slice(0, 7);
}

export function otherMonth(month: string, count: number) {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

/** 'November 2026'. */
export function monthName(month: string) {
  const [year, number] = month.split("-");
  return `${MONTHS[Number(number) - 1]} ${year}`;
}

/** The same day in another month, or that month's last day: January 31 becomes February 28. */
export function sameDayIn(day: string, month: string) {
  const wanted = `${month}-${day.slice(8)}`;
  const last = addDays(`${otherMonth(month, 1)}-01`, -1);
  return wanted > last ? last : wanted;
}

/** 0 is Sunday. */
export function weekdayOf(day: string) {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The weeks a month touches, each with seven days starting on Sunday. */
export function weeksOf(month: string) {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  const weeks: string[][] = [];
  for (let day = start; monthOf(day) <= month; day = addDays(day, 7)) weeks.push(Array.from({ length: 7 }, (_, i) => addDays(day, i)));
  return weeks;
}
