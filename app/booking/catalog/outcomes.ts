/** What became of a call whose time has come, as the agency says it, each as it's stored and exported. */
export const OUTCOMES = { talked: "held", missed: "no-show" } as const;

export type Outcome = keyof typeof OUTCOMES;

export type StoredOutcome = (typeof OUTCOMES)[Outcome];
