import { HOUR_MS } from "../../time/durations.ts";

/**
 * When we've promised to answer: 24 hours after the visitor asked, or sooner where PROMISE_HOURS says so, but at the latest one hour before
 * the call. A site that takes calls at less than two hours' notice has half of that time.
 */
export function answerBy({ askedAt, startsAt, promiseHours }: RequestTimes) {
  const [asked, starts] = [askedAt.getTime(), startsAt.getTime()];
  return new Date(Math.min(asked + promiseHours * HOUR_MS, Math.max(starts - HOUR_MS, (asked + starts) / 2)));
}

/** The call starts before 'within 24 hours' would be an answer in time, so the promise names an hour instead. */
export function isSoon({ askedAt, startsAt, promiseHours }: RequestTimes) {
  return startsAt.getTime() - HOUR_MS < askedAt.getTime() + promiseHours * HOUR_MS;
}

/** `promiseHours` is what PROMISE_HOURS was when they asked. */
export type RequestTimes = { askedAt: Date; startsAt: Date; promiseHours: number };
