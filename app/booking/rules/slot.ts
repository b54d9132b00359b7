import { addDays, momentOf, wallMinutes } from "../../time/dates.ts";
import { BOOKING_WINDOW_DAYS, LONG_WINDOW_DAYS, type SlotTime } from "../catalog/slots.ts";
import { timesOn, type WeekSlots } from "./week-slots.ts";

/** A date on the agency's calendar and one of its times. */
export type Slot = { selectedDate: string; selectedTime: SlotTime };

export function isSameSlot(a: Slot, b: Slot) {
  return a.selectedDate === b.selectedDate && a.selectedTime === b.selectedTime;
}

/** The earliest first. */
export function slotsInOrder(slots: readonly Slot[]) {
  const minutes = ({ selectedDate, selectedTime }: Slot) => wallMinutes(selectedDate, selectedTime);
  return slots.toSorted((a, b) => minutes(a) - minutes(b));
}

/** When a slot starts, in the agency's zone. */
export function slotMoment({ selectedDate, selectedTime }: { selectedDate: string; selectedTime: string }, timeZone: string) {
  return momentOf(selectedDate, selectedTime, timeZone);
}

/** How far out one can book, and the times of each weekday if the owner set their own. `readWindow` knows the last day of now. */
export type BookingWindow = { lastDay: string; weekSlots?: WeekSlots | undefined };

/** Where the window ends while enough of it is free. */
export function usualLastDay(today: string) {
  return addDays(today, BOOKING_WINDOW_DAYS);
}

/** Where it ends while that one is full: nobody is ever offered a later day. */
export function longLastDay(today: string) {
  return addDays(today, LONG_WINDOW_DAYS);
}

/**
 * Open for booking: today through the end of the window, on days that have hours. Without the owner's own, that's all but Saturdays and
 * Sundays.
 */
export function isBookableDay(day: string, today: string, { lastDay, weekSlots }: BookingWindow) {
  return day >= today && day <= lastDay && timesOn(day, weekSlots).length > 0;
}

export function bookableDays(today: string, window: BookingWindow) {
  const days: string[] = [];
  for (let day = today; day <= window.lastDay; day = addDays(day, 1)) if (isBookableDay(day, today, window)) days.push(day);
  return days;
}
