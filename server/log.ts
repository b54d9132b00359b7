import { pino } from "pino";

/** One JSON line per event. Nothing that identifies a visitor is logged: no IP address, no query, no form value. */
export function createLog(level: string) {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}
