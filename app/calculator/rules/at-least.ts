/** Sums such as 2.6 + 2.4 can fall short of 5 in the sixteenth digit. */
export function isAtLeast(amount: number, least: number) {
  return amount + 1e-9 >= least;
}
