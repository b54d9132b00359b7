/** Prints one sentence and exits. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
