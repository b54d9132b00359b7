import ICAL from "ical.js";
import { printable } from "../../text/line.ts";
import { DAY_MS } from "../../time/durations.ts";
import { type BusyEvent, isNamed, readEvent } from "./event.ts";
import { addStarts } from "./occurrences.ts";
import { namedZone, UTC, type Zone, zonesOf } from "./zones.ts";

type BusyTime = { start: number; end: number };

type Options = {
  from: number;
  to: number;
  /** For whole days and for times without a zone or in an unknown one. */
  timeZone: string;
  /** Events that this site wrote: the booking itself holds their time. */
  isOwn: (uid: string) => boolean;
  /**
   * Ends work that would never end by itself, by an error. A rule without any day, such as February 30, keeps the library searching for
   * good.
   */
  runWithin: TimeLimit;
};
export type TimeLimit = <Result>(milliseconds: number, work: () => Result) => Result;

const EVENT_WITHIN_MS = 1_000;
/** For all events of a file together. What's left then blocks its first time only. */
const FILE_WITHIN_MS = 10_000;
const DATES_NAMED = 3;
const MOST_REMARKS = 5;

/** The text isn't a calendar. */
export class NotACalendar extends Error {}

/** The busy times of an iCalendar file (RFC 5545) in a window, and remarks about what had to be guessed or left out. */
export function busyTimes(text: string, options: Options) {
  const remarks = new Map<string, number>();
  const remark = (words: string) => remarks.set(words, (remarks.get(words) ?? 0) + 1);
  const uncounted: string[] = [];
  const ends = performance.now() + FILE_WITHIN_MS;
  const notes = { remark, isOutOfTime: () => performance.now() > ends, uncounted };
  const times = calendarsIn(text).flatMap((calendar) => timesOf(calendar, options, notes));
  const said = [...remarks].map(([words, count]) => `${words} (${count})`);
  const more = said.length > MOST_REMARKS ? [`${said.length - MOST_REMARKS} more remarks`] : [];
  return { times: merged(times), remarks: [...uncountedRemark(uncounted), ...said.slice(0, MOST_REMARKS), ...more] };
}

type Notes = { remark: (words: string) => void; isOutOfTime: () => boolean; uncounted: string[] };

/** Named by the days they begin on, and not by their words, which are private. */
function uncountedRemark(days: string[]) {
  if (days.length === 0) return [];
  const named = [...new Set(days)].slice(0, DATES_NAMED).join(", ");
  const events = days.length === 1 ? "an event repeats" : `${days.length} events repeat`;
  return [
    `${events} in a way that can't be counted, and not every time is blocked: beginning on ${named}${days.length > DATES_NAMED ? ", …" : ""}`,
  ];
}

function timesOf(calendar: ICAL.Component, options: Options, { remark, isOutOfTime, uncounted }: Notes) {
  const agency = namedZone(options.timeZone) ?? UTC;
  const findZone = zonesOf(calendar, (work) => options.runWithin(EVENT_WITHIN_MS, work), options.to);
  const zoneOf = (property: ICAL.Property) => {
    const name = property.getFirstParameter("tzid");
    const zone = name ? findZone(name) : agency;
    if (!zone) remark(`times in the unknown zone '${printable(name ?? "").slice(0, 40)}' are read in ${options.timeZone}`);
    return zone ?? agency;
  };
  const attempt = <Result>(read: () => Result[]) => {
    try {
      return read();
    } catch {
      remark("events that can't be read are left out");
      return [];
    }
  };
  const events = eventsIn(calendar).flatMap((component) => attempt(() => [readEvent(component, zoneOf)]));
  const moved = Map.groupBy(events, ({ uid, replaces }) => (replaces.length > 0 ? uid : ""));
  return (
    events
      .filter(({ uid, isBusy }) => isBusy && !options.isOwn(uid))
      // Those that may take long come last, so that the file's time is theirs to use up.
      .toSorted((a, b) => Number(repeatsWithinADay(a)) - Number(repeatsWithinADay(b)))
      .flatMap((event) => {
        const replaced = event.replaces.length > 0 ? [] : (moved.get(event.uid) ?? []).flatMap(({ replaces }) => replaces);
        const off = new Set([...event.excluded, ...replaced]);
        const { starts, isWhole } = isOutOfTime() ? withoutRules(event) : startsWithin(event, options);
        if (!isWhole) uncounted.push(new Date(event.start.wall).toISOString().slice(0, 10));
        return attempt(() => occurrencesOf(event, starts, off, options));
      })
  );
}

/** Repeats by the hour or faster, and in a few years that's millions of times. */
function repeatsWithinADay({ rules }: BusyEvent) {
  return rules.some(({ freq }) => ["SECONDLY", "MINUTELY", "HOURLY"].includes(freq));
}

/** A rule that can't be counted leaves what was counted until then, and always the first time. */
function startsWithin(event: BusyEvent, { from, to, runWithin }: Options) {
  // A day more on both sides, because wall clocks are up to 14 hours off UTC.
  const window = { from: from - DAY_MS, to: to + DAY_MS };
  if (event.rules.length === 0 || event.length === 0) return { ...withoutRules(event), isWhole: true };
  const starts = withoutRules(event).starts;
  try {
    runWithin(EVENT_WITHIN_MS, () => addStarts(event, window, starts));
    return { starts, isWhole: true };
  } catch {
    return { starts, isWhole: false };
  }
}

function withoutRules({ start, extra, rules, length }: BusyEvent) {
  return { starts: [start.wall, ...extra], isWhole: rules.length === 0 || length === 0 };
}

/**
 * Each on its own: inside its calendar, the library looks through all events for every zone it reads, which took more than 20 seconds for 8
 * MB.
 */
function eventsIn(calendar: ICAL.Component) {
  const parts: unknown[][] = calendar.jCal[2];
  return parts.filter(([name]) => name === "vevent").map((event) => new ICAL.Component(event));
}

function occurrencesOf({ start, length }: BusyEvent, starts: number[], off: ReadonlySet<string>, { from, to }: Options): BusyTime[] {
  if (length === 0) return [];
  return [...new Set(starts)]
    .filter((wall) => wall < to + DAY_MS && wall + length + 2 * DAY_MS > from)
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
