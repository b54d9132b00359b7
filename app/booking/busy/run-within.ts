import { createContext, Script } from "node:vm";

const script = new Script("result = work()");

/**
 * Does some work, and ends it with an error when it takes too long: the only way to leave a loop in a library that never looks at a clock.
 */
export function runWithin<Result>(milliseconds: number, work: () => Result): Result {
  const context = createContext({ work, result: undefined as Result | undefined });
  script.runInContext(context, { timeout: milliseconds });
  return context.result as Result;
}
