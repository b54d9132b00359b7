import ICAL from "ical.js";
import { DAY_MS } from "../calendar/durations.ts";
import { type BusyEvent, isNamed, readEvent } from "./event.ts";
import { type Steps, startsIn, TooOften } from "./occurrences.ts";
import { namedZone, UTC, type Zone, zonesOf } from "./zones.ts";

export type BusyTime = { start: number; end: number };

type Options = {
  from: number;
  to: number;
  /** For whole days and for times without a zone or in an unknown one. */
  timeZone: string;
  /** Events that this site wrote: the booking itself holds their time. */
  isOwn: (uid: string) => boolean;
};

/** For all events of a calendar together: a few seconds. */
const MOST_STEPS = 100_000;

/** The text isn't a calendar. */
export class NotACalendar extends Error {}

/** The busy times of an iCalendar file (RFC 5545) in a window, and remarks about what had to be guessed or left out. */
export function busyTimes(text: string, options: Options) {
  const remarks = new Map<string, number>();
  const remark = (words: string) => remarks.set(words, (remarks.get(words) ?? 0) + 1);
  const steps = { left: MOST_STEPS };
  const times = calendarsIn(text).flatMap((calendar) => timesOf(calendar, options, steps, remark));
  return { times: merged(times), remarks: [...remarks].map(([words, count]) => `${words} (${count})`) };
}

function timesOf(calendar: ICAL.Component, options: Options, steps: Steps, remark: (words: string) => void) {
  const agency = namedZone(options.timeZone) ?? UTC;
  const findZone = zonesOf(calendar);
  const zoneOf = (property: ICAL.Property) => {
    const name = property.getFirstParameter("tzid");
    const zone = name ? findZone(name) : agency;
    if (!zone) remark(`times in the unknown zone '${name?.slice(0, 40)}' are read in ${options.timeZone}`);
    return zone ?? agency;
  };
  const attempt = <Result>(read: () => Result[]) => {
    try {
      return read();
    } catch (error) {
      remark(error instanceof TooOften ? "events that repeat too often are left out" : "events that can't be read are left out");
      return [];
    }
  };
  const events = eventsIn(calendar).flatMap((component) => attempt(() => [readEvent(component, zoneOf)]));
  const moved = Map.groupBy(events, ({ uid, replaces }) => (replaces.length > 0 ? uid : ""));
  return events
    .filter(({ uid, isBusy }) => isBusy && !options.isOwn(uid))
    .flatMap((event) => {
      const replaced = event.replaces.length > 0 ? [] : (moved.get(event.uid) ?? []).flatMap(({ replaces }) => replaces);
      return attempt(() => occurrencesOf(event, new Set([...event.excluded, ...replaced]), options, steps));
    });
}

/** Each on its own: inside its calendar, the library looks through all events for every zone it reads, which took more than 20 seconds for 8 MB. */
function eventsIn(calendar: ICAL.Component) {
  const parts: unknown[][] = calendar.jCal[2];
  return parts.filter(([name]) => name === "vevent").map((event) => new ICAL.Component(event));
}

function occurrencesOf(event: BusyEvent, off: ReadonlySet<string>, { from, to }: Options, steps: Steps): BusyTime[] {
  const { start, length } = event;
  if (length === 0) return [];
  // A day more on both sides, because wall clocks are up to 14 hours off UTC.
  return startsIn(event, { from: from - DAY_MS, to: to + DAY_MS }, steps)
    .map((wall) => ({ ...start, wall }))
    .filter((stamp) => !isNamed(stamp, off))
    .map(({ wall, isDate, zone }) => timeFrom(wall, length, isDate, zone))
    .filter((time) => time.start < to && time.end > from);
}

/** A meeting lasts its hours, a whole day until the next midnight, whatever the clocks do in between. */
function timeFrom(wall: number, length: number, isDate: boolean, zone: Zone): BusyTime {
  const start = zone.moment(wall);
  return { start, end: isDate ? zone.moment(wall + length) : start + length };
}

function calendarsIn(text: string) {
  const plain = text.replace(/^\ufeff/, "").trimStart();
  if (!/^BEGIN:VCALENDAR\s/i.test(plain)) throw new NotACalendar("it isn't an iCalendar file");
  try {
    const parsed = ICAL.parse(plain) as unknown[];
    const each = typeof parsed[0] === "string" ? [parsed] : (parsed as unknown[][]);
    return each.map((calendar) => new ICAL.Component(calendar));
  } catch {
    throw new NotACalendar("it's a broken iCalendar file");
  }
}

function merged(times: BusyTime[]) {
  const joined: BusyTime[] = [];
  for (const time of times.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && time.start <= last.end) last.end = Math.max(last.end, time.end);
    else joined.push({ ...time });
  }
  return joined;
}
