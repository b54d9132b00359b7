/** The Flesch-Kincaid grade of a text: the US school year that reads it easily. */
export function gradeOf(sentences: string[]) {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((total, word) => total + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Sentences of at least `minWords` words in a page's running text. Labels and headings aren't sentences. */
export function sentencesIn(html: string, minWords: number) {
  return [...html.matchAll(/<(?:p|li|dd|td|span)\b[^>]*>([^<]+)</g)]
    .flatMap(([, text = ""]) =>
      text
        .replaceAll("&#x27;", "'")
        .replaceAll("&amp;", "and")
        .split(/(?<=[.?!:])\s+/),
    )
    .filter((sentence) => wordsOf(sentence).length >= minWords);
}

function wordsOf(text: string) {
  return text.match(/[\p{L}'’]+|\$?\d[\d,.:-]*/gu) ?? [];
}

/** Vowel groups, less a silent e. A figure is read as two. */
function syllablesIn(word: string) {
  if (/\d/.test(word)) return 2;
  const plain = word.toLowerCase().replace(/(?:[^l]es|[^dt]ed|[^l]e)$/, (end) => end.slice(0, 1));
  return Math.max(1, plain.match(/[aeiouy]+/g)?.length ?? 1);
}
