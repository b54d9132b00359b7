// @ts-check
/**
 * Prints one sentence and exits.
 *
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
