/** A piece of plain text, and whether it matches a search word. */
export type Piece = { text: string; hit: boolean };

const MOST_WORDS = 8;
const MOST_CHARACTERS = 200;
/** From this length on, a search word also matches longer words: 'plumb' finds 'plumbing', but 'ai' doesn't find 'air'. */
const PREFIX_CHARACTERS = 4;
const SNIPPET_CHARACTERS = 220;
/** Too common to tell one post from another. */
const COMMON = new Set("a an and are as at be by for from how in is it of on or the to what with your".split(" "));

/** The words of a search, however it's written: quotes, asterisks and brackets count as spaces. */
export function searchWords(question: string) {
  const words = folded(question.slice(0, MOST_CHARACTERS)).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => !COMMON.has(word)).slice(0, MOST_WORDS);
}

export function isPrefix(word: string) {
  return word.length >= PREFIX_CHARACTERS;
}

/** The words of a text that could be searched for, each once. Without contractions: 'doesn' isn't a word. */
export function wordsIn(text: string) {
  const words = new Set(folded(text).match(/[\p{L}\p{N}'’]+/gu) ?? []);
  return [...words].filter((word) => /^\p{L}[\p{L}\p{N}]+$/u.test(word) && !COMMON.has(word));
}

/** Whether every word occurs. The database does this for posts; this does it for texts that aren't stored there. */
export function containsAll(text: string, words: string[]) {
  return words.length > 0 && words.every((word) => hitPattern([word]).test(text));
}

export function markHits(text: string, words: string[]): Piece[] {
  if (words.length === 0) return [{ text, hit: false }];
  // Splitting by a pattern with one group alternates between misses and hits.
  const pieces = text.split(hitPattern(words)).map((piece, index) => ({ text: piece, hit: index % 2 === 1 }));
  return pieces.filter((piece) => piece.text !== "");
}

/** An excerpt with its matches marked. If it has none, the part of the text that has one. */
export function excerptOf(excerpt: string, text: string, words: string[]) {
  const marked = markHits(excerpt, words);
  return marked.some(({ hit }) => hit) ? marked : (snippetOf(text, words) ?? marked);
}

/** The part of a text around its first match, with matches marked. Nothing if there's no match. */
function snippetOf(text: string, words: string[]): Piece[] | undefined {
  const at = words.length === 0 ? -1 : text.search(hitPattern(words));
  if (at < 0) return undefined;
  const from = at < SNIPPET_CHARACTERS / 3 ? 0 : text.indexOf(" ", at - SNIPPET_CHARACTERS / 3) + 1;
  const end = text.length - from <= SNIPPET_CHARACTERS ? text.length : text.lastIndexOf(" ", from + SNIPPET_CHARACTERS);
  const until = end > at ? end : from + SNIPPET_CHARACTERS;
  const cut = text.slice(from, until).trim();
  return markHits(`${from > 0 ? "… " : ""}${cut}${until < text.length ? " …" : ""}`, words);
}

/** Matches words that share the search word's stem: 'estimates' matches 'estimate' and 'estimating'. */
function hitPattern(words: string[]) {
  const stems = words.map((word) => (isPrefix(word) ? `${stemOf(word)}[\\p{L}\\p{N}]*` : word));
  return new RegExp(`(?<![\\p{L}\\p{N}])(${stems.join("|")})(?![\\p{L}\\p{N}])`, "iu");
}

function folded(text: string) {
  return text.normalize("NFC").toLowerCase();
}

export function stemOf(word: string) {
  const stem = word.replace(/(ations?|ings?|ed|es|s|e|y)$/, "");
  return stem.length >= PREFIX_CHARACTERS ? stem : word;
}
