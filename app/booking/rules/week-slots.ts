import { minuteOf } from "../../time/dates.ts";
import { weekdayOf } from "../../time/month.ts";
import type { WeekHours } from "../../time/week-hours.ts";
import { HALF_HOURS, SLOT_MINUTES, SLOT_TIMES, type SlotTime } from "../catalog/slots.ts";

/** The times of each weekday; 0 is Sunday. A weekday without any isn't in it. */
export type WeekSlots = Readonly<Partial<Record<number, readonly SlotTime[]>>>;

/** The contract's: every weekday has the same times. */
export const USUAL_SLOTS: WeekSlots = { 1: SLOT_TIMES, 2: SLOT_TIMES, 3: SLOT_TIMES, 4: SLOT_TIMES, 5: SLOT_TIMES };

/** The times of a day, whether they're free or not. */
export function timesOn(day: string, weekSlots: WeekSlots = USUAL_SLOTS): readonly SlotTime[] {
  return weekSlots[weekdayOf(day)] ?? [];
}

/** The owner's hours as times: each half hour that ends within them. */
export function slotsIn(week: WeekHours): WeekSlots {
  return Object.fromEntries(
    Object.entries(week).map(([day, ranges = []]) => {
      const isInside = (start: number) => ranges.some((range) => range.start <= start && start + SLOT_MINUTES <= range.end);
      return [day, HALF_HOURS.filter((time) => isInside(minuteOf(time)))];
    }),
  );
}

/** The other way around: times as hours, neighboring ones joined. */
export function hoursOfSlots(weekSlots: WeekSlots): WeekHours {
  const joined = (times: readonly SlotTime[]) => {
    const ranges: { start: number; end: number }[] = [];
    for (const start of times.map(minuteOf)) {
      const last = ranges.at(-1);
      if (last?.end === start) last.end = start + SLOT_MINUTES;
      else ranges.push({ start, end: start + SLOT_MINUTES });
    }
    return ranges;
  };
  return Object.fromEntries(Object.entries(weekSlots).map(([day, times = []]) => [day, joined(times)]));
}

/** All times that any day has, in order. */
export function allTimes(weekSlots: WeekSlots): SlotTime[] {
  const known = new Set(Object.values(weekSlots).flatMap((times = []) => times));
  return HALF_HOURS.filter((time) => known.has(time));
}
