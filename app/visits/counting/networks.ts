import { hash, randomBytes } from "node:crypto";
import { networkOf } from "../../forms/network.ts";

/**
 * What one network may count in a day. An office or a phone company's gateway has many visitors behind one address, so it's more than any
 * household needs; a script that changes its browser or its referrer with every request stays one network. `names` are sources and missing
 * pages that nobody else has brought that day.
 */
export const MOST_A_DAY = { visits: 100, views: 3_000, names: 10 } as const;

/** Under a megabyte whatever is sent. Two networks in the same cell share what they may count, which most days nobody notices. */
const CELLS = 2 ** 17;

/** Counts by network, as hashes with a salt that exists only in memory and for one day. */
export function createNetworks() {
  let salt = randomBytes(16);
  const used = { visits: new Uint16Array(CELLS), views: new Uint16Array(CELLS), names: new Uint16Array(CELLS) };

  return {
    cellOf: (ipAddress: string) => hash("sha1", `${salt.toString("latin1")}\n${networkOf(ipAddress)}`, "buffer").readUInt32BE(0) % CELLS,
    /** Takes one of the day's, and returns whether there was one left. */
    tryCount(cell: number, what: keyof typeof MOST_A_DAY) {
      const taken = used[what][cell] ?? 0;
      if (taken >= MOST_A_DAY[what]) return false;
      used[what][cell] = taken + 1;
      return true;
    },
    forget() {
      salt = randomBytes(16);
      for (const counts of Object.values(used)) counts.fill(0);
    },
  };
}

export type Networks = ReturnType<typeof createNetworks>;
