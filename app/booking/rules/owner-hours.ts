import { wallMinutes } from "../../time/dates.ts";
import type { WeekHours } from "../../time/week-hours.ts";
import { HALF_HOURS, SLOT_MINUTES, type SlotTime } from "../catalog/slots.ts";
import type { WorkHours } from "./hours.ts";

/** The owner's hours as times: each half hour that ends within them. */
export function slotsIn(week: WeekHours): WorkHours {
  return Object.fromEntries(
    Object.entries(week).map(([day, ranges = []]) => {
      const isInside = (start: number) => ranges.some((range) => range.start <= start && start + SLOT_MINUTES <= range.end);
      return [day, HALF_HOURS.filter((time) => isInside(minuteOf(time)))];
    }),
  );
}

/** The other way around: times as hours, neighboring ones joined. */
export function weekOf(hours: WorkHours): WeekHours {
  const joined = (times: readonly SlotTime[]) => {
    const ranges: { start: number; end: number }[] = [];
    for (const start of times.map(minuteOf)) {
      const last = ranges.at(-1);
      if (last?.end === start) last.end = start + SLOT_MINUTES;
      else ranges.push({ start, end: start + SLOT_MINUTES });
    }
    return ranges;
  };
  return Object.fromEntries(Object.entries(hours).map(([day, times = []]) => [day, joined(times)]));
}

/** All times that any day has, in order. */
export function allTimes(hours: WorkHours): SlotTime[] {
  const known = new Set(Object.values(hours).flatMap((times = []) => times));
  return HALF_HOURS.filter((time) => known.has(time));
}

function minuteOf(time: SlotTime) {
  return wallMinutes("1970-01-01", time);
}
