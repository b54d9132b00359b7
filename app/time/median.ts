/** The middle one of some numbers, or the mean of the two in the middle. Undefined without any. */
export function median(numbers: readonly number[]) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
