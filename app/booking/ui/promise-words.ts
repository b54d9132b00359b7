import { filled } from "../../text/format.ts";
import { capitalized } from "../../text/in-sentence.ts";
import { otherClock } from "../../time/clock.ts";
import { dayIn, fullDate, longDate, longZoneName, timeIn } from "../../time/dates.ts";
import { answerBy, isSoon, type RequestTimes } from "../rules/promise.ts";

export type PromiseWords = { usual: string; by: string; head: string; yours: string };

/** In a sentence, and as the head of a step. */
export type SaidPromise = { said: string; head: string };

type Clocks = { timeZone: string; zoneName: string; visitorZone: string | undefined };

/** When we'll confirm a call: 'within 24 hours', or the hour itself if the call is sooner than that. */
export function promiseWords(words: PromiseWords, asked: RequestTimes, clocks: Clocks): SaidPromise {
  if (isSoon(asked)) return { said: promisedHour(words, asked, clocks), head: headOf(words, asked, clocks) };
  const said = filled(words.usual, { hours: String(asked.promiseHours) });
  return { said, head: capitalized(said) };
}

/** 'by 6:00 AM Mountain Time on November 17, 2026': on the visitor's own clock, if we know it. */
export function promisedHour(words: PromiseWords, asked: RequestTimes, clocks: Clocks) {
  const { moment, zone, isTheirs } = promised(asked, clocks);
  const zoneName = isTheirs ? longZoneName(zone, moment) : clocks.zoneName;
  return filled(words.by, { time: `${timeIn(zone, moment)} ${zoneName}`, date: longDate(dayIn(zone, moment)) });
}

/** 'By 6:00 AM, your time', with the weekday if it isn't the call's. */
function headOf(words: PromiseWords, asked: RequestTimes, clocks: Clocks) {
  const { moment, zone, isTheirs } = promised(asked, clocks);
  const day = dayIn(zone, moment);
  const weekday = day === dayIn(zone, asked.startsAt) ? "" : ` ${fullDate(day).split(",")[0]}`;
  return filled(words.head, { time: timeIn(zone, moment) + weekday }) + (isTheirs ? words.yours : "");
}

function promised(asked: RequestTimes, { timeZone, visitorZone }: Clocks) {
  const moment = answerBy(asked);
  const isTheirs = otherClock(moment, timeZone, visitorZone) !== undefined;
  return { moment, isTheirs, zone: isTheirs && visitorZone ? visitorZone : timeZone };
}
