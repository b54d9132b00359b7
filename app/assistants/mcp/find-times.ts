import * as v from "valibot";
import { availability } from "../../booking/data/calendar/availability.server.ts";
import { freeSlots } from "../../booking/rules/availability.ts";
import { type Slot, slotMoment } from "../../booking/rules/slot.ts";
import { writeSlot } from "../../booking/rules/slot-text.ts";
import { onClock } from "../../time/clock.ts";
import { dayIn, isDay } from "../../time/dates.ts";
import { isTimeZone } from "../../time/zone.ts";
import { findTimesWords as words } from "../words/mcp-tools.ts";
import { contactUrl, readingTool } from "./tool.ts";

const USUAL_DAYS = 3;
const MOST_DAYS = 10;

const schema = v.object({
  timeZone: v.pipe(
    v.string(words.problems.timeZone),
    v.maxLength(60, words.problems.timeZone),
    v.check(isTimeZone, words.problems.timeZone),
    v.description(words.input.timeZone),
  ),
  from: v.optional(v.pipe(v.string(words.problems.from), v.check(isDay, words.problems.from), v.description(words.input.from))),
  days: v.optional(
    v.pipe(
      v.number(words.problems.days),
      v.integer(words.problems.days),
      v.minValue(1, words.problems.days),
      v.maxValue(MOST_DAYS, words.problems.days),
      v.description(words.input.days),
    ),
    USUAL_DAYS,
  ),
});

export const findTimes = readingTool({
  words,
  schema,
  answer: async ({ timeZone, from, days }, { database, settings, now }) => {
    const today = dayIn(settings.timeZone, now());
    const found = (await availability(database, { from: from ?? today, now: now(), settings }))
      .map((day) => freeSlots([day]))
      .filter((slots) => slots.length > 0)
      .slice(0, days);
    const times = found.flat().map((slot) => timeOf(slot, timeZone, settings.timeZone));
    if (times.length === 0) return { problem: words.none(contactUrl(settings)), data: { times } };
    return { text: [words.found, ...times.map(sayTime)].join("\n"), data: { timeZone, times } };
  },
});

/** A free time on both clocks. */
export function timeOf(slot: Slot, timeZone: string, ourZone: string) {
  const moment = slotMoment(slot, ourZone);
  return { slot: writeSlot(slot), yourTime: onClock(timeZone, moment), startsAt: moment.toISOString() };
}

export function sayTime({ slot, yourTime }: ReturnType<typeof timeOf>) {
  return `- ${yourTime} (slot: ${slot})`;
}
