/** A person needs longer than this to fill in a form. */
const FILL_TIME_MS = 3_000;

/** A robot fills in what nobody sees, or is done before anybody could be. */
export function isRobot({ website, openedAt }: Record<string, string>, now: Date) {
  const age = now.getTime() - Number(openedAt);
  // A form of the future was made by another clock than this one, and says nothing.
  return website !== "" || (age >= 0 && age < FILL_TIME_MS);
}
