import type { Database } from "../../database/database.server.ts";
import { realRequests } from "../../people/data/real-calls.server.ts";
import type { NowAnd } from "../../time/clock.ts";
import { dayIn, momentOf } from "../../time/dates.ts";
import { DAY_MS } from "../../time/durations.ts";
import { OUTCOMES } from "../catalog/outcomes.ts";
import { answerTimes } from "../rules/answer-times.ts";
import { toBooking } from "./booking-rows.server.ts";

const COUNTED_DAYS = 90;
/** Fewer answers than this say nothing about how fast we are. */
const ENOUGH_ANSWERS = 10;

/**
 * How the agency did in the 90 days before last midnight: requests answered within the promise, how long an answer took, and calls that
 * took place. Null while there are fewer than ten. As of midnight, so that every process says the same all day.
 */
export async function readAnswerSpeed(database: Database, { now, settings }: NowAnd<{ timeZone: string }>) {
  const until = momentOf(dayIn(settings.timeZone, now), "12:00 AM", settings.timeZone);
  const from = new Date(until.getTime() - COUNTED_DAYS * DAY_MS);
  const rows = await realRequests(database)
    .selectAll()
    .where("createdAt", ">=", from.toISOString())
    .where("createdAt", "<", until.toISOString())
    .execute();
  const calls = rows.map(toBooking);
  const { inTime, late, medianMs } = answerTimes(calls, until);
  if (inTime + late < ENOUGH_ANSWERS || medianMs === undefined) return null;
  const talked = calls.filter(({ outcome, outcomeAt }) => outcome === OUTCOMES.talked && outcomeAt && outcomeAt < until).length;
  return { inTime, requests: inTime + late, medianMs, talked };
}
