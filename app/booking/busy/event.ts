import type ICAL from "ical.js";
import { DAY_MS } from "../../time/durations.ts";
import { UTC, wallOf, type Zone } from "./zones.ts";

/** A start or an end as the file has it. */
type Stamp = { wall: number; isDate: boolean; zone: Zone };

export type BusyEvent = {
  uid: string;
  start: Stamp;
  /** From start to end: in milliseconds, or for whole days in wall-clock time. */
  length: number;
  /** Which occurrence of the series this event replaces. */
  replaces: string[];
  isBusy: boolean;
  rules: ICAL.Recur[];
  /** Occurrences beside the rules, and those that are off. */
  extra: number[];
  excluded: Set<string>;
};

type FindZone = (property: ICAL.Property) => Zone;

export function readEvent(component: ICAL.Component, zoneOf: FindZone): BusyEvent {
  const stamps = (name: string) =>
    component.getAllProperties(name).flatMap((property) => property.getValues().map((value) => stampOf(value, zoneOf(property))));
  const [start] = stamps("dtstart");
  if (!start) throw new Error("an event without a start");
  return {
    uid: String(component.getFirstPropertyValue("uid") ?? ""),
    start,
    length: lengthOf(component, start, stamps("dtend")[0]),
    replaces: stamps("recurrence-id").flatMap((stamp) => keysOf(stamp)),
    isBusy: isBusy(component),
    rules: component.getAllProperties("rrule").flatMap((property) => property.getValues() as ICAL.Recur[]),
    extra: stamps("rdate").map(({ wall, zone }) => start.zone.wall(zone.moment(wall))),
    excluded: new Set(stamps("exdate").flatMap((stamp) => keysOf(stamp))),
  };
}

/** What tells one occurrence of a series from the others: its moment, or its day. Exchange gives whole days with a time at midnight. */
function keysOf({ wall, isDate, zone }: Stamp) {
  const day = `day ${Math.floor(wall / DAY_MS)}`;
  return isDate ? [day] : [`moment ${zone.moment(wall)}`, ...(wall % DAY_MS === 0 ? [`midnight ${Math.floor(wall / DAY_MS)}`] : [])];
}

/** A whole-day occurrence is also meant by midnight of that day, and a timed one also by its day. */
export function isNamed(stamp: Stamp, keys: ReadonlySet<string>) {
  const day = Math.floor(stamp.wall / DAY_MS);
  return keys.has(`day ${day}`) || keys.has(stamp.isDate ? `midnight ${day}` : `moment ${stamp.zone.moment(stamp.wall)}`);
}

function stampOf(value: unknown, zone: Zone): Stamp {
  // An extra date may be a period; its start is what counts.
  const time = (value as ICAL.Period).start ?? (value as ICAL.Time);
  return { wall: wallOf(time), isDate: time.isDate, zone: time.zone?.tzid === "UTC" ? UTC : zone };
}

function lengthOf(component: ICAL.Component, start: Stamp, end: Stamp | undefined) {
  const duration = component.getFirstPropertyValue("duration") as ICAL.Duration | null;
  if (end) return Math.max(0, start.isDate ? end.wall - start.wall : end.zone.moment(end.wall) - start.zone.moment(start.wall));
  if (duration) return Math.max(0, duration.toSeconds() * 1000);
  return start.isDate ? DAY_MS : 0;
}

/** What is marked as free, by the standard or in Outlook's own way, takes no time, nor does what is canceled. */
function isBusy(component: ICAL.Component) {
  const says = (name: string) => String(component.getFirstPropertyValue(name) ?? "").toUpperCase();
  return says("transp") !== "TRANSPARENT" && says("status") !== "CANCELLED" && says("x-microsoft-cdo-busystatus") !== "FREE";
}
