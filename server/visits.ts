import { hash, randomBytes } from "node:crypto";

/** `reports` is how often its browser has reported something. */
export type Visit = { source: string; pages: Set<string>; reports: number };

/** About 10 MB. Whoever comes after that on the same day is counted as a visit of one page. */
const MOST_VISITS = 20_000;
const MOST_PAGES = 30;

/**
 * Tells visits apart without keeping anything about a visitor: by a hash of the IP address and the browser with a salt that exists only in memory, for
 * one day. Afterwards nobody can tell whose visit it was, or that two visits were the same person's.
 */
export function createVisits() {
  let salt = randomBytes(16);
  let visits = new Map<string, Visit>();

  return {
    /** The visit that this page belongs to, and whether it's new. */
    enter(ipAddress: string, userAgent: string, page: string, source: () => string) {
      const key = keyOf(ipAddress, userAgent);
      const known = visits.get(key);
      if (known) {
        if (known.pages.size < MOST_PAGES) known.pages.add(page);
        return { visit: known, isNew: false };
      }
      const visit: Visit = { source: source(), pages: new Set([page]), reports: 0 };
      if (visits.size < MOST_VISITS) visits.set(key, visit);
      return { visit, isNew: true };
    },
    find: (ipAddress: string, userAgent: string) => visits.get(keyOf(ipAddress, userAgent)),
    /** A new day: the salt is gone, and with it every link to a visitor. */
    forget() {
      salt = randomBytes(16);
      visits = new Map();
    },
  };

  function keyOf(ipAddress: string, userAgent: string) {
    return hash("sha1", `${salt.toString("latin1")}\n${ipAddress}\n${userAgent}`, "base64").slice(0, 16);
  }
}
