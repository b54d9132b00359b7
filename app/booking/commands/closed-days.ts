import type { OnStore } from "../../terminal/command.ts";
import { printTable } from "../../terminal/table.ts";
import { addDays, dayIn } from "../../time/dates.ts";
import { readClosings, readOpened } from "../data/calendar/closings.server.ts";
import type { Closing, Closings } from "../rules/closings.ts";
import { typedHours } from "./read-closing.ts";

const LIST_DAYS = 365;

/** What is closed from today on, and the holidays that are open again. */
export async function listClosed({ database, settings, now }: OnStore) {
  const from = dayIn(settings.timeZone, now);
  const period = { from, to: addDays(from, LIST_DAYS), settings };
  const rows = closingRows(await readClosings(database, period));
  const opened = closingRows(await readOpened(database, period)).map(([days = "", hours = "", holiday = ""]) => [
    days,
    hours,
    `open on ${holiday}`,
  ]);
  printTable([...rows, ...opened].toSorted((a, b) => a.join(" ").localeCompare(b.join(" "))));
  if (rows.length === 0) console.error("Nothing is closed in the next 12 months.");
}

/** The closings as rows of a table. Neighboring days with the same hours and reason are one row. */
function closingRows(closings: Closings) {
  const rows: (Closing & { first: string; last: string })[] = [];
  const days = [...closings].toSorted(([a], [b]) => a.localeCompare(b));
  for (const [day, ofDay] of days)
    for (const closing of ofDay.toSorted((a, b) => a.start - b.start)) {
      const before = rows.find((row) => row.last === addDays(day, -1) && isSame(row, closing));
      if (before) before.last = day;
      else rows.push({ ...closing, first: day, last: day });
    }
  return rows.map(({ first, last, reason, ...hours }) => [first === last ? first : `${first}..${last}`, typedHours(hours), reason]);
}

function isSame(a: Closing, b: Closing) {
  return a.start === b.start && a.end === b.end && a.reason === b.reason;
}
