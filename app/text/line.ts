/** What somebody typed as one line without control characters, nor half an emoji, which databases reject. */
export function oneLine(typed: string) {
  return typed
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/** The same where only so many characters fit. */
export function readLine(typed: string, most: number): { text: string } | { problem: "too-long" } {
  const text = oneLine(typed);
  return text.length > most ? { problem: "too-long" } : { text };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/** Drops control characters, which no page can show and no feed may contain. */
export function printable(text: string) {
  return text.replace(CONTROL, "");
}
