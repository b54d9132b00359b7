import type { Logger } from "pino";
import { data } from "react-router";

/** For `.catch`: the database is away, so the page says so with a 503 and the log gets the reason's code, which names nobody. */
export function unavailable(log: Logger) {
  return (error: { code?: string; name?: string }): never => {
    log.error({ code: error.code ?? error.name }, "the database did not answer");
    throw data(null, { status: 503, headers: { "Retry-After": "30" } });
  };
}
