import type ICAL from "ical.js";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../time/durations.ts";
import type { BusyEvent } from "./event.ts";
import { floating, wallOf } from "./zones.ts";

/** A wall-clock window in the event's own zone. */
type Span = { from: number; to: number };

/** For the rules of one event. A step takes the library up to 60 µs. */
const MOST_STEPS = 10_000;

/**
 * Adds the wall-clock starts that an event's rules give and that may fall into the window. Throws if they take too many steps; those found
 * until then have been added.
 */
export function addStarts({ start, length, rules }: BusyEvent, window: Span, starts: number[]) {
  let steps = 0;
  for (const rule of rules) {
    const first = skipAhead(start.wall, rule, window.from - length - DAY_MS);
    const iterator = inWallClock(rule, start).iterator(floating(first, start.isDate));
    for (let next = iterator.next(); next && wallOf(next) < window.to; next = iterator.next()) {
      if (wallOf(next) + length + DAY_MS > window.from) starts.push(wallOf(next));
      if (++steps > MOST_STEPS) throw new Error("it repeats too often");
    }
  }
}

const PERIODS: Record<string, number> = { SECONDLY: 1_000, MINUTELY: MINUTE_MS, HOURLY: HOUR_MS, DAILY: DAY_MS, WEEKLY: 7 * DAY_MS };

/**
 * A daily meeting since 2010 would take thousands of steps. A later start in the same rhythm has the same occurrences, unless they're
 * counted.
 */
function skipAhead(first: number, { freq, interval, count }: ICAL.Recur, from: number) {
  const period = (PERIODS[freq] ?? 0) * Math.max(1, interval);
  if (!period || count) return first;
  return first + Math.max(0, Math.floor((from - first) / period) - 1) * period;
}

/** The rule's end as the event's wall clock reads it, because everything is compared in wall-clock time. A day counts to its end. */
function inWallClock(rule: ICAL.Recur, { isDate, zone }: BusyEvent["start"]) {
  if (!rule.until) return rule;
  const { until } = rule;
  const wall = until.zone?.tzid === "UTC" && !until.isDate ? zone.wall(wallOf(until)) : wallOf(until);
  const changed = rule.clone();
  changed.until = isDate ? floating(wall, true) : floating(until.isDate ? wall + DAY_MS - 1_000 : wall);
  return changed;
}
