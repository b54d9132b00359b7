/**
 * What became of a call whose time has come, as the agency says it, each as it's stored and exported. Everywhere else 'held' is a time that waits for its
 * visitor's press.
 */
export const OUTCOMES = { talked: "held", missed: "no-show" } as const;

export type Outcome = keyof typeof OUTCOMES;

export type StoredOutcome = (typeof OUTCOMES)[Outcome];
