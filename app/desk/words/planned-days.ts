import { isWholeDay } from "../../booking/rules/closings.ts";
import type { PlannedDay, PlannedSlot } from "../../booking/rules/day-plan.ts";
import { stateOf } from "../../booking/rules/state.ts";
import { whoseShort } from "../../booking/rules/whose-call.ts";
import { fullDate } from "../../time/dates.ts";
import { sayMinutes } from "../../time/time-of-day.ts";
import type { MinuteRange } from "../../time/week-hours.ts";
import { callPath } from "../rules/paths.ts";
import { SLOTS, calendar as words } from "./calendar.ts";
import { STATES } from "./calls.ts";

/** How a day stands, in a few words. */
export function dayNote({ slots, closed }: PlannedDay) {
  if (closed !== undefined) return [SLOTS.closed.word, closed].filter(Boolean).join(": ");
  if (slots.length === 0) return words.noHours;
  const free = slots.filter(({ state }) => state === "free").length;
  return free > 0 ? words.free(free) : "";
}

/** A time with its mark and its word, and with the call that's there. */
export function shownSlot({ time, state, call }: PlannedSlot, now: Date) {
  if (!call) return { time, state, ...SLOTS[state as Exclude<typeof state, "call">] };
  const known = call.status === "confirmed" ? "confirmed" : "asked";
  return {
    time,
    state: known,
    mark: SLOTS[known].mark,
    word: STATES[stateOf(call, now)],
    call: { href: callPath(call.id), who: whoseShort(call) },
  };
}

export function spokenHours(hours: MinuteRange) {
  return isWholeDay(hours) ? words.allDay : words.span(sayMinutes(hours.start), sayMinutes(hours.end));
}

/** 'Friday, November 20, 2026, 1:00 PM to 3:00 PM'. */
export function spanText(days: string[], hours: MinuteRange) {
  const [first = "", last = first] = [days[0], days.at(-1)];
  const span = first === last ? fullDate(first) : words.span(fullDate(first), fullDate(last));
  return `${span}, ${spokenHours(hours)}`;
}
