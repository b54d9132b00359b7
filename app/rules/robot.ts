/** A person needs longer than this to fill in a form. */
const FILL_TIME_MS = 3_000;

/** A robot fills in what nobody sees, or is done before anybody could be. */
export function isRobot({ website, openedAt }: Record<string, string>, now: Date) {
  return website !== "" || now.getTime() - Number(openedAt) < FILL_TIME_MS;
}
