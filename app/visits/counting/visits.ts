import { hash, randomBytes } from "node:crypto";
import { deviceOf } from "../rules/counted-visits.ts";
import type { Networks } from "./networks.ts";

/** `last` is the page read last, `reports` is how often its browser has reported something, `network` is its cell in networks.ts. */
export type Visit = { source: string; pages: Set<string>; last: string; reports: number; network: number };

/** Who sends on a connection, with their visit. */
type VisitSender = { ipAddress: string; userAgent: string; visit: Visit };

/** About 10 MB. Whoever comes after that on the same day is counted as a visit of one page. */
const MOST_VISITS = 20_000;
const MOST_PAGES = 30;

/**
 * Tells visits apart without keeping anything about a visitor: by a hash of the IP address and the browser with a salt that exists only in
 * memory, for one day. Afterwards nobody can tell whose visit it was, or that two visits were the same person's.
 */
export function createVisits(networks: Networks) {
  let salt = randomBytes(16);
  let visits = new Map<string, Visit>();
  let senders = new WeakMap<object, VisitSender>();

  return {
    /**
     * Notes that a visitor reads a page, and returns their visit: a robot has none, and neither has a network that had its share of the
     * day. `begin` is called with a new visit. Reading the browser's name and hashing take longer than all the rest, so on a connection, if
     * there is one, they're done once; behind a proxy, once per change of visitor.
     */
    enter(page: string, ipAddress: string, userAgent: string, connection: object | undefined, begin: (visit: Visit) => void) {
      const sender = connection && senders.get(connection);
      const isSame = sender !== undefined && sender.userAgent === userAgent && sender.ipAddress === ipAddress;
      if (!isSame && !deviceOf(userAgent)) return undefined;
      const visit = isSame ? sender.visit : findOrBegin(ipAddress, userAgent, begin);
      if (!visit) return undefined;
      if (visit.last !== page) read(visit, page);
      if (connection && !isSame) senders.set(connection, { ipAddress, userAgent, visit });
      return visit;
    },
    find: (ipAddress: string, userAgent: string) => visits.get(keyOf(ipAddress, userAgent)),
    /** A new day: the salt is gone, and with it every link to a visitor. */
    forget() {
      senders = new WeakMap();
      salt = randomBytes(16);
      visits = new Map();
    },
  };

  function findOrBegin(ipAddress: string, userAgent: string, begin: (visit: Visit) => void) {
    const key = keyOf(ipAddress, userAgent);
    const known = visits.get(key);
    if (known) return known;
    const network = networks.cellOf(ipAddress);
    if (!networks.tryCount(network, "visits")) return undefined;
    const visit: Visit = { source: "", pages: new Set(), last: "", reports: 0, network };
    if (visits.size < MOST_VISITS) visits.set(key, visit);
    begin(visit);
    return visit;
  }

  function read(visit: Visit, page: string) {
    visit.last = page;
    if (visit.pages.size < MOST_PAGES) visit.pages.add(page);
  }

  function keyOf(ipAddress: string, userAgent: string) {
    return hash("sha1", `${salt.toString("latin1")}\n${ipAddress}\n${userAgent}`, "base64").slice(0, 16);
  }
}
