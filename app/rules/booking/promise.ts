import { DAY_MS, HOUR_MS } from "../calendar/durations.ts";

/** When we've promised to answer: 24 hours after the visitor asked, but at the latest one hour before the call. */
export function answerBy({ askedAt, startsAt }: Asked) {
  return new Date(Math.min(askedAt.getTime() + DAY_MS, startsAt.getTime() - HOUR_MS));
}

/** The call starts before 'within 24 hours' would be an answer in time, so the promise names an hour instead. */
export function isSoon({ askedAt, startsAt }: Asked) {
  return startsAt.getTime() - HOUR_MS < askedAt.getTime() + DAY_MS;
}

type Asked = { askedAt: Date; startsAt: Date };
