import type { Database } from "../../database/database.server.ts";
import type { Circumstances } from "../../time/circumstances.ts";
import { dayIn, momentOf } from "../../time/dates.ts";
import { DAY_MS } from "../../time/durations.ts";
import { median } from "../../time/median.ts";
import { OUTCOMES } from "../catalog/outcomes.ts";
import type { Booking } from "../rules/booking.ts";
import { answerBy } from "../rules/promise.ts";
import { toBooking } from "./booking-rows.server.ts";

const RECORD_DAYS = 90;
/** Fewer say nothing. */
const ENOUGH = 10;

/**
 * How the agency did in the 90 days before last midnight: requests answered within the promise, how long an answer took, and calls that took place. Null while there are
 * fewer than ten. As of midnight, so that every process says the same all day.
 */
export async function readRecord(database: Database, { now, settings }: Circumstances<{ timeZone: string }>) {
  const until = momentOf(dayIn(settings.timeZone, now), "12:00 AM", settings.timeZone);
  const from = new Date(until.getTime() - RECORD_DAYS * DAY_MS);
  const rows = await database
    .selectFrom("bookings")
    .selectAll()
    .where("createdAt", ">=", from.toISOString())
    .where("createdAt", "<", until.toISOString())
    .where("endReason", "not in", ["junk", "expired", "waiting"])
    .where("heldUntil", "is", null)
    .execute();
  const calls = rows.map(toBooking);
  const answers = calls.map((call) => answerOf(call, until)).filter((answer) => answer !== undefined);
  // A call that was moved in agreement has its new time and its answer at the same moment.
  const times = answers.flatMap(({ ms }) => (ms ? [ms] : []));
  const medianMs = median(times);
  if (answers.length < ENOUGH || medianMs === undefined) return null;
  const talked = calls.filter(({ outcome, outcomeAt }) => outcome === OUTCOMES.talked && outcomeAt && outcomeAt < until).length;
  return { inTime: answers.filter(({ isInTime }) => isInTime).length, requests: answers.length, medianMs, talked };
}

/** How long an answer took and whether it came in time; undefined where there's nothing to answer, or not yet. */
function answerOf(call: Booking, until: Date) {
  const { askedAt, answeredAt, createdAt, status } = call;
  const answered = answeredAt && answeredAt < until ? answeredAt : undefined;
  // Agreed by phone and entered by the agency: nobody asked the site.
  if (answered?.getTime() === createdAt.getTime()) return undefined;
  if (answered) return { ms: answered.getTime() - askedAt.getTime(), isInTime: answered <= answerBy(call) };
  // Whoever canceled before the promised hour waits for nothing.
  return status === "requested" && answerBy(call) < until ? { ms: 0, isInTime: false } : undefined;
}
