import { stemOf } from "./search-words.ts";

const MOST_SUGGESTIONS = 3;
/** Longer ones aren't words, and would take long to compare. */
const LONGEST_WORD = 30;

/**
 * Up to three words to search for instead, of those that occur: what was typed if it does, or else what's spelled nearly alike, the nearest
 * first and then the one in the most posts. `known` holds each word that occurs, and in how many posts.
 */
export function suggestWords(typed: string[], known: ReadonlyMap<string, number>) {
  const lists = typed.slice(0, MOST_SUGGESTIONS).map((word) => (known.has(word) ? [word] : nearestTo(word, known)));
  // The best for each typed word before the second best for any.
  const inTurn = Array.from({ length: MOST_SUGGESTIONS }, (_, rank) => lists.flatMap((list) => list[rank] ?? []));
  return [...new Set(inTurn.flat())].slice(0, MOST_SUGGESTIONS);
}

function nearestTo(word: string, known: ReadonlyMap<string, number>) {
  const most = tolerated(word);
  if (most === 0) return [];
  const near = [...known]
    .map(([other, posts]) => ({ other, posts, typos: typosBetween(word, other, most) }))
    .filter(({ typos }) => typos <= most)
    .sort((a, b) => a.typos - b.typos || b.posts - a.posts || a.other.localeCompare(b.other));
  // One form of a word is enough: 'estimate', not 'estimates' as well.
  const byStem = new Map<string, string>();
  for (const { other } of near) if (!byStem.has(stemOf(other))) byStem.set(stemOf(other), other);
  return [...byStem.values()];
}

function tolerated(word: string) {
  if (word.length < 4 || word.length > LONGEST_WORD) return 0;
  return word.length < 7 ? 1 : 2;
}

/**
 * How many letters were left out, added, mistaken or swapped with the next one (optimal string alignment). Anything above `most` when it's
 * more than that.
 */
export function typosBetween(a: string, b: string, most = Number.POSITIVE_INFINITY) {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const typos = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1));
      row.push(isSwap ? Math.min(typos, at(before, j - 2) + 1) : typos);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: number[], index: number) {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
