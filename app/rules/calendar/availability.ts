import { bookableDays, dayIn, isBookableDay, SLOT_TIMES, type Slot, type SlotTime, slotMoment, timeIn, wallMinutes } from "./calendar.ts";

export type DayAvailability = { date: string; slots: { time: SlotTime; free: boolean }[] };

type Clock = { now: Date; timeZone: string };

/** Every bookable day between two dates, with each of its 13 slots marked free or not. */
export function availableDays(from: string, to: string, taken: readonly Slot[], clock: Clock): DayAvailability[] {
  const isFree = freeBy(taken, clock);
  return bookableDays(today(clock))
    .filter((date) => date >= from && date <= to)
    .map((date) => ({
      date,
      slots: SLOT_TIMES.map((time) => ({ time, free: isFree({ selectedDate: date, selectedTime: time }) })),
    }));
}

/** The slots of these days that aren't free, as '2026-11-17 9:00 AM'. There are far fewer of them than free ones. */
export function goneSlots(days: DayAvailability[]) {
  return days.flatMap(({ date, slots }) => slots.filter(({ free }) => !free).map(({ time }) => `${date} ${time}`));
}

/** The day is in the booking window and the time hasn't started yet. */
export function isBookable(slot: Slot, clock: Clock) {
  return isBookableDay(slot.selectedDate, today(clock)) && freeBy([], clock)(slot);
}

/** When today's next slot starts, which is also when it stops being bookable. */
export function nextSlotToday(clock: Clock) {
  const selectedDate = today(clock);
  const beginnings = SLOT_TIMES.map((selectedTime) => slotMoment({ selectedDate, selectedTime }, clock.timeZone));
  return beginnings.find((moment) => moment > clock.now);
}

/** Offers the nearest free slots after a lost race, nearest first. */
export function nearestFree(wanted: Slot, taken: readonly Slot[], clock: Clock, count: number): Slot[] {
  const isFree = freeBy(taken, clock);
  const goal = minutesOf(wanted);
  return bookableDays(today(clock))
    .flatMap((selectedDate) => SLOT_TIMES.map((selectedTime) => ({ selectedDate, selectedTime })))
    .filter(isFree)
    .map((slot) => ({ slot, distance: Math.abs(minutesOf(slot) - goal) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ slot }) => slot);
}

/** Looks up the zone's current time once, not for each of about 570 slots: that took 40 ms. */
function freeBy(taken: readonly Slot[], { now, timeZone }: Clock) {
  const held = new Set(taken.map(minutesOf));
  const current = wallMinutes(dayIn(timeZone, now), timeIn(timeZone, now));
  return (slot: Slot) => minutesOf(slot) > current && !held.has(minutesOf(slot));
}

function minutesOf({ selectedDate, selectedTime }: Slot) {
  return wallMinutes(selectedDate, selectedTime);
}

function today({ now, timeZone }: Clock) {
  return dayIn(timeZone, now);
}
