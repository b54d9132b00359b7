/**
 * What became of a call whose time has come, as the agency says it, each as it's stored and exported. A call that was held took place, here
 * and in `booking.held`. A slot or a request that is held waits until its visitor presses a link: see `heldUntil`.
 */
export const OUTCOMES = { talked: "held", missed: "no-show" } as const;

export type Outcome = keyof typeof OUTCOMES;

export type StoredOutcome = (typeof OUTCOMES)[Outcome];
