const WINDOW_MS = 600_000;
/** About 5 MB. With more networks than that in ten minutes, those that come last are refused. */
const MOST_NETWORKS = 50_000;

/** Counts what a network sends in ten minutes, in memory: a count in the database would cost more than most of these requests. */
export function createNetworkLimit(most: number) {
  let window = 0;
  let counts = new Map<string, number>();

  return function isWithin(network: string, now: Date) {
    const current = Math.floor(now.getTime() / WINDOW_MS);
    if (current !== window) counts = new Map();
    window = current;
    const count = (counts.get(network) ?? 0) + 1;
    if (count === 1 && counts.size >= MOST_NETWORKS) return false;
    counts.set(network, count);
    return count <= most;
  };
}
