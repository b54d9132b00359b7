import type { Booking } from "../../booking/rules/booking.ts";
import { type DaysProblem, daysFrom, type HoursProblem, hoursFrom, readReason } from "../../booking/rules/closing-request.ts";
import { WHOLE_DAY } from "../../booking/rules/closings.ts";
import type { MinuteRange } from "../../time/week-hours.ts";
import { readEnd, readStart } from "./clock-fields.ts";

/** The value of a field `hours` in a form that can't mean the whole day. */
export const SOME_HOURS = "some";

type AskedClosing = { days: string[]; hours: MinuteRange; reason: string };
/** A change that was made, with the calls that stay in what was closed. `isOneOfMore`: some of these hours were closed before. */
export type ClosingMade = AskedClosing & { said: "closed" | "opened"; stay: Booking[]; isOneOfMore: boolean };
/** What's wrong, by the field that it stands beside. */
export type ClosingProblems = Partial<Record<"first" | "from" | "reason", ClosingProblem>>;
export type ClosingProblem = DaysProblem | HoursProblem | "reason-too-long";

/**
 * Reads the days and hours of a form. Without a last day it's one day; without times the whole of it, unless the form is for some `hours`
 * only.
 */
export function readClosingForm(form: Record<string, string>, today: string): AskedClosing | { problems: ClosingProblems } {
  const { first = "", last = "", from = "", to = "", reason: typed = "" } = form;
  const days = daysFrom(first, last || first, today);
  const isWhole = !from && !to && form.hours !== SOME_HOURS;
  const hours = isWhole ? WHOLE_DAY : hoursFrom(readStart(from), readEnd(to));
  const reason = readReason(typed);
  if (typeof days !== "string" && typeof hours !== "string" && reason !== undefined) return { days, hours, reason };
  return {
    problems: {
      ...(typeof days === "string" && { first: days }),
      ...(typeof hours === "string" && { from: hours }),
      ...(reason === undefined && { reason: "reason-too-long" as const }),
    },
  };
}

/** What a change was about, to be told on the next page: the same fields without the reason. */
export function closingQuery(said: string, { first = "", last = "", from = "", to = "", week = "" }: Record<string, string>) {
  const fields = Object.entries({ said, first, last, from, to, week }).filter(([, value]) => value);
  return `?${new URLSearchParams(fields)}`;
}
