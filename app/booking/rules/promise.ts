import { DAY_MS, HOUR_MS } from "../../time/durations.ts";

/**
 * When we've promised to answer: 24 hours after the visitor asked, but at the latest one hour before the call. A site that takes calls at less than
 * two hours' notice has half of that time.
 */
export function answerBy({ askedAt, startsAt }: Asked) {
  const [asked, starts] = [askedAt.getTime(), startsAt.getTime()];
  return new Date(Math.min(asked + DAY_MS, Math.max(starts - HOUR_MS, (asked + starts) / 2)));
}

/** The call starts before 'within 24 hours' would be an answer in time, so the promise names an hour instead. */
export function isSoon({ askedAt, startsAt }: Asked) {
  return startsAt.getTime() - HOUR_MS < askedAt.getTime() + DAY_MS;
}

type Asked = { askedAt: Date; startsAt: Date };
