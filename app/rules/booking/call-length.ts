/** The three free calls. Every length that a page or an email mentions is read from here. */
export const CALL_MINUTES = { discovery: 15, strategySession: 30, qaSession: 30 } as const;

/** The length that a button on another page asked for, by its `?interest=`. Without one it's the discovery call. */
export function callMinutesFor(interest: string | undefined) {
  if (interest === "strategy-session") return CALL_MINUTES.strategySession;
  if (interest === "qa-session") return CALL_MINUTES.qaSession;
  return CALL_MINUTES.discovery;
}
