import { dayIn, timeIn, wallMinutes } from "../../time/dates.ts";
import { HALF_HOURS, type SlotTime } from "../catalog/slots.ts";
import { availableDays, type Calendar, freeSlots } from "./availability.ts";
import type { Booking } from "./booking.ts";
import { type Closing, closingAt, whyClosed } from "./closings.ts";
import { isSameSlot } from "./slot.ts";
import { writeSlot } from "./slot-text.ts";
import { timesOn } from "./week-slots.ts";

/** Why a time without a call can or can't be booked. 'later' is beyond the window in which visitors can book. */
export type SlotState = "free" | "closed" | "busy" | "past" | "too-soon" | "later";
export type PlannedSlot = { time: SlotTime; state: SlotState | "call"; call?: Booking };

export type PlannedDay = {
  day: string;
  slots: PlannedSlot[];
  closings: readonly Closing[];
  /** Why all of its hours are closed, or an empty text without a reason. Missing on open days and on days without hours. */
  closed?: string;
};

/** What's at every time of these days: those of the hours, and calls outside of them. The calendar has no `booked`: those are the calls. */
export function planDays(days: string[], calendar: Calendar, calls: readonly Booking[]): PlannedDay[] {
  const offered = availableDays(days[0] ?? "", days.at(-1) ?? "", calendar);
  const free = new Set(freeSlots(offered).map(writeSlot));
  const wallNow = wallMinutes(dayIn(calendar.timeZone, calendar.now), timeIn(calendar.timeZone, calendar.now));
  const planned = (selectedDate: string, selectedTime: SlotTime): PlannedSlot => {
    const slot = { selectedDate, selectedTime };
    const is = (state: SlotState) => ({ time: selectedTime, state });
    const call = calls.find((one) => isSameSlot(one, slot));
    if (call) return { time: selectedTime, state: "call", call };
    if (wallMinutes(selectedDate, selectedTime) <= wallNow) return is("past");
    if (closingAt(slot, calendar.closings)) return is("closed");
    if (calendar.busy.some((one) => isSameSlot(one, slot))) return is("busy");
    if (free.has(writeSlot(slot))) return is("free");
    return is(selectedDate > calendar.lastDay ? "later" : "too-soon");
  };
  return days.map((day) => {
    const offered = timesOn(day, calendar.weekSlots);
    const times = new Set<SlotTime>([...offered, ...timesOfCalls(day, calls)]);
    const slots = HALF_HOURS.filter((time) => times.has(time)).map((time) => planned(day, time));
    const closed = offered.length > 0 ? whyClosed(day, calendar.closings, calendar.weekSlots) : undefined;
    return { day, slots, closings: calendar.closings.get(day) ?? [], ...(closed !== undefined && { closed }) };
  });
}

function timesOfCalls(day: string, calls: readonly Booking[]) {
  return calls.filter(({ selectedDate }) => selectedDate === day).map(({ selectedTime }) => selectedTime);
}
