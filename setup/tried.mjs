/** What the function answers, or nothing where it throws. */
export function tried(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}
