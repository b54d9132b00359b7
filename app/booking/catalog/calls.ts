/** The three free calls. Every length that a page or an email mentions is read from here, or compared with it by a test. */
export const CALL_MINUTES = { discovery: 15, strategySession: 30, qaSession: 30 } as const;

/** What the site says everywhere. PROMISE_HOURS can only make it shorter. */
export const LONGEST_PROMISE_HOURS = 24;

/** How long a request under pressure, or one that a program made, holds its slot without a press on the link in its email. */
export const HOLD_MINUTES = 30;

/** The form in which the agency offers other times. */
export const OFFER_FIELDS = ["time1", "time2", "time3"] as const;

/** How many times are offered at once, by the agency or by the site after a lost race. With fewer free ones the booking window is full. */
export const OFFERED_TIMES = OFFER_FIELDS.length;

export type CallKind = keyof typeof CALL_MINUTES;

/** The call that a button on another page asked for, by its `?interest=`. Without one it's the discovery call. */
export function callKindFor(interest: string | undefined): CallKind {
  if (interest === "strategy-session") return "strategySession";
  return interest === "qa-session" ? "qaSession" : "discovery";
}

export function callMinutesFor(interest: string | undefined) {
  return CALL_MINUTES[callKindFor(interest)];
}
