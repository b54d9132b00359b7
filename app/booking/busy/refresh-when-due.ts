import { logFailure } from "../../site/failure.ts";
import { type RefreshParts, refreshBusyCalendars } from "./refresh.ts";

/** Each calendar is read every five minutes; this is how often we look whether one is due. */
const LOOK_FOR_DUE_MS = 10_000;

/** Reads the agency's own calendars in the background. Returns a function that stops it. */
export function startBusyRefresh(parts: RefreshParts) {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  if (parts.settings.busyCalendars.length > 0) round = work();

  async function work() {
    await refreshBusyCalendars(parts, stopping.signal).catch((error) => logFailure(parts.log, error, "busy calendars could not be stored"));
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      round = work();
    }, LOOK_FOR_DUE_MS).unref();
  }

  return async function stop() {
    stopping.abort();
    clearTimeout(timer);
    await round;
  };
}
