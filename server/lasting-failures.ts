import type { Logger } from "pino";
import { logFailure } from "../app/site/failure.ts";
import { MINUTE_MS } from "../app/time/durations.ts";

const AGAIN_MS = 10 * MINUTE_MS;

/**
 * Logs a failure when it begins, every ten minutes while it lasts, and its end. What is tried every three seconds would write 10,000 lines
 * in a night without a database.
 */
export function createFailureLog(log: Pick<Logger, "error" | "info">) {
  const loggedAt = new Map<string, number>();
  return {
    failed(error: unknown, what: string) {
      const last = loggedAt.get(what);
      if (last !== undefined && performance.now() - last < AGAIN_MS) return;
      loggedAt.set(what, performance.now());
      logFailure(log, error, what);
    },
    worked(what: string) {
      if (loggedAt.delete(what)) log.info({ ended: what }, "works again");
    },
  };
}
