/** Ends with one sentence. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
