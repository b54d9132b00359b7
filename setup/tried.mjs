// @ts-check
/**
 * Returns the function's result, or undefined if it throws.
 *
 * @template Result
 * @param {() => Result} work
 */
export function tried(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}
