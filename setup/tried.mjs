/** Returns the function's result, or undefined if it throws. */
export function tried(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}
