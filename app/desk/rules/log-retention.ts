export const LOG_MONTHS = 12;

/** Lines of the desk's log from before this moment are too old to keep. */
export function logRetainedSince(now: Date) {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - LOG_MONTHS);
  return moment;
}
