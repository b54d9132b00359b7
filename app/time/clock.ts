import { addDays, dayIn, fullDate, longDate, longZoneName, timeIn, wallMinutes, zoneName } from "./dates.ts";

/** When something is done, and the settings that it takes. This stands here because every room may import `time`. */
export type NowAnd<Settings> = { now: Date; settings: Settings };

/** A moment on a zone's clock: 'Tuesday, November 17, 2026 at 9:00 AM EST'. */
export function onClock(timeZone: string, moment: Date) {
  return `${fullDate(dayIn(timeZone, moment))} at ${timeIn(timeZone, moment)} ${zoneName(timeZone, moment)}`;
}

/** The hours at which a part of the day ends, and what people call it. */
const DAY_PARTS = [
  [5, "night"],
  [12, "morning"],
  [17, "afternoon"],
  [21, "evening"],
  [24, "night"],
] as const;

/** A moment of the next few days as people say it: 'Tuesday morning'. After midnight it's still the night of the day before. */
export function spokenTime(timeZone: string, moment: Date) {
  const day = dayIn(timeZone, moment);
  const hour = (wallMinutes(day, timeIn(timeZone, moment)) - wallMinutes(day, "12:00 AM")) / 60;
  const [end, part] = DAY_PARTS.find(([end]) => hour < end) ?? DAY_PARTS[0];
  const [weekday] = fullDate(end === DAY_PARTS[0][0] ? addDays(day, -1) : day).split(",");
  return `${weekday} ${part}`;
}

/** The time alone, with its zone: '9:00 AM EST'. */
export function timeOnClock(timeZone: string, moment: Date) {
  return `${timeIn(timeZone, moment)} ${zoneName(timeZone, moment)}`;
}

export type OtherClock = { day: string; isOtherDay: boolean; time: string; zone: string };

/** A moment on the visitor's own clock. Nothing if it reads the same as the agency's, or if we don't know their zone. */
export function otherClock(moment: Date, timeZone: string, visitorZone: string | undefined): OtherClock | undefined {
  if (!visitorZone || visitorZone === timeZone) return undefined;
  const day = dayIn(visitorZone, moment);
  const time = timeIn(visitorZone, moment);
  const isOtherDay = day !== dayIn(timeZone, moment);
  if (!isOtherDay && time === timeIn(timeZone, moment)) return undefined;
  return { day, isOtherDay, time, zone: longZoneName(visitorZone, moment) };
}

/** '7:00 AM Mountain Time', with the date if it's another one: 'November 18, 2026, 3:00 AM New Zealand Time'. */
export function clockText({ day, isOtherDay, time, zone }: OtherClock) {
  return `${isOtherDay ? `${longDate(day)}, ` : ""}${time} ${zone}`;
}
