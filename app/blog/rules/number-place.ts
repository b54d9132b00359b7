/** The one number of a text, large beside the section it's from: 0 is what stands before the first heading. */
export type KeyNumber = { section: number; figure: string; says: string };

/**
 * Which of a section's blocks its number is from, by their texts: one that says the figure, and of several the one that shares most words
 * with what is said of it. Without any, the last.
 */
export function placeOf(texts: string[], { figure, says }: KeyNumber) {
  const words = wordsIn(`${figure} ${says}`);
  const scores = texts.map((text) => {
    const said = new Set(wordsIn(text));
    return (text.includes(figure) ? FIGURE_SCORE : 0) + words.filter((word) => said.has(word)).length;
  });
  const best = Math.max(...scores);
  return best > 0 ? scores.indexOf(best) : texts.length - 1;
}

/** More than any number's words. */
const FIGURE_SCORE = 100;

function wordsIn(text: string) {
  return text.toLowerCase().match(/[\w$]+/g) ?? [];
}
