/** What became of a call whose time has come, as the agency says it. */
export const OUTCOMES = ["held", "no-show"] as const;

export type Outcome = (typeof OUTCOMES)[number];
