import type { Booking } from "./booking.ts";
import { answerBy } from "./promise.ts";

type Asked = Pick<Booking, "status" | "startsAt" | "askedAt" | "answeredAt" | "promiseHours" | "lateSince" | "updatedAt">;

/**
 * How many requests were answered within the promise and how many weren't, and how long half of the answers took at most, if there are any.
 * A request is late once an hour that we promised for it has passed without an answer, whatever its visitor does afterwards.
 */
export function answerTimes(calls: Asked[], until: Date) {
  const answers = calls.map((call) => answerOf(call, until)).filter((answer) => answer !== undefined);
  const inTime = answers.filter(({ isInTime }) => isInTime).length;
  return { inTime, late: answers.length - inTime, medianMs: median(answers.flatMap(({ ms }) => ms ?? [])) };
}

/** How long an answer took and whether it came in time; undefined where there's nothing to answer, or not yet. */
function answerOf(call: Asked, until: Date) {
  const { askedAt, answeredAt, status, lateSince, updatedAt } = call;
  const by = answerBy(call);
  const wasLate = lateSince !== null && lateSince < until;
  const answered = answeredAt && answeredAt < until ? answeredAt : undefined;
  if (answered) return { ms: answered.getTime() - askedAt.getTime(), isInTime: !wasLate && answered <= by };
  // Whoever canceled before the promised hour waits for nothing.
  const isLate = wasLate || (by < until && (status === "requested" || updatedAt > by));
  return isLate ? { ms: undefined, isInTime: false } : undefined;
}

/** The first hour that we promised for a request and missed. While its visitor has to confirm it, there's nothing to answer. */
export function missedHour(booking: Booking, now: Date) {
  const { lateSince, answeredAt, heldUntil } = booking;
  if (lateSince || heldUntil) return lateSince;
  const by = answerBy(booking);
  return (answeredAt ?? now) > by ? by : null;
}

/** The middle one of some numbers, or the mean of the two in the middle. Undefined without any. */
function median(numbers: readonly number[]) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
