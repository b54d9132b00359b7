import type { Database } from "../../database/database.server.ts";
import type { Settings } from "../../site/settings.ts";
import { addDays, dayIn, MONTHS, WEEKDAYS } from "../../time/dates.ts";
import { weekdayOf } from "../../time/month.ts";
import { HALF_HOURS, type SlotTime } from "../catalog/slots.ts";
import { readCalendar } from "../data/closed-times.server.ts";
import { callsBetween } from "../data/records.server.ts";
import { type Calendar, isBookable } from "../rules/availability.ts";
import type { Booking } from "../rules/booking.ts";
import { closingAt } from "../rules/closings.ts";
import { timesOn } from "../rules/hours.ts";
import { type Slot, slotMoment } from "../rules/slot.ts";

const DAYS = 14;
const WIDEST_NAME = 16;

/** Each of the weeks that the next 14 days touch as a table: a column for each weekday, a row for each time. */
export async function twoWeeks(database: Database, { now, settings }: { now: Date; settings: Settings }) {
  const from = dayIn(settings.timeZone, now);
  const to = addDays(from, DAYS - 1);
  const calendar = await readCalendar(database, { from, to, now, settings });
  const calls = await callsBetween(database, from, to);
  const days = Array.from({ length: DAYS }, (_, i) => addDays(from, i)).filter(
    (day) => timesOn(day, calendar.hours).length > 0 || calls.some(({ selectedDate }) => selectedDate === day),
  );
  const weeks = Object.values(Object.groupBy(days, (day) => addDays(day, -weekdayOf(day))));
  return weeks.flatMap((week) => (week ? [weekTable(week, calendar, calls)] : []));
}

function weekTable(week: string[], calendar: Calendar, calls: Booking[]) {
  const heading = [
    "",
    ...week.map(
      (day) => `${WEEKDAYS[weekdayOf(day)]?.slice(0, 3)} ${MONTHS[Number(day.slice(5, 7)) - 1]?.slice(0, 3)} ${Number(day.slice(8))}`,
    ),
  ];
  const isShown = (time: SlotTime) =>
    week.some((day) => timesOn(day, calendar.hours).includes(time)) ||
    calls.some(({ selectedDate, selectedTime }) => selectedTime === time && week.includes(selectedDate));
  const rows = HALF_HOURS.filter(isShown).map((selectedTime) => [
    selectedTime.padStart(8),
    ...week.map((selectedDate) => stateOf({ selectedDate, selectedTime }, calendar, calls)),
  ]);
  return [heading, ...rows];
}

/** Unconfirmed calls end in a question mark. */
function stateOf(slot: Slot, calendar: Calendar, calls: Booking[]) {
  const call = calls.find(({ selectedDate, selectedTime }) => selectedDate === slot.selectedDate && selectedTime === slot.selectedTime);
  if (call) return `${shortened(call.companyName)}${call.status === "requested" ? "?" : ""}`;
  if (!timesOn(slot.selectedDate, calendar.hours).includes(slot.selectedTime)) return "";
  if (slotMoment(slot, calendar.timeZone) <= calendar.now) return "past";
  if (closingAt(slot, calendar.closings)) return "closed";
  if (calendar.taken.some((busy) => busy.selectedDate === slot.selectedDate && busy.selectedTime === slot.selectedTime)) return "busy";
  return isBookable(slot, calendar) ? "free" : "too soon";
}

function shortened(name: string) {
  return name.length > WIDEST_NAME ? `${name.slice(0, WIDEST_NAME - 1)}…` : name;
}
