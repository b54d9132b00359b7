import type { DayAvailability } from "../../booking/rules/availability.ts";
import type { Slot } from "../../booking/rules/slot.ts";
import { addDays } from "../../time/dates.ts";
import { weekdayOf } from "../../time/month.ts";

/** The free times of these days by their weeks, each named by its Sunday. A week without any is left out. */
export function slotsByWeek(days: DayAvailability[]) {
  const weeks = new Map<string, Slot[]>();
  for (const { date, slots } of days) {
    const free = slots.filter((slot) => slot.free).map(({ time }): Slot => ({ selectedDate: date, selectedTime: time }));
    const sunday = addDays(date, -weekdayOf(date));
    if (free.length > 0) weeks.set(sunday, [...(weeks.get(sunday) ?? []), ...free]);
  }
  return [...weeks].map(([sunday, slots]) => ({ sunday, slots }));
}
