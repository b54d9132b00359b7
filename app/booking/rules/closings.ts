import { minuteOf } from "../../time/dates.ts";
import type { MinuteRange } from "../../time/week-hours.ts";
import { HALF_HOURS, SLOT_MINUTES, type SlotTime } from "../catalog/slots.ts";
import type { Slot } from "./slot.ts";
import { timesOn, type WeekSlots } from "./week-slots.ts";

export type Closing = MinuteRange & { reason: string };
/** The closed hours, by day. */
export type Closings = ReadonlyMap<string, readonly Closing[]>;
/** What the agency changed at the desk or by command: hours it closed, or hours of a holiday it opened again. */
export type CalendarChange = Closing & { day: string; state: "closed" | "open" };

export const WHOLE_DAY: MinuteRange = { start: 0, end: 24 * 60 };

export function isWholeDay({ start, end }: MinuteRange) {
  return start === WHOLE_DAY.start && end === WHOLE_DAY.end;
}

/** A change counts more than a holiday in its hours. */
export function closingsOf(changes: readonly CalendarChange[], holidays: ReadonlyMap<string, string>): Closings {
  const closings = new Map<string, Closing[]>();
  const add = (day: string, closing: Closing) => closings.set(day, [...(closings.get(day) ?? []), closing]);
  for (const { day, start, end, state, reason } of changes) if (state === "closed") add(day, { start, end, reason });
  for (const [day, reason] of holidays)
    for (const hours of without(
      WHOLE_DAY,
      changes.filter((change) => change.day === day),
    ))
      add(day, { ...hours, reason });
  return closings;
}

/** The hours of holidays that a change opened again, with the holiday as the reason. */
export function openedOf(changes: readonly CalendarChange[], holidays: ReadonlyMap<string, string>): Closings {
  const opened = new Map<string, Closing[]>();
  for (const [day, reason] of holidays) {
    const ofDay = changes.filter((change) => change.day === day && change.state === "open");
    // Taken out twice, so that neighboring hours become one.
    const hours = without(WHOLE_DAY, without(WHOLE_DAY, ofDay));
    if (hours.length > 0)
      opened.set(
        day,
        hours.map((piece) => ({ ...piece, reason })),
      );
  }
  return opened;
}

/** The closing that a slot's half hour runs into. */
export function closingAt({ selectedDate, selectedTime }: Slot, closings: Closings) {
  return closings.get(selectedDate)?.find((closing) => overlaps(closing, slotHours(selectedTime)));
}

/** The whole slot, whatever the call's own length. */
export function slotHours(time: SlotTime): MinuteRange {
  return { start: MINUTES[time], end: MINUTES[time] + SLOT_MINUTES };
}

/** Why a whole day is closed, or an empty text without a reason; undefined if one of its times is open. */
export function whyClosed(day: string, closings: Closings, weekSlots?: WeekSlots) {
  const found = timesOn(day, weekSlots).map((selectedTime) => closingAt({ selectedDate: day, selectedTime }, closings));
  if (found.includes(undefined)) return undefined;
  return [...new Set(found.map((closing) => closing?.reason))].filter(Boolean).join(", ");
}

export function overlaps(a: MinuteRange, b: MinuteRange) {
  return a.start < b.end && b.start < a.end;
}

/** What is left of some hours without others. */
export function without(hours: MinuteRange, others: readonly MinuteRange[]): MinuteRange[] {
  return others.reduce<MinuteRange[]>(
    (left, { start, end }) =>
      left.flatMap((piece) =>
        [
          { start: piece.start, end: Math.min(piece.end, start) },
          { start: Math.max(piece.start, end), end: piece.end },
        ].filter((rest) => rest.start < rest.end),
      ),
    [{ start: hours.start, end: hours.end }],
  );
}

const MINUTES = Object.fromEntries(HALF_HOURS.map((time) => [time, minuteOf(time)])) as Record<SlotTime, number>;
