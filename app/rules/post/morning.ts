import { addDays, dayIn, isDay, slotMoment } from "../calendar/calendar.ts";

/** The spec: new posts are published daily at 9 AM. On the agency's clock, whatever daylight saving does. */
function morningOf(day: string, timeZone: string) {
  return slotMoment({ selectedDate: day, selectedTime: "9:00 AM" }, timeZone);
}

/** A day means its morning; a moment carries its zone. */
export function momentOf(text: string, timeZone: string) {
  if (isDay(text)) return morningOf(text, timeZone);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text) || !isDay(text.slice(0, 10))) return;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** The first mornings after `now` that no post has taken. */
export function freeMornings(count: number, taken: Date[], now: Date, timeZone: string) {
  const times = new Set(taken.map((moment) => moment.getTime()));
  const mornings: Date[] = [];
  for (let day = dayIn(timeZone, now); mornings.length < count; day = addDays(day, 1)) {
    const morning = morningOf(day, timeZone);
    if (morning > now && !times.has(morning.getTime())) mornings.push(morning);
  }
  return mornings;
}

/** Mornings for a blog that begins with posts already: the latest one that is past, then every two or three days back. */
export function pastMornings(count: number, now: Date, timeZone: string) {
  const today = dayIn(timeZone, now);
  const latest = morningOf(today, timeZone) <= now ? today : addDays(today, -1);
  return Array.from({ length: count }, (_, i) => morningOf(addDays(latest, -Math.floor(i * 2.5)), timeZone));
}
