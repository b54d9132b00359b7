/** A person needs longer than this to fill in a form. */
const FILL_TIME_MS = 3_000;

/** Robots fill in the hidden field, or finish faster than any person could. */
export function isRobot({ website, openedAt }: Record<string, string>, now: Date) {
  const age = now.getTime() - Number(openedAt);
  // A form dated in the future came from a server with a different clock, so its age tells us nothing.
  return website !== "" || (age >= 0 && age < FILL_TIME_MS);
}
