import { addDays, momentOf, wallMinutes } from "../../time/dates.ts";
import { BOOKING_WINDOW_DAYS, type SlotTime } from "../catalog/slots.ts";
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

/**
 * Open for booking: today through the end of the window, on days that have hours. Without the owner's own, that's all but Saturdays and
 * Sundays.
 */
export function isBookableDay(day: string, today: string, { windowDays = BOOKING_WINDOW_DAYS, weekSlots }: BookingWindow = {}) {
  return day >= today && day <= addDays(today, windowDays) && timesOn(day, weekSlots).length > 0;
}

export function bookableDays(today: string, window: BookingWindow = {}) {
  const { windowDays = BOOKING_WINDOW_DAYS } = window;
  return Array.from({ length: windowDays + 1 }, (_, i) => addDays(today, i)).filter((day) => isBookableDay(day, today, window));
}

type BookingWindow = { windowDays?: number | undefined; weekSlots?: WeekSlots | undefined };
