import { isId } from "../../text/id.ts";
import { addDays, dayIn, momentOf } from "../../time/dates.ts";
import { MINUTE_MS } from "../../time/durations.ts";
import { HALF_HOURS, LONG_WINDOW_DAYS, SLOT_MINUTES } from "../catalog/slots.ts";
import { type Slot, slotMoment } from "../rules/slot.ts";
import { busyTimes, type TimeLimit } from "./busy-times.ts";

/** Tomorrow's last bookable day is known today, so that nothing is offered by mistake after midnight. */
const DAYS_READ = LONG_WINDOW_DAYS + 2;

export type CalendarText = { text: string; now: Date; timeZone: string; hosts: string[] };

/** The slots that an iCalendar file takes away: those whose half hour overlaps a busy time. */
export function busySlots({ text, now, timeZone, hosts }: CalendarText, runWithin: TimeLimit) {
  const today = dayIn(timeZone, now);
  const days = Array.from({ length: DAYS_READ + 1 }, (_, i) => addDays(today, i));
  const midnight = (day: string) => momentOf(day, "12:00 AM", timeZone).getTime();
  const isOwn = (uid: string) => {
    const [id = "", host = ""] = uid.split("@");
    return isId(id) && hosts.includes(host);
  };
  const { times, remarks } = busyTimes(text, {
    from: midnight(today),
    to: midnight(addDays(today, DAYS_READ + 1)),
    timeZone,
    isOwn,
    runWithin,
  });
  const slots = days.flatMap((selectedDate) => HALF_HOURS.map((selectedTime): Slot => ({ selectedDate, selectedTime })));
  const isBusy = (slot: Slot) => {
    const start = slotMoment(slot, timeZone).getTime();
    return times.some((time) => time.start < start + SLOT_MINUTES * MINUTE_MS && time.end > start);
  };
  return { slots: slots.filter(isBusy), remarks };
}
