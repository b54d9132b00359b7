export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const DAYS_A_WEEK = 7;

/** A time far in the future was recorded while the clock was wrong. The clocks of two machines differ by less. */
export function isFarAhead(moment: Date, now: Date) {
  return moment.getTime() > now.getTime() + DAY_MS;
}

/** The work's result, or a rejection if it takes too long. The work itself keeps running. */
export async function within<Result>(milliseconds: number, work: Promise<Result>) {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(Object.assign(new Error("It took too long."), { code: "ETIMEDOUT" })), milliseconds);
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
