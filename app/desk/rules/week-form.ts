import { WEEKDAYS } from "../../time/dates.ts";
import { HoursError, type HoursMistake, readWeekHours, type WeekHours } from "../../time/week-hours.ts";
import { readEnd, readStart, writeTime } from "./clock-fields.ts";

/** Monday first, as the week's hours are said. */
const MONDAY_TO_SUNDAY = [1, 2, 3, 4, 5, 6, 0];
/** A morning and an afternoon. Whoever has more keeps them. */
const FEWEST_RANGES = 2;
/** Half hours with one between them are as many as a day has room for. */
const MOST_RANGES = 24;

/** Names of the two fields of one of a day's ranges. */
const fieldsOf = (day: number, range: number) => ({ from: `from-${day}-${range}`, to: `to-${day}-${range}` });

export type DayFields = { day: number; name: string; ranges: { from: Field; to: Field }[] };
type Field = { name: string; value: string };

/** The form's fields with the hours of a week, or with what was typed. */
export function weekFields(week: WeekHours, typed: Record<string, string> = {}): DayFields[] {
  return MONDAY_TO_SUNDAY.map((day) => {
    const hours = week[day] ?? [];
    const count = Math.max(FEWEST_RANGES, hours.length, rangesTyped(day, typed));
    const ranges = Array.from({ length: count }, (_, i) => {
      const { from, to } = fieldsOf(day, i);
      const range = hours[i];
      return {
        from: { name: from, value: typed[from] ?? (range ? writeTime(range.start) : "") },
        to: { name: to, value: typed[to] ?? (range ? writeTime(range.end) : "") },
      };
    });
    return { day, name: WEEKDAYS[day] ?? "", ranges };
  });
}

type WeekProblems = { days: Partial<Record<number, HoursMistake>>; isEmpty: boolean };

/** The week of a form, each day read as the command reads it, so that a mistake stands beside its day. */
export function readWeekForm(form: Record<string, string>): WeekHours | WeekProblems {
  const days: WeekProblems["days"] = {};
  const parts: string[] = [];
  for (const day of MONDAY_TO_SUNDAY) {
    const text = dayText(day, form);
    try {
      if (text) readWeekHours(text);
      if (text) parts.push(text);
    } catch (error) {
      if (!(error instanceof HoursError)) throw error;
      days[day] = error.mistake;
    }
  }
  const hasMistakes = Object.keys(days).length > 0;
  if (hasMistakes || parts.length === 0) return { days, isEmpty: !hasMistakes };
  return readWeekHours(parts.join(";"));
}

export function isWeekWrong(read: WeekHours | WeekProblems): read is WeekProblems {
  return "isEmpty" in read;
}

function dayText(day: number, form: Record<string, string>) {
  const ranges = Array.from({ length: MOST_RANGES }, (_, i) => {
    const { from, to } = fieldsOf(day, i);
    const [start, end] = [readStart(form[from] ?? ""), readEnd(form[to] ?? "")];
    // A space inside would be read as another range.
    return start || end ? `${start}-${end}`.replace(/\s/g, "?") : "";
  }).filter(Boolean);
  return ranges.length > 0 ? `${WEEKDAYS[day]} ${ranges.join(" ")}`.replaceAll(";", "?") : "";
}

function rangesTyped(day: number, typed: Record<string, string>) {
  return Array.from({ length: MOST_RANGES }, (_, i) => fieldsOf(day, i).from in typed).lastIndexOf(true) + 1;
}
