import { addDays, dayIn, isDay, momentOf } from "../../time/dates.ts";

/** The contract: new posts are published daily at 9 AM. That's on the agency's clock, in summer and winter alike. */
export function morningOf(day: string, timeZone: string) {
  return momentOf(day, "9:00 AM", timeZone);
}

/** A plain date means 9 AM that day; a full timestamp carries its own zone. */
export function readPublished(text: string, timeZone: string) {
  if (isDay(text)) return morningOf(text, timeZone);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text) || !isDay(text.slice(0, 10))) return;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** The inverse: the day for a post at 9 AM, the moment for any other. */
export function morningText(moment: Date, timeZone: string) {
  const day = dayIn(timeZone, moment);
  return morningOf(day, timeZone).getTime() === moment.getTime() ? day : moment.toISOString();
}

/** The first mornings after `now` that have no post yet. */
export function freeMornings(count: number, taken: Date[], now: Date, timeZone: string) {
  const times = new Set(taken.map((moment) => moment.getTime()));
  const mornings: Date[] = [];
  for (let day = dayIn(timeZone, now); mornings.length < count; day = addDays(day, 1)) {
    const morning = morningOf(day, timeZone);
    if (morning > now && !times.has(morning.getTime())) mornings.push(morning);
  }
  return mornings;
}

/** How many of the posts that come with the site are out on the first day. The rest come one a day. */
export const OUT_AT_FIRST = 20;

/**
 * Publication dates for a blog that starts out with posts: one each morning up to the latest that has passed, newest first, then one each
 * morning to come.
 */
export function firstMornings(count: number, now: Date, timeZone: string) {
  const today = dayIn(timeZone, now);
  const latest = morningOf(today, timeZone) <= now ? today : addDays(today, -1);
  return Array.from({ length: count }, (_, i) => morningOf(addDays(latest, i < OUT_AT_FIRST ? -i : i - OUT_AT_FIRST + 1), timeZone));
}
