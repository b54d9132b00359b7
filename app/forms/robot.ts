/** A person needs longer than this to fill in a form. */
const FILL_TIME_MS = 3_000;

/** Robots fill in the hidden field, leave it out, or finish faster than any person could. */
export function isRobot({ website, openedAt }: Record<string, unknown>, now: Date) {
  if (website !== "") return true;
  if (openedAt === undefined) return false;
  const age = now.getTime() - Number(openedAt);
  // A form dated in the future came from a server with a different clock, so its age tells us nothing.
  return Number.isNaN(age) || (age >= 0 && age < FILL_TIME_MS);
}
