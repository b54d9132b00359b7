import { filled } from "../../text/format.ts";
import { capitalized } from "../../text/in-sentence.ts";
import { otherClock } from "../../time/clock.ts";
import { dayIn, fullDate, longDate, timeIn } from "../../time/dates.ts";
import { answerBy, isSoon, type RequestTimes } from "./promise.ts";

type PromiseWords = { usual: string; by: string; head: string; yours: string };

/** In a sentence, and as the head of a step. */
export type SaidPromise = { said: string; head: string };

type Clocks = { timeZone: string; zoneName: string; visitorZone: string | undefined };

/** When we'll confirm a call: 'within 24 hours', or the hour itself if the call is sooner than that. */
export function promiseWords(words: PromiseWords, asked: RequestTimes, clocks: Clocks): SaidPromise {
  if (isSoon(asked)) return promisedHour(words, asked, clocks);
  const said = filled(words.usual, { hours: String(asked.promiseHours) });
  return { said, head: capitalized(said) };
}

/**
 * On the visitor's own clock, if we know it: 'by 6:00 AM Mountain Time on November 17, 2026', and 'By 6:00 AM, your time', with the weekday
 * if it isn't the call's.
 */
export function promisedHour(words: PromiseWords, asked: RequestTimes, { timeZone, zoneName, visitorZone }: Clocks): SaidPromise {
  const moment = answerBy(asked);
  const theirs = otherClock(moment, timeZone, visitorZone);
  const zone = (theirs && visitorZone) || timeZone;
  const [day, time] = [dayIn(zone, moment), timeIn(zone, moment)];
  const weekday = day === dayIn(zone, asked.startsAt) ? "" : ` ${fullDate(day).split(",", 1)}`;
  return {
    said: filled(words.by, { time: `${time} ${theirs?.zone ?? zoneName}`, date: longDate(day) }),
    head: filled(words.head, { time: time + weekday }) + (theirs ? words.yours : ""),
  };
}
