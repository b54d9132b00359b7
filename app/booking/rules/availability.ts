import { addDays, dayIn, isOnClock, timeIn, wallMinutes } from "../../time/dates.ts";
import type { Holidays } from "../../time/holidays.ts";
import type { WeekHours } from "../../time/week-hours.ts";
import type { SlotTime } from "../catalog/slots.ts";
import { type Closings, closingAt, whyClosed } from "./closings.ts";
import { type BookingWindow, bookableDays, isBookableDay, type Slot, slotMoment } from "./slot.ts";
import { allTimes, timesOn, USUAL_SLOTS, type WeekSlots } from "./week-slots.ts";

export type DayAvailability = {
  date: string;
  slots: { time: SlotTime; free: boolean }[];
  /** Why the whole day is closed, or an empty text if no reason was given. Missing on open days. */
  closed?: string;
};

export type CalendarSettings = {
  timeZone: string;
  /** A call can't be booked for sooner than this from now. */
  shortestNoticeMs: number;
  holidays: Holidays;
  /** Within how many hours the agency answers a request: 24 or fewer. */
  promiseHours: number;
  /** WORK_HOURS, which count unless the owner has set others at the desk or by command. */
  workHours: WeekHours | undefined;
  /** Addresses and files of the agency's own calendars. */
  busyCalendars: readonly string[];
};

type BookingClock = { now: Date } & Pick<CalendarSettings, "timeZone" | "shortestNoticeMs">;

/**
 * The window and everything that takes slots away. `busy` are those of the agency's own calendars, `booked` those that bookings hold. Who
 * leaves bookings to the database, or has them at hand, has no `booked`.
 */
export type Calendar = BookingClock & BookingWindow & { busy: readonly Slot[]; booked?: readonly Slot[]; closings: Closings };

/** Every bookable day between two dates, with each of its slots marked free or not. */
export function availableDays(from: string, to: string, calendar: Calendar): DayAvailability[] {
  const isFree = freeIn(calendar);
  return bookableDays(today(calendar), calendar)
    .filter((date) => date >= from && date <= to)
    .map((date) => {
      const closed = whyClosed(date, calendar.closings, calendar.weekSlots);
      const slots = timesOn(date, calendar.weekSlots).map((time) => ({ time, free: isFree({ selectedDate: date, selectedTime: time }) }));
      return closed === undefined ? { date, slots } : { date, slots, closed };
    });
}

/** The free slots of these days. */
export function freeSlots(days: DayAvailability[]): Slot[] {
  return days.flatMap(({ date, slots }) =>
    slots.filter(({ free }) => free).map(({ time }) => ({ selectedDate: date, selectedTime: time })),
  );
}

/** The slots of these days that aren't free, as '2026-11-17 9:00 AM'. There are far fewer of them than free ones. */
export function unavailableSlots(days: DayAvailability[]) {
  return days.flatMap(({ date, slots }) => slots.filter(({ free }) => !free).map(({ time }) => `${date} ${time}`));
}

/** The closed days with their reasons. */
export function closedDays(days: DayAvailability[]): Record<string, string> {
  return Object.fromEntries(days.flatMap(({ date, closed }) => (closed === undefined ? [] : [[date, closed]])));
}

/** The day is in the booking window, open, and the time isn't busy, booked or too soon. */
export function isBookable(slot: Slot, calendar: Calendar) {
  const isOffered = timesOn(slot.selectedDate, calendar.weekSlots).includes(slot.selectedTime);
  return isOffered && isBookableDay(slot.selectedDate, today(calendar), calendar) && freeIn(calendar)(slot);
}

/** When the next slot becomes too soon to be booked: the shortest notice before it starts. */
export function nextTooSoon({
  now,
  timeZone,
  shortestNoticeMs,
  weekSlots = USUAL_SLOTS,
}: BookingClock & { weekSlots?: WeekSlots | undefined }) {
  const limit = new Date(now.getTime() + shortestNoticeMs);
  const day = dayIn(timeZone, limit);
  const times = allTimes(weekSlots);
  const next = [day, addDays(day, 1)]
    .flatMap((selectedDate) => times.map((selectedTime) => slotMoment({ selectedDate, selectedTime }, timeZone)))
    .find((moment) => moment > limit);
  return next && new Date(next.getTime() - shortestNoticeMs);
}

/** Offers the nearest free slots after a lost race, nearest first. */
export function nearestFree(wanted: Slot, calendar: Calendar, count: number): Slot[] {
  const goal = minutesOf(wanted);
  return bookableDays(today(calendar), calendar)
    .flatMap((selectedDate) => timesOn(selectedDate, calendar.weekSlots).map((selectedTime) => ({ selectedDate, selectedTime })))
    .filter(freeIn(calendar))
    .map((slot) => ({ slot, distance: Math.abs(minutesOf(slot) - goal) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ slot }) => slot);
}

/** Looks up the zone's current time once, not for each of about 570 slots: that took 40 ms. */
function freeIn({ now, timeZone, shortestNoticeMs, busy, booked = [], closings }: Calendar) {
  const gone = new Set([...busy, ...booked].map(minutesOf));
  const limit = new Date(now.getTime() + shortestNoticeMs);
  const tooSoon = wallMinutes(dayIn(timeZone, limit), timeIn(timeZone, limit));
  return (slot: Slot) => {
    const minutes = minutesOf(slot);
    const isOpen = minutes > tooSoon && !gone.has(minutes) && !closingAt(slot, closings);
    return isOpen && isOnClock(slot.selectedDate, slot.selectedTime, timeZone);
  };
}

function minutesOf({ selectedDate, selectedTime }: Slot) {
  return wallMinutes(selectedDate, selectedTime);
}

function today({ now, timeZone }: BookingClock) {
  return dayIn(timeZone, now);
}
