// @ts-check
const EVERY_S = 10;

/**
 * Reports every ten seconds that work is still going on, until the returned function is called, because silence looks like a hang.
 *
 * @param {string} words
 */
export function every10Seconds(words) {
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += EVERY_S;
    console.error(`${words}, ${seconds} s …`);
  }, EVERY_S * 1000);
  return () => clearInterval(timer);
}
