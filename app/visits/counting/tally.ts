import type { Count, CountKind } from "../data/counts.server.ts";

/**
 * How many pairs of a name and a detail are kept in a day. The rule that keeps a flood from pushing out what is real: a name that we know
 * (a page that exists, a step, a host of our catalog, a link that ./peakworks link made) is always counted by itself. Whatever a stranger
 * may have made up shares these places, a network brings only a few of them (networks.ts), and the rest counts as 'other', so that totals
 * stay right.
 */
const MOST_PAIRS: Record<CountKind, number> = {
  view: 3_000,
  visit: 300,
  landing: 500,
  step: 50,
  "booked-after": 500,
  missing: 100,
  "empty-search": 1,
  assistant: 100,
  total: 4,
};

/** How many sums may wait with their hour while the database is away: days of them on most sites. More are added to a later hour. */
const MOST_LATE = 20_000;

/** `mayAdd` is asked before a new pair takes one of the places. */
type Origin = { isKnown?: boolean; mayAdd?: () => boolean };

/** Sums in memory until they're written. Views have a map of their own, because serving a kept page takes less time than joining a key. */
export function createTally() {
  let views = new Map<string, number>();
  let sums = new Map<string, Count>();
  /** What couldn't be written, by its hour. */
  let late = new Map<number, Map<string, Count>>();
  let pairs = new Map<CountKind, Set<string>>();
  let day = "";

  function mayCount(what: CountKind, name: string, detail: string, { isKnown = false, mayAdd = () => true }: Origin = {}) {
    if (isKnown) return true;
    const pair = `${name}\n${detail}`;
    const counted = pairs.get(what) ?? new Set();
    pairs.set(what, counted);
    if (counted.has(pair)) return true;
    if (counted.size >= MOST_PAIRS[what] || !mayAdd()) return false;
    counted.add(pair);
    return true;
  }

  return {
    view(page: string) {
      const count = views.get(page);
      if (count !== undefined) views.set(page, count + 1);
      else if (mayCount("view", page, "")) views.set(page, 1);
      else views.set("other", (views.get("other") ?? 0) + 1);
    },
    /** Returns the name it was counted by. */
    add(what: CountKind, name: string, detail = "", origin?: Origin) {
      if (mayCount(what, name, detail, origin)) {
        addTo(sums, { what, name, detail, count: 1 });
        return name;
      }
      // A visit's detail is its kind of device. A missing page's is the site that links to it, which is made up as easily as the page.
      addTo(sums, { what, name: "other", detail: what === "missing" ? "other" : detail, count: 1 });
      return "other";
    },
    /** Takes back counts that couldn't be written. They passed the limits when they were first counted. */
    putBack(hour: number, counts: Count[]) {
      const waiting = [...late.values()].reduce((total, { size }) => total + size, 0);
      const hasRoom = waiting + counts.length <= MOST_LATE;
      const into = hasRoom ? (late.get(hour) ?? new Map<string, Count>()) : sums;
      if (hasRoom) late.set(hour, into);
      for (const count of counts) addTo(into, count);
    },
    /**
     * Empties the tally: the counts by hour, each key once, since PostgreSQL refuses a statement that adds to the same row twice. The names
     * of a new day start over.
     */
    drain(today: string, hour: number) {
      for (const [name, count] of views) addTo(sums, { what: "view", name, detail: "", count });
      const current = late.get(hour) ?? new Map<string, Count>();
      for (const count of sums.values()) addTo(current, count);
      if (current.size > 0) late.set(hour, current);
      const taken = new Map([...late].map(([at, counts]) => [at, [...counts.values()]]));
      late = new Map();
      sums = new Map();
      views = new Map();
      if (today !== day) pairs = new Map();
      day = today;
      return taken;
    },
  };
}

function addTo(sums: Map<string, Count>, { what, name, detail, count }: Count) {
  const key = `${what}\n${name}\n${detail}`;
  const known = sums.get(key);
  if (known) known.count += count;
  else sums.set(key, { what, name, detail, count });
}
