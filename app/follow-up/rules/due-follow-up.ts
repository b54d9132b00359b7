import { dayIn } from "../../time/dates.ts";
import { DAY_MS } from "../../time/durations.ts";
import { FOLLOW_UP_KINDS, FOLLOW_UPS } from "../catalog.ts";

/** After a holiday or a weekend the next one might be due the day after. */
const LEAST_DAYS_BETWEEN = 2;
/** A site that was down for weeks doesn't write about a plan that nobody remembers, but the last one may wait for a holiday to end. */
const OVER_AFTER_DAYS = Math.max(...Object.values(FOLLOW_UPS)) + 16;

type FollowUpState = { followUpsLeft: number; followedUpAt: Date | null };

/** The follow-up that's due on a day, `over` when it's too late for any, or nothing yet. */
export function dueFollowUp({ followUpsLeft, followedUpAt }: FollowUpState, askedAt: Date, today: string, timeZone: string) {
  const kind = FOLLOW_UP_KINDS[FOLLOW_UP_KINDS.length - followUpsLeft];
  const age = daysBetween(dayIn(timeZone, askedAt), today);
  if (!kind || age > OVER_AFTER_DAYS) return "over";
  if (age < FOLLOW_UPS[kind]) return undefined;
  return followedUpAt && daysBetween(dayIn(timeZone, followedUpAt), today) < LEAST_DAYS_BETWEEN ? undefined : kind;
}

function daysBetween(from: string, to: string) {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
