import { dayIn, fullDate, longDate, longZoneName, timeIn, zoneName } from "./dates.ts";

/** A moment on a zone's clock: 'Tuesday, November 17, 2026 at 9:00 AM EST'. */
export function onClock(timeZone: string, moment: Date) {
  return `${fullDate(dayIn(timeZone, moment))} at ${timeIn(timeZone, moment)} ${zoneName(timeZone, moment)}`;
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
