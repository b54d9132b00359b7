import { hash, randomBytes } from "node:crypto";

/** `reports` is how often its browser has reported something. */
export type Visit = { source: string; pages: Set<string>; reports: number };

/** `connection` is the socket, if there is one. */
type Visitor = { ipAddress: string; userAgent: string; connection?: object | undefined };

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
  let keys = new WeakMap<object, { ipAddress: string; userAgent: string; key: string }>();

  return {
    /** The visit that this page belongs to, and whether it's new. */
    enter({ ipAddress, userAgent, connection }: Visitor, page: string, source: () => string) {
      const key = connection ? knownKey(ipAddress, userAgent, connection) : keyOf(ipAddress, userAgent);
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
      keys = new WeakMap();
      salt = randomBytes(16);
      visits = new Map();
    },
  };

  /** Hashing takes longer than all the rest, so it's done once per connection; behind a proxy, once per change of visitor on it. */
  function knownKey(ipAddress: string, userAgent: string, connection: object) {
    const known = keys.get(connection);
    if (known?.ipAddress === ipAddress && known.userAgent === userAgent) return known.key;
    const key = keyOf(ipAddress, userAgent);
    keys.set(connection, { ipAddress, userAgent, key });
    return key;
  }

  function keyOf(ipAddress: string, userAgent: string) {
    return hash("sha1", `${salt.toString("latin1")}\n${ipAddress}\n${userAgent}`, "base64").slice(0, 16);
  }
}
