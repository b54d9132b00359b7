import { filled } from "../../text/format.ts";
import { clockText, otherClock } from "../../time/clock.ts";
import { dayIn, longDate, timeIn } from "../../time/dates.ts";
import { answerBy, isSoon, type RequestTimes } from "../rules/promise.ts";

export type PromiseWords = { usual: string; by: string; also: string };

type Clocks = { timeZone: string; zoneName: string; visitorZone: string | undefined };

/** When we'll confirm a call: 'within 24 hours', or the hour itself if the call is sooner than that. */
export function promiseWords(words: PromiseWords, asked: RequestTimes, clocks: Clocks) {
  return isSoon(asked) ? promisedHour(words, asked, clocks) : filled(words.usual, { hours: String(asked.promiseHours) });
}

/** 'by 8:00 AM Eastern Time on November 17, 2026 (6:00 AM Mountain Time where you are)'. */
export function promisedHour(words: PromiseWords, asked: RequestTimes, { timeZone, zoneName, visitorZone }: Clocks) {
  const moment = answerBy(asked);
  const by = filled(words.by, { time: `${timeIn(timeZone, moment)} ${zoneName}`, date: longDate(dayIn(timeZone, moment)) });
  const theirs = otherClock(moment, timeZone, visitorZone);
  return theirs ? by + filled(words.also, { time: clockText(theirs) }) : by;
}
