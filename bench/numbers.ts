export function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** 'median (lowest to highest)'. */
export function spread(values: number[], digits = 0) {
  const [middle, lowest, highest] = [median(values), Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
  return `${middle} (${lowest} to ${highest})`;
}

/** Compares within each round, the only time both ran under the same conditions. */
export function ratio(ours: number[], theirs: number[]) {
  return spread(
    ours.map((value, round) => value / (theirs[round] ?? Number.NaN)),
    2,
  );
}

/** Shows what's being measured on a single line that overwrites itself. */
export function showProgress(text: string) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}
