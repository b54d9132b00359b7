/** What a button on another page asked for, by its name in `?interest=`. */
export const INTERESTS = ["strategy-session", "qa-session", "foundation-audit", "growth-engine", "peak-performance"] as const;

export type Interest = (typeof INTERESTS)[number];

/** A known name from `?interest=`, or nothing. */
export function toInterest(name: unknown) {
  return INTERESTS.find((interest) => interest === name);
}
