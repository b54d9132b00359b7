import { MINUTE_MS } from "./durations.ts";

export const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** The calendar day of a moment in a time zone, as yyyy-mm-dd. Built from parts because no locale formats it that way in every browser. */
export function dayIn(timeZone: string, moment: Date) {
  const parts = formatter({ timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).formatToParts(moment);
  const read = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return `${read("year").padStart(4, "0")}-${read("month")}-${read("day")}`;
}

/** The time of day of a moment in a time zone: '11:00 AM'. */
export function timeIn(timeZone: string, moment: Date) {
  // Some engines put a narrow no-break space before AM.
  return formatter({ timeZone, hour: "numeric", minute: "2-digit" }).format(moment).replace(/\s/u, " ");
}

/** A calendar day in US long form: 'November 17, 2026'. Without Intl, whose first use takes an old phone 100 ms. */
export function longDate(day: string) {
  const [year, month, date] = day.split("-");
  return `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`;
}

/** The short name of a zone at a moment: 'EST' in winter, 'EDT' in summer. */
export function zoneName(timeZone: string, moment: Date) {
  const parts = formatter({ timeZone, timeZoneName: "short" }).formatToParts(moment);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** What people call a zone at a moment: 'Eastern Time'. A zone's rules change over the years, and its name with them. */
export function longZoneName(timeZone: string, moment: Date) {
  const parts = formatter({ timeZone, timeZoneName: "longGeneric" }).formatToParts(moment);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  // What Intl writes for UTC, which is also what a browser that hides its zone says.
  return name === "GMT+00:00" ? "UTC" : name;
}

/** Includes the weekday: 'Tuesday, November 17, 2026'. */
export function fullDate(day: string) {
  return `${WEEKDAYS[atMidnight(day).getUTCDay()]}, ${longDate(day)}`;
}

/** Also for the database: PostgreSQL has no year 0. */
export function isDay(text: string) {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= "0001" && atMidnight(text).toJSON()?.startsWith(text) === true;
}

export function addDays(day: string, count: number) {
  const date = atMidnight(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The same day and time some months earlier, in UTC, or the first of the month after that one if it has no such day. */
export function monthsBefore(moment: Date, count: number) {
  const earlier = new Date(moment);
  earlier.setUTCMonth(earlier.getUTCMonth() - count);
  if (earlier.getUTCDate() !== moment.getUTCDate()) earlier.setUTCDate(1);
  return earlier;
}

/** When a day and a time begin on a zone's clocks, with daylight saving accounted for. */
export function momentOf(day: string, time: string, timeZone: string) {
  return new Date(zonedMoment(wallMinutes(day, time) * MINUTE_MS, timeZone));
}

/**
 * The moment when a zone's clocks show a time, given in milliseconds as if it were UTC. A time that they skip, when they're put forward, is
 * as much later as they are.
 */
export function zonedMoment(wall: number, timeZone: string) {
  // Looks up the zone's offset for a first guess, then again at the corrected moment. The two differ only around a clock change.
  const first = offsetMs(timeZone, wall);
  const second = offsetMs(timeZone, wall - first);
  if (first === second || offsetMs(timeZone, wall - second) === second) return wall - second;
  return wall - Math.min(first, second);
}

/** Whether a zone's clocks show a time on a day, or skip it because they're put forward. */
export function isOnClock(day: string, time: string, timeZone: string) {
  // That happens at night everywhere, so the other times need no look.
  if (minuteOf(time) >= FORWARD_BY) return true;
  const wall = wallMinutes(day, time) * MINUTE_MS;
  return wallClock(zonedMoment(wall, timeZone), timeZone) === wall;
}

const FORWARD_BY = 5 * 60;

/** What a zone's clocks show at a moment, in milliseconds as if it were UTC. */
export function wallClock(moment: number, timeZone: string) {
  return moment + offsetMs(timeZone, moment);
}

/** A day and a time as minutes on a clock that never changes. Lets us compare times in one zone without looking the zone up. */
export function wallMinutes(day: string, time: string) {
  return atMidnight(day).getTime() / MINUTE_MS + minuteOf(time);
}

/** How many minutes after midnight a clock shows '9:30 AM'. */
export function minuteOf(time: string) {
  const [, hour = "", minute = "", half] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  return ((Number(hour) % 12) + (half === "PM" ? 12 : 0)) * 60 + Number(minute);
}

function atMidnight(day: string) {
  return new Date(`${day}T00:00:00Z`);
}

function offsetMs(timeZone: string, moment: number) {
  // '11/18/2026, 09:30:00': taking its numbers in order is twice as fast as formatToParts, and a calendar's events ask for thousands.
  const [month = 0, day = 0, year = 0, hour, minute, second] = clockOf(timeZone).format(moment).match(/\d+/g)?.map(Number) ?? [];
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string) {
  const clock = clocks.get(timeZone) ?? newClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

function newClock(timeZone: string) {
  const [number, hourCycle] = ["numeric", "h23"] as const;
  const day = { year: number, month: number, day: number };
  return new Intl.DateTimeFormat("en-US", { timeZone, ...day, hourCycle, hour: number, minute: number, second: number });
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter costs fifty times as much as using one, so each is created once. */
function formatter(options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify(options);
  const made = formatters.get(key) ?? new Intl.DateTimeFormat("en-US", options);
  formatters.set(key, made);
  return made;
}
