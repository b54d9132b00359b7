import type { Count, Counted } from "../app/data/counts/counts.server.ts";

/** How many different names of a kind are kept in a day. A stranger can make up any number; the rest counts as 'other'. */
const MOST_NAMES: Record<Counted, number> = {
  view: 3_000,
  visit: 200,
  landing: 500,
  step: 50,
  "booked-from": 200,
  "booked-after": 500,
  missing: 100,
  "empty-search": 1,
  total: 3,
};

/** Sums in memory until they're written. Views have a map of their own, because serving a cached page takes less time than joining a key. */
export function createTally() {
  let views = new Map<string, number>();
  let sums = new Map<string, Count>();
  let names = new Map<Counted, Set<string>>();
  let day = "";

  /** A name within the day's limit, or 'other'. */
  function limited(what: Counted, name: string) {
    const known = names.get(what) ?? new Set();
    names.set(what, known);
    if (known.has(name)) return name;
    if (known.size >= MOST_NAMES[what]) return "other";
    known.add(name);
    return name;
  }

  return {
    view(page: string) {
      const count = views.get(page);
      if (count !== undefined) views.set(page, count + 1);
      else if (limited("view", page) === page) views.set(page, 1);
      else views.set("other", (views.get("other") ?? 0) + 1);
    },
    add(what: Counted, name: string, detail = "", count = 1) {
      const key = `${what}\n${name}\n${detail}`;
      const sum = sums.get(key);
      if (sum) {
        sum.count += count;
        return;
      }
      const within = limited(what, name);
      const kept = within === name ? key : `${what}\n${within}\n${detail}`;
      const other = sums.get(kept);
      if (other) other.count += count;
      else sums.set(kept, { what, name: within, detail, count });
    },
    /** Empties the tally. The names of a new day start over. */
    take(today: string) {
      const read = [...views].map(([name, count]): Count => ({ what: "view", name, detail: "", count }));
      const taken = [...sums.values(), ...read];
      sums = new Map();
      views = new Map();
      if (today !== day) names = new Map();
      day = today;
      return taken;
    },
  };
}
