import { DAY_MS, HOUR_MS } from "../calendar/durations.ts";

/** When we've promised to answer: 24 hours after the visitor asked, but at the latest one hour before the call. */
export function answerBy({ askedAt, startsAt }: { askedAt: Date; startsAt: Date }) {
  return new Date(Math.min(askedAt.getTime() + DAY_MS, startsAt.getTime() - HOUR_MS));
}
