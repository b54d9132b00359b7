import { HOUR_MS } from "../../time/durations.ts";
import { answerBy } from "./promise.ts";

/**
 * When to remind the agency of a request it hasn't answered: halfway to the promised hour, and again an hour before it if that's later. A
 * promise of two hours or less gets only the first.
 */
export function nudgeTimes(booking: Parameters<typeof answerBy>[0]) {
  const asked = booking.askedAt.getTime();
  const by = answerBy(booking).getTime();
  if (by <= asked) return [];
  const halfway = asked + (by - asked) / 2;
  return [halfway, by - HOUR_MS].filter((moment, i) => i === 0 || moment > halfway).map((moment) => new Date(moment));
}
