import type { PlannedDay } from "../../booking/rules/day-plan.ts";
import { addDays, isDay } from "../../time/dates.ts";
import { DAYS_A_WEEK } from "../../time/durations.ts";
import { weekdayOf } from "../../time/month.ts";

const WEEKS_SHOWN = 3;

/** The days to show: whole weeks from the Sunday before, of which a phone shows seven days. None begins after the last day. */
export function weeksFrom(asked: string, today: string, last: string) {
  const first = !isDay(asked) || asked < today ? today : asked > last ? last : asked;
  const end = addDays(first, DAYS_A_WEEK - 1);
  return {
    first,
    from: addDays(first, -weekdayOf(first)),
    days: WEEKS_SHOWN * DAYS_A_WEEK,
    isOnPhone: (day: string) => day >= first && day <= end,
    earlier: first > today ? later(addDays(first, -DAYS_A_WEEK), today) : undefined,
    later: end < last ? addDays(end, 1) : undefined,
  };
}

type DayAction = "close" | "look" | "open" | undefined;

/** What one press can do about a day. Where calls stay, one looks at them first. */
export function dayActionFor({ day, slots, closed }: PlannedDay, { today, now }: { today: string; now: Date }): DayAction {
  if (day < today) return undefined;
  if (closed !== undefined) return "open";
  if (slots.some(({ call }) => call && call.startsAt > now)) return "look";
  return slots.some(({ state }) => state !== "past" && state !== "call" && state !== "closed") ? "close" : undefined;
}

function later(one: string, other: string) {
  return one > other ? one : other;
}
