import { addDays, momentOf } from "../../time/dates.ts";
import { weekdayOf } from "../../time/month.ts";
import { BOOKING_WINDOW_DAYS, type SlotTime } from "../catalog/slots.ts";

/** A date on the agency's calendar and one of its times. */
export type Slot = { selectedDate: string; selectedTime: SlotTime };

export function isSameSlot(a: Slot, b: Slot) {
  return a.selectedDate === b.selectedDate && a.selectedTime === b.selectedTime;
}

/** When a slot starts, in the agency's zone. */
export function slotMoment({ selectedDate, selectedTime }: { selectedDate: string; selectedTime: string }, timeZone: string) {
  return momentOf(selectedDate, selectedTime, timeZone);
}

/** Open for booking: today through the end of the window, except Saturdays and Sundays. */
export function isBookableDay(day: string, today: string, windowDays: number = BOOKING_WINDOW_DAYS) {
  const weekday = weekdayOf(day);
  return day >= today && day <= addDays(today, windowDays) && weekday !== 0 && weekday !== 6;
}

export function bookableDays(today: string, windowDays: number = BOOKING_WINDOW_DAYS) {
  return Array.from({ length: windowDays + 1 }, (_, i) => addDays(today, i)).filter((day) => isBookableDay(day, today, windowDays));
}
