import { type DayAvailability, freeSlots } from "../../booking/rules/availability.ts";
import { addDays } from "../../time/dates.ts";
import { weekdayOf } from "../../time/month.ts";

/** The free times of these days by their weeks, each named by its Sunday. A week without any is left out. */
export function slotsByWeek(days: DayAvailability[]) {
  const weeks = Map.groupBy(freeSlots(days), ({ selectedDate }) => addDays(selectedDate, -weekdayOf(selectedDate)));
  return [...weeks].map(([sunday, slots]) => ({ sunday, slots }));
}
