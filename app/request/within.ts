/** The work's result, or a refusal to wait any longer for it. The work itself goes on. */
export async function within<Result>(milliseconds: number, work: Promise<Result>) {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(Object.assign(new Error("It took too long."), { code: "ETIMEDOUT" })), milliseconds);
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
