import { addDays } from "../../time/dates.ts";
import type { Closing, Closings } from "../rules/closings.ts";
import { hoursText } from "./day-words.ts";

/** The closings as rows of a table. Neighboring days with the same hours and reason are one row. */
export function closingRows(closings: Closings) {
  const rows: (Closing & { first: string; last: string })[] = [];
  const days = [...closings].toSorted(([a], [b]) => a.localeCompare(b));
  for (const [day, ofDay] of days)
    for (const closing of ofDay.toSorted((a, b) => a.start - b.start)) {
      const before = rows.find((row) => row.last === addDays(day, -1) && isSame(row, closing));
      if (before) before.last = day;
      else rows.push({ ...closing, first: day, last: day });
    }
  return rows.map(({ first, last, reason, ...hours }) => [first === last ? first : `${first}..${last}`, hoursText(hours), reason]);
}

function isSame(a: Closing, b: Closing) {
  return a.start === b.start && a.end === b.end && a.reason === b.reason;
}
