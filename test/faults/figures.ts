/** '4,812 requests'. */
export function many(count: number, what: string) {
  return `${count.toLocaleString("en-US")} ${what}`;
}

/** '12 ms': 99 of 100 were at least this fast. */
export function p99(milliseconds: number[]) {
  return `${Math.round(percentile(milliseconds, 99))} ms`;
}

export function percentile(values: number[], percent: number) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

export function secondsSince(moment: number) {
  return `${((performance.now() - moment) / 1000).toFixed(1)} s`;
}
