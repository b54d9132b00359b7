/** Every string in a page's words. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : [];
}

/** Words and figures only, so that sentences can be compared whatever stands around them. */
export function plain(text: string) {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$]+/gu, " ")
    .trim();
}

/** What a caller in danger hears is the same order everywhere, so it may stand on several pages. */
export const SAFETY = /smoke flames (or )?sparks/;

/** Shorter ones are figures of speech. */
const MIN_SENTENCE_WORDS = 5;

/** The sentences of a page's words, as `plain` writes them. */
export function plainSentences(words: unknown) {
  return textsIn(words)
    .flatMap((text) => text.split(/(?<=[.?!:])\s+/))
    .map(plain)
    .filter((sentence) => sentence.split(" ").length >= MIN_SENTENCE_WORDS && !SAFETY.test(sentence));
}
