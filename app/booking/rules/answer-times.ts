import type { Booking } from "./booking.ts";
import { answerBy } from "./promise.ts";

type Asked = Pick<Booking, "status" | "startsAt" | "askedAt" | "answeredAt" | "promiseHours">;

/**
 * How many requests were answered within the promise and how many weren't, and how long half of the answers took at most, if there are any.
 */
export function answerTimes(calls: Asked[], until: Date) {
  const answers = calls.map((call) => answerOf(call, until)).filter((answer) => answer !== undefined);
  const inTime = answers.filter(({ isInTime }) => isInTime).length;
  return { inTime, late: answers.length - inTime, medianMs: median(answers.flatMap(({ ms }) => ms ?? [])) };
}

/** How long an answer took and whether it came in time; undefined where there's nothing to answer, or not yet. */
function answerOf(call: Asked, until: Date) {
  const { askedAt, answeredAt, status } = call;
  const answered = answeredAt && answeredAt < until ? answeredAt : undefined;
  if (answered) return { ms: answered.getTime() - askedAt.getTime(), isInTime: answered <= answerBy(call) };
  // Whoever canceled before the promised hour waits for nothing.
  return status === "requested" && answerBy(call) < until ? { ms: undefined, isInTime: false } : undefined;
}

/** The middle one of some numbers, or the mean of the two in the middle. Undefined without any. */
function median(numbers: readonly number[]) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
