import ICAL from "ical.js";
import { findIana } from "windows-iana";
import { wallClock, zonedMoment } from "../../time/dates.ts";
import { isTimeZone } from "../../time/zone.ts";

/** Between a zone's wall clock, in milliseconds as if it were UTC, and moments. */
export type Zone = { moment: (wall: number) => number; wall: (moment: number) => number };

export const UTC: Zone = { moment: (wall) => wall, wall: (moment) => moment };

/** Finds zones by the names that calendars use: IANA's, Windows' as Outlook writes them, and those that the file itself defines. */
export function zonesOf(calendar: ICAL.Component, runWithin: <Result>(work: () => Result) => Result, latest: number) {
  const found = new Map<string, Zone | undefined>();
  const find = (name: string) => namedZone(name) ?? namedZone(findIana(name)[0]) ?? tried(() => definedZone(calendar, name));
  // A definition has rules too, which may be as impossible as an event's. The library counts them up to the moment that is asked for.
  const tried = (define: () => Zone | undefined) => {
    try {
      return runWithin(() => {
        const zone = define();
        zone?.moment(latest);
        return zone;
      });
    } catch {
      return undefined;
    }
  };
  return (name: string) => {
    if (!found.has(name)) found.set(name, find(name));
    return found.get(name);
  };
}

export function namedZone(timeZone: string | undefined): Zone | undefined {
  if (!timeZone || !isTimeZone(timeZone)) return undefined;
  return { moment: (wall) => zonedMoment(wall, timeZone), wall: (moment) => wallClock(moment, timeZone) };
}

function definedZone(calendar: ICAL.Component, name: string): Zone | undefined {
  const definition = calendar.getAllSubcomponents("vtimezone").find((zone) => zone.getFirstPropertyValue("tzid") === name);
  if (!definition) return undefined;
  const zone = new ICAL.Timezone(definition);
  const offset = (wall: number) => zone.utcOffset(floating(wall)) * 1000;
  return { moment: (wall) => wall - offset(wall), wall: (moment) => moment + offset(moment + offset(moment)) };
}

/** A wall clock as the library's time without a zone. */
export function floating(wall: number, isDate = false) {
  const date = new Date(wall);
  return ICAL.Time.fromData({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    isDate,
  });
}

export function wallOf({ year, month, day, hour, minute, second }: ICAL.Time) {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
