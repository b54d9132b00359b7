import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../time/durations.ts";

/** How long a link in an email can be used to sign in. */
export const LINK_MS = 15 * MINUTE_MS;
/** Nobody was there for so long: whoever finds the phone finds it closed. */
export const IDLE_MS = 12 * HOUR_MS;
/** However busy it was. */
export const LONGEST_MS = 7 * DAY_MS;
/** What destroys or exports wants a sign-in that's no older than this. */
const FRESH_MS = 10 * MINUTE_MS;

export type Session = {
  /** Names it in the database. The token itself is only in the browser. */
  tokenHash: string;
  email: string;
  madeAt: Date;
  seenAt: Date;
  /** The last time they showed a link or a passkey. */
  provedAt: Date;
};

export function isAlive({ madeAt, seenAt }: Session, now: Date) {
  return now.getTime() - seenAt.getTime() < IDLE_MS && now.getTime() - madeAt.getTime() < LONGEST_MS;
}

export function isFresh({ provedAt }: Session, now: Date) {
  return now.getTime() - provedAt.getTime() < FRESH_MS;
}

/** The address of AGENCY_EMAIL that somebody means, as the setting writes it. */
export function agencyAddress(typed: string, agencyEmails: readonly string[]) {
  const wanted = typed.trim().toLowerCase();
  return agencyEmails.find((address) => address.toLowerCase() === wanted);
}
